# Co mówi każda gra: odmowy, cofanie, błędy przygotowań, pozycji, katalogów i plików.

# -- dlaczego nie --------------------------------------------------------------------------------------------

why-not-game-is-over = Gra jest skończona.
why-not-fate-is-asked = Teraz rozstrzyga los.
why-not-seat-is-not-asked = Gracz { $seat } nie jest teraz o nic pytany.
why-not-not-an-answer = To nie jest odpowiedź na zadane pytanie.
why-not-cannot-pay = { $needs ->
    [0] Nie możesz zapłacić: „{ $thing }”.
   *[other] To wymaga { $needs } × „{ $thing }”; masz { $has }.
}
why-not-condition-fails = To nie jest spełnione: „{ $condition }”.
why-not-must-choose = Coś z tego jest możliwe, więc jest obowiązkowe: „{ $effect }”.

# -- cofanie -------------------------------------------------------------------------------------------------

undo-nothing = Nie ma czego cofać.
undo-game-over = Gra jest skończona; niczego nie można już cofnąć.
undo-other-seat = Tego nie można cofnąć: od tej pory odpowiada { $seat }.
undo-revealed = Tego nie można cofnąć: { $source ->
    [first-seat] wylosowano, kto zaczyna
    [base-pile] dobrano kartę
    [noctis-pile] dobrano kartę Noctis
    [bank] wyłożono kartę w banku
    [goods] odkryto towar
    [theft] zabrano kartę
    [experiments-1] wyłożono nowy eksperyment
    [experiments-2] wyłożono nowy eksperyment
    [experiments-3] wyłożono nowy eksperyment
    [artifacts-1] wyłożono nowy artefakt
    [artifacts-2] wyłożono nowy artefakt
    [artifacts-3] wyłożono nowy artefakt
    [drawn-artifacts-1] dobrano artefakt
    [drawn-artifacts-2] dobrano artefakt
    [drawn-artifacts-3] dobrano artefakt
    [dice-1] rzucono kośćmi
    [dice-2] rzucono kośćmi
    [dice-3] rzucono kośćmi
    [publications] dobrano publikacje
    [starting-experiments] rozdano karty
    [masterpieces] rozdano karty
    [dealt-publications] rozdano karty
    [starting-artifacts] rozdano karty
    [bonus-tokens] rozłożono żetony bonusu
    [achievements] rozłożono osiągnięcia
    [essences] rozłożono esencje dominujące
    [formulas-1] rozłożono formuły
    [formulas-2] rozłożono formuły
    [formulas-3] rozłożono formuły
    [formulas-4] rozłożono formuły
    [bot-card] przeciwnik odsłonił kartę
    [bot-card-side] rzucono kością za przeciwnika
    [bot-artifact-side] rzucono kością za przeciwnika
    [bot-roll] rzucono kością za przeciwnika
    [bot-element] wylosowano kartę specjalizacji przeciwnika
    [bot-experiments] przeciwnik dostał eksperyment
    [bot-masterpieces] przeciwnik dobrał eksperyment mistrzowski
   *[other] coś zostało odkryte
}.

# -- co jest nie tak z przygotowaniem albo pozycją -----------------------------------------------------------

setup-seats = Liczba graczy w tej grze to od { $low } do { $high }, a nie { $found }.
setup-unknown-option = Nie ma opcji „{ $option }”.
setup-unknown-word = „{ $option }” nie może być „{ $word }”; dozwolone: { $allowed }.
setup-first-seat = Miejsce { $seat } nie może zaczynać: { $seats ->
    [one] jest tylko { $seats } miejsce
    [few] są tylko { $seats } miejsca
   *[many] jest tylko { $seats } miejsc
}.
position-unknown-line = W pozycji nie ma wiersza „{ $word }”.
position-bad-word = Wiersz „{ $line }”: „{ $word }” nie może tu stać.

# -- co jest nie tak z katalogiem; { $word } to słowo w pliku -------------------------------------------------

catalogue-hint = { $meant ->
    [0] { "" }
   *[other] { " " }Czy chodziło o „{ $meant }”?
}
catalogue-no-file = Nie ma takiego pliku ani folderu.
catalogue-no-toml = W folderze nie ma żadnego pliku .toml.
catalogue-unreadable = Nie można tego odczytać: { $detail }.
catalogue-not-utf8 = To nie jest tekst UTF-8.
catalogue-not-toml = To nie jest TOML: { $detail }
catalogue-missing-table = Brakuje tabeli [{ $word }].
catalogue-missing-item = Brakuje: „{ $word }”.
catalogue-second-table = Tabela [{ $word }] występuje tu po raz drugi.
catalogue-unknown-table = Nic w tej grze nie nazywa się „{ $word }”.{ catalogue-hint }
catalogue-not-items = „{ $word }” trzeba zapisać jako [[{ $word }]], raz na każdą sztukę.
catalogue-not-a-table = „{ $word }” musi być tabelą.
catalogue-missing-key = Brakuje klucza „{ $word }”.
catalogue-unknown-key = Klucz „{ $word }” jest nieznany.{ catalogue-hint }
catalogue-wrong-type = „{ $word }” to musi być { $expected ->
    [text] tekst
    [true-or-false] true albo false
    [a-whole-number] liczba całkowita
    [a-list-of-words] lista słów
    [a-list-of-texts] lista tekstów
    [a-list-of-whole-numbers] lista liczb całkowitych
    [a-list-of-tables] lista tabel
   *[a-list] lista
}, a jest { $found }.
catalogue-out-of-range = „{ $word }” musi wynosić od { $low } do { $high }, a wynosi { $found }.
catalogue-empty = „{ $word }” nie może być puste.
catalogue-bad-id = Identyfikator „{ $word }” musi się składać z małych liter, cyfr i pojedynczych łączników.
catalogue-second-id = Identyfikator „{ $word }” jest już zajęty, w { $other }.
catalogue-unknown-word = „{ $word }” nie jest żadnym ze słów dozwolonych dla „{ $key }”.{ catalogue-hint }
catalogue-wrong-length = „{ $word }” musi mieć { $expected ->
    [one] { $expected } element
    [few] { $expected } elementy
   *[many] { $expected } elementów
}, a ma { $found }.
catalogue-wording = „{ $key }”: { $place ->
    [0] „{ $text }” kończy się za wcześnie.
   *[other] w „{ $text }” słowo { $place }, „{ $word }”, nie może tam stać.
}{ $expected ->
    [a-thing] { " " }Oczekiwano: rzecz.
    [something-counted] { " " }Oczekiwano: coś liczonego.
    [a-thing-or-something-counted] { " " }Oczekiwano: rzecz albo coś liczonego.
    [a-condition] { " " }Oczekiwano: warunek.
    [a-number-a-scale-or-a-condition] { " " }Oczekiwano: liczba, skala albo warunek.
    [a-number-from-1-to-99] { " " }Oczekiwano: liczba od 1 do 99.
    [an-effect] { " " }Oczekiwano: efekt.
    [a-material] { " " }Oczekiwano: substancja.
    [a-material-or-an-essence] { " " }Oczekiwano: substancja albo esencja.
    [a-thing-that-is-gained] { " " }Oczekiwano: coś, co się otrzymuje.
    [something-that-can-be-shown] { " " }Oczekiwano: coś, co można pokazać.
    [something-rewards-are-counted-by] { " " }Oczekiwano: coś, za co liczą się nagrody.
    [an-exchange-or-a-transmutation] { " " }Oczekiwano: wymiana albo transmutacja.
    [one-step-or-up-to-three-on-any-track] { " " }Oczekiwano: jeden krok albo do trzech na dowolnym torze (any track).
    [one-step-or-reaction-tokens] { " " }Oczekiwano: jeden krok (step) albo żetony reakcji.
    [a-track] { " " }Oczekiwano: tor.
    [an-exchange] { " " }Oczekiwano: wymiana.
    [an-arrow] { " " }Oczekiwano: strzałka albo „wild”.
    [a-card] { " " }Oczekiwano: „publications” albo „artifact”.
   *[other] { "" }
}{ catalogue-hint }
catalogue-unlike-the-box = { $found } × „{ $word }”, a w wydrukowanej grze { $expected }.

# -- co jest nie tak z plikiem partii ------------------------------------------------------------------------

file-not-a-match = To nie jest gra zapisana przez Emerald Tablet.
file-other-format = Plik ma format { $found }; tu czytany jest format { $here }.
file-other-game = Plik zawiera grę „{ $found }”, a nie „{ $here }”.
file-other-rules = Plik rozegrano według wersji { $found } zasad; tu jest wersja { $here }.
file-other-edition = Plik rozegrano z edycją „{ $found }”, a nie „{ $here }”.
file-other-catalogue = Plik rozegrano z innym katalogiem ({ $found }) niż tutejszy ({ $here }).
file-truncated = Plik kończy się za wcześnie.
file-expected = Tu powinno stać „{ $expected }”, a nie „{ $found }”.
file-bad-text = „{ $word }” nie może tu stać.
file-bad-number = „{ $word }” nie jest liczbą od { $low } do { $high }.
file-bad-hex = „{ $word }” nie jest liczbą szesnastkową właściwej długości.
file-second = „{ $word }” występuje tu po raz drugi.
file-seed-hash = Ziarno losowe nie pasuje do skrótu { $found }.
file-hidden = Tylko plik dla jednego miejsca może to ukrywać, a taki plik musi.
file-is-cut = Plik ukrywa to, czego nie może wiedzieć { $seat ->
    [0] widz
   *[other] miejsce { $seat }
}; nie można na nim grać dalej.
file-unknown-kind = „{ $word }” nie jest rodzajem wpisu.
file-unfinished-line = Wiersz „{ $found }” jest niedokończony.
file-unknown-source = „{ $word }” nie jest źródłem losu w tej grze.
file-unknown-outcome = „{ $word }” nie może przyjść z „{ $source }”.
file-unknown-word = „{ $word }” jest tu niezrozumiałe.
file-unknown-action = W tej grze nie ma akcji „{ $word }”.
file-unknown-author = „{ $word }” nie robi wpisów.
file-wording = To zapisuje się „{ $expected }”, a nie „{ $found }”.
file-audience = Ten wpis mogą znać inni: powinno być „{ $expected }”, a nie „{ $found }”.
file-game-is-over = Gra skończyła się przed tym wpisem.
file-take-back = Od wpisu { $entries } nie można grać dalej.
file-rules-broke = Zasady nie potrafią tego rozegrać ({ $detail }).
file-fate-not-asked = Los nie jest tu pytany.
file-fate-waits = Zapis kończy się tam, gdzie kolej na los.
file-other-source = Los jest tu pytany o „{ $expected }”, a nie o „{ $found }”.
file-impossible-outcome = „{ $word }” nie może tu przyjść.
file-weights = Wagi to „{ $expected }”, a nie „{ $found }”.
file-not-what-the-seed-says = Ziarno losowe daje tu „{ $expected }”, a nie „{ $found }”.
file-digest = Po wpisie { $entries } suma kontrolna to { $expected }, a nie „{ $found }”.
file-only-answers-in-a-tail = Na końcu, po „tail”, mogą stać tylko odpowiedzi.
file-tail-is-due = Ta odpowiedź nie może już stać po „tail”; należy do zapisu.
file-unlawful = „{ $action }” nie jest dozwoloną odpowiedzią miejsca { $seat }.
file-no-such-position = Nie ma pozycji { $position }; plik ma { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}.
file-after-the-seal = Po pieczęci nic nie może stać.
file-seal = Pieczęć powinna być { $expected }, a nie „{ $found }”: plik zmieniono.
file-not-over = Gra jeszcze się nie skończyła; sprawdzić można tylko skończoną.
match-names = { $names ->
    [one] { $names } imię nie pasuje
    [few] { $names } imiona nie pasują
   *[many] { $names } imion nie pasuje
} do { $seats ->
    [one] { $seats } miejsca
   *[many] { $seats } miejsc
}.
match-bad-text = „{ $word }” nie można zapisać: tekst to jeden wiersz, bez spacji na początku i na końcu.
match-no-such-seat = Nie ma miejsca { $seat }; { $seats ->
    [one] gra { $seats } miejsce
    [few] grają { $seats } miejsca
   *[many] gra { $seats } miejsc
}.
