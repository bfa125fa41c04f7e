# Wiersz poleceń: polecenia i ich pomoc, stół w terminalu, pytania i błędy.

# -- co ile kosztuje i daje ----------------------------------------------------------------------------------

amount = { $what ->
    [card] { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
    [noctis-card] { $count ->
        [one] { $count } karta Noctis
        [few] { $count } karty Noctis
       *[many] { $count } kart Noctis
    }
    [fame] { $count ->
        [one] { $count } punkt Sławy
        [few] { $count } punkty Sławy
       *[many] { $count } punktów Sławy
    }
    [victory] zwycięstwo
    [herbs] { $count } × { good-herbs }
    [ore] { $count } × { good-ore }
    [tincture] { $count } × { good-tincture }
    [metal] { $count } × { good-metal }
    [gold] { $count } × { good-gold }
    [horten] { $count } × { card-horten }
    [metalle] { $count } × { card-metalle }
    [alembic] { $count } × { card-alembic }
    [fornax] { $count } × { card-fornax }
    [labrium] { $count } × { card-labrium }
    [pergula] { $count } × { card-pergula }
    [taberna] { $count } × { card-taberna }
    [donarium] { $count } × { card-donarium }
    [domo] { $count } × { card-domo }
    [gloria] { $count } × { card-gloria }
    [golem] { $count } × { card-golem }
    [mutabilus] { $count } × { card-mutabilus }
    [spiritus] { $count } × { card-spiritus }
    [homunculus] { $count } × { card-homunculus }
    [pactum] { $count } × { card-pactum }
    [infamia] { $count } × { card-infamia }
    [raw-lead] { effect-amount }
    [raw-copper] { effect-amount }
    [raw-tin] { effect-amount }
    [raw-mercury] { effect-amount }
    [raw-iron] { effect-amount }
    [refined-copper] { effect-amount }
    [refined-tin] { effect-amount }
    [refined-mercury] { effect-amount }
    [refined-iron] { effect-amount }
    [silver] { effect-amount }
    [salt] { effect-amount }
    [sulfur] { effect-amount }
    [aether] { effect-amount }
    [ethereal-die] { effect-amount }
    [chameleon] { effect-amount }
    [reaction-token] { effect-amount }
    [point] { effect-amount }
    [potency] moc: { $count }
    [earth-step] { $count ->
        [one] { $count } krok (ziemia)
        [few] { $count } kroki (ziemia)
       *[many] { $count } kroków (ziemia)
    }
    [fire-step] { $count ->
        [one] { $count } krok (ogień)
        [few] { $count } kroki (ogień)
       *[many] { $count } kroków (ogień)
    }
    [water-step] { $count ->
        [one] { $count } krok (woda)
        [few] { $count } kroki (woda)
       *[many] { $count } kroków (woda)
    }
    [air-step] { $count ->
        [one] { $count } krok (powietrze)
        [few] { $count } kroki (powietrze)
       *[many] { $count } kroków (powietrze)
    }
   *[other] { $count } × { $what }
}

# -- pomoc ---------------------------------------------------------------------------------------------------

cli-about = Gry planszowe o alchemii: graj, oglądaj, sprawdzaj, symuluj.
cli-about-play = Zagraj w terminalu albo wróć do rozpoczętej gry. Bez nazwy gry: menu.
cli-about-replay = Obejrzyj plik partii krok po kroku.
cli-about-verify = Sprawdź, czy skończoną grę uczciwie rozdano i rozegrano.
cli-about-simulate = Niech nasi gracze rozegrają wiele gier, a my policzymy.
cli-about-bench = Wykonaj pomiary z kopii kodu.
cli-about-serve = Udostępniać stoły przeglądarkom, aż do Ctrl-C.
cli-about-host = Adres, pod którym słucha serwer.
cli-about-port = Port, na którym słucha serwer; 0 bierze dowolny wolny.
cli-about-no-browser = Nie otwierać przeglądarki.
cli-about-lang = Język: en, de, es, pl albo ru. Inaczej mówi o nim EMERALD_LANG, potem system.
cli-about-version = Pokaż wersję.
cli-about-help = Pokaż tę stronę.
cli-about-game = Która gra: alchemicus, trismegistus.
cli-about-seats = Ile miejsc ma stół.
cli-about-bot = Kto sam gra na miejscu, na przykład 2=greedy; można podać kilka razy.
cli-about-player = Kto gra na miejscu, na przykład 1=greedy; random, gdzie nikogo nie podano; można podać kilka razy.
cli-about-option = Przełącznik stołu, na przykład noctis=yes; można podać kilka razy.
cli-about-name = Imię osoby przy stole, w kolejności miejsc; można podać kilka razy.
cli-about-seed = Słowo: kto poda to samo, dostanie te same karty.
cli-about-components = Graj elementami z tego pliku albo folderu.
cli-about-catalogue = Pokaż elementy gry, skopiuj je do edycji albo sprawdź to, co zmieniono.
cli-about-what = show, new albo check.
cli-about-which = Przy show: element albo nic, by pokazać wszystkie. Przy new i check: folder.
cli-about-whose = Która gra; inaczej ta, której imię nosi katalog, albo trismegistus.
cli-about-save = Nazwa, pod którą gra jest przechowywana.
cli-about-resume = Wróć do przechowywanej gry, po nazwie albo pliku; do ostatniej, jeśli żadnej nie podano.
cli-about-file = Plik partii albo nazwa przechowywanej gry.
cli-about-at = Pokaż pozycję po tylu odpowiedziach.
cli-about-seat = Patrz oczami jednego miejsca; dopiero po końcu gry.
cli-about-all = Opowiedz cały przebieg gry.
cli-about-games = Ile gier; 100, jeśli nic nie podano.
cli-about-json = Zapisz wynik w tym pliku także jako JSON.
cli-options = Opcje
cli-arguments = Argumenty
cli-commands = Polecenia

# -- początek i koniec ---------------------------------------------------------------------------------------

cli-begun = { $game } ({ $edition })
cli-seed-hash = Wszystkie karty wynikają z tajnego ziarna losowego. Jego odcisk: { $hash }
cli-kept-as = Gra jest przechowywana jako „{ $name }”, po każdej odpowiedzi.
cli-serving = Stół nakryty: { $text } – Ctrl-C kończy, a wszystkie gry zostają.
cli-no-server = Części serwera nie są zainstalowane. Instaluje je: { $command }
cli-bad-setting = { $name }={ $word } jest niemożliwe; co jest możliwe, mówi docs/configuration.md.
cli-resumed = Gramy dalej: „{ $name }”.
cli-left = Gra jest przechowana. Aby grać dalej: emerald play --resume { $name }
cli-person-name = Gracz { $number }
cli-bot-name = { $player } { $number }
cli-thinking = { $seat } myśli…
cli-veil = { $seat }, teraz twoja kolej przy terminalu. Naciśnij Enter, aby zobaczyć swoje karty.
cli-game-over = Gra jest skończona.
cli-level = Po równo w wierszu „{ $line }” ({ $value }): { $players }.
cli-tie-break = Rozstrzyga więc „{ $line }”; najlepszy wynik to { $value }.
cli-winner = { $count ->
    [one] Wygrywa { $players }.
   *[other] Remis; zwycięstwo dzielą { $players }.
}
cli-seed = Tajne ziarno losowe to { $seed }
cli-verify-by = Każdy może sprawdzić grę: { $command }

# -- pytanie -------------------------------------------------------------------------------------------------

cli-prompt = { $seat } >
cli-column-cost = koszt
cli-column-gain = zysk
cli-column-rule = zasada
cli-column-place = Lokata
cli-column-player = Gracz
cli-column-seat = Miejsce
cli-column-wins = Wygrane
cli-column-interval = przedział 95%
cli-note-no-way-back = { $word } nie da się cofnąć: odkrywana jest karta albo kolej na kogoś innego.
cli-note-why-not = Liczby w nawiasach nie są teraz dozwolone; „dlaczego { $number }” podaje powód.
cli-suggestion = Enter: { $answers }
cli-allowed = To jest dozwolone.
cli-rest-not-given = Niepodane, bo coś się tymczasem stało: { $answers }
cli-copied = Kopia jest przechowana jako „{ $name }”.
cli-command-default = enter
cli-command-help = pomoc
cli-command-why = dlaczego nie, dlaczego
cli-command-undo = cofnij
cli-command-undo-turn = cofnij turę, cofnij ture
cli-command-table = stół, stol
cli-command-log = dziennik
cli-command-save = zapisz
cli-command-quit = wyjdź, wyjdz
cli-help-answer-words = 3
cli-help-answer = Odpowiedź: jej numer albo część jej słów; kilka w jednym wierszu, oddzielonych przecinkami.
cli-help-default = Proponowana zapłata albo jedyna możliwa odpowiedź.
cli-help-help = Ta lista.
cli-help-why = „dlaczego 3”, „dlaczego nie zbuduj gloria”: powód, z numerem zasady.
cli-help-undo = Cofnij ostatnią odpowiedź.
cli-help-undo-turn = Cofnij wszystko, co da się cofnąć.
cli-help-table = Pokaż stół jeszcze raz.
cli-help-log = Co się wydarzyło; „dziennik 12”: w ostatnich dwunastu turach.
cli-help-save = „zapisz nazwa” przechowuje kopię pod nazwą; sama gra jest przechowywana zawsze.
cli-help-quit = Wyjście; do gry można wrócić.

# -- stół gry Alchemicus -------------------------------------------------------------------------------------

cli-alchemicus-inner-ring = Krąg wewnętrzny
cli-alchemicus-spirit-blocks = ☿ blokuje { card }
cli-alchemicus-pile = Stos: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cli-alchemicus-noctis-pile = Stos Noctis: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cli-alchemicus-bank = Bank kart
cli-alchemicus-discards = Odrzucone
cli-alchemicus-column-player = Gracz
cli-alchemicus-column-fame = Sława
cli-alchemicus-column-hand = Ręka
cli-alchemicus-column-field = Pole
cli-alchemicus-column-turns = Tury
cli-alchemicus-column-buildings = Budynki
cli-alchemicus-infamies = Infamie: { $count }
cli-alchemicus-known = znane:
cli-alchemicus-own-side = { $seat }: własne budynki według działek i karty na ręce
cli-alchemicus-own-hand = Ręka ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}):

# -- stół gry Trismegistus -------------------------------------------------------------------------------------

cli-tri-letter = { $colour ->
    [black] Cz
    [white] Bi
   *[red] Cw
}
cli-tri-round = Runda { $number }
cli-tri-dice = Kości
cli-tri-raw = surowe
cli-tri-refined = oczyszczone
cli-tri-discharged = { $count ->
    [one] { $count } zużyty żeton reakcji
    [few] { $count } zużyte żetony reakcji
   *[many] { $count } zużytych żetonów reakcji
}
cli-tri-hand = obok: { $names }, publikacje: { $count }
cli-tri-bot-hand = obok: { $names }; złoto { $count }, eteryczne kości { $have }
cli-tri-own-side = { $seat }: { $text }
cli-tri-cell = pole { $number }
cli-tri-column-needs = Wymaga
cli-tri-column-cost = Koszt
cli-tri-column-reward = Nagroda
cli-tri-column-points = Punkty
cli-tri-column-symbols = Symbole
cli-tri-column-ability = Zdolność
cli-tri-column-shows = Do pokazania
cli-tri-column-bonus = Daje
cli-tri-column-player = Kto
cli-tri-column-die = Kość
cli-tri-column-goods = Surowe + oczyszczone
cli-tri-column-done = Ukończone
cli-tri-column-artifacts = Artefakty
cli-tri-column-stone = Kamień
cli-tri-column-hand = Obok, na ręce

# -- menu ----------------------------------------------------------------------------------------------------

cli-menu-welcome = Emerald Tablet
cli-menu-what = Co chcesz zrobić?
cli-menu-new = Zacząć nową grę
cli-menu-resume = Grać dalej: „{ $name }”
cli-menu-game = Która gra?
cli-menu-seats = Ile miejsc, od { $low } do { $high }?
cli-menu-who = Miejsce { $number }:
cli-menu-kinds = Kto tu gra?
cli-menu-person = osoba przy tym terminalu
cli-menu-bot = komputer, gracz „{ $player }”
cli-menu-name = Imię (Enter, jeśli żadne):
cli-menu-options = Jak gramy?
cli-menu-usual-options = jak zwykle
cli-menu-own-options = chcę wybrać
cli-menu-choices = Twój wybór:
cli-menu-prompt = [{ $default }] >
cli-menu-number = Wpisz liczbę od { $low } do { $high }.

# -- oglądanie, sprawdzanie, symulacje -----------------------------------------------------------------------

cli-position = Pozycja { $number } z { $count }
cli-replay-prompt = [Enter, wstecz, liczba, koniec, s i miejsce, wyjdź] >
cli-replay-words = wstecz, koniec, wyjdź
cli-replay-help = Enter: następna pozycja; „wstecz”: poprzednia; liczba: ta pozycja; „koniec”: ostatnia; „s 2”: jako miejsce 2; „wyjdź”.
cli-seat-only-when-over = Karty na rękach widać dopiero po końcu gry.
cli-verified = { $file }: wszystko w porządku.
cli-verified-seed = Ziarno losowe jest tym obiecanym przed grą ({ $hash }).
cli-verified-outcomes = Zgodnie z ziarnem losowym: { $count ->
    [one] { $count } karta lub rzut
    [few] { $count } karty i rzuty
   *[many] { $count } kart i rzutów
}.
cli-verified-answers = Dozwolone: { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
   *[many] { $count } odpowiedzi
}.
cli-verified-digests = Zgodnie z zapisem: { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
}.
cli-verified-take-backs = Za zgodą wszystkich cofnięto odpowiedzi { $count ->
    [one] { $count } raz
    [few] { $count } razy
   *[many] { $count } razy
}.
cli-not-verified = { $file }: coś się nie zgadza.
cli-simulating = Gry
cli-simulated-lengths = Decyzji w grze: średnio { $mean }, od { $low } do { $high }, w połowie gier najwyżej { $median }.
cli-simulated = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $rate } na sekundę; ziarno losowe { $seed }.
cli-simulated-shared = { $count ->
    [one] { $count } zwycięstwo było dzielone.
    [few] { $count } zwycięstwa były dzielone.
   *[many] { $count } zwycięstw było dzielonych.
}
cli-json-written = Zapisano: { $file }

# -- błędy ---------------------------------------------------------------------------------------------------

cli-with-rule = { $sentence } ({ $rule })
cli-line = Wiersz { $line }: { $sentence }
cli-fault = { $where }: { $sentence }
cli-unknown-game = Nie ma gry „{ $word }”; są: { $allowed }.
cli-unknown-language = Nie ma języka „{ $word }”; są: { $allowed }.
cli-unknown-command = Nie ma polecenia „{ $word }”; są: { $allowed }.
cli-unknown-option = „{ $command }” nie ma opcji { $option }.
cli-unknown-player = Nie ma gracza „{ $word }”; są: { $allowed }.
cli-needs-a-value = { $option } wymaga wartości.
cli-missing = „{ $command }” wymaga { $option }.
cli-bad-usage = Tak nie można wywołać „{ $command }”; „{ $command } --help” pokazuje, jak można.
cli-bad-number = { $option }: potrzebna jest liczba od { $low } do { $high }, a nie „{ $word }”.
cli-bad-player = { $option } wymaga miejsca i gracza, na przykład 2=greedy, a nie „{ $word }”.
cli-bad-option = --option wymaga nazwy i wartości, na przykład noctis=yes, a nie „{ $word }”.
cli-bad-name = „{ $word }” nie może być nazwą przechowywanej gry: tylko litery, cyfry, kropki i łączniki, najwyżej 80.
cli-no-such-option = Nie ma opcji „{ $option }”; są: { $allowed }.
cli-option-twice = Opcję „{ $option }” podano dwa razy.
cli-seat-twice = Miejsce { $number } dostało dwóch graczy.
cli-no-such-seat = Nie ma miejsca { $number } przy stole, przy którym miejsc jest { $seats }.
cli-too-many-names = Więcej imion niż osób: { $count ->
    [one] przy stole jest { $count } osoba.
    [few] przy stole są { $count } osoby.
   *[many] przy stole jest { $count } osób.
}
cli-name-is-taken = Gra o nazwie „{ $word }” jest już przechowywana.
cli-which-game = Która gra? Na przykład: emerald play alchemicus
cli-resume-alone = --resume wznawia grę taką, jaka jest; oprócz niego mają sens tylko --bot, --catalogue i --lang.
cli-no-kept-games = W { $folder } nie ma żadnej przechowywanej gry.
cli-no-such-file = Ani plik, ani przechowywana gra nie nazywa się „{ $file }”.
cli-not-text = { $file } nie jest plikiem tekstowym.
cli-cannot-read = Nie można odczytać { $file }: { $detail }.
cli-cannot-write = Nie można zapisać { $file }: { $detail }.
cli-no-checkout = Pomiary są częścią kopii kodu (folder bench/); to jest zainstalowany pakiet.
cli-no-such-number = Na liście nie ma numeru { $word }; kończy się na { $high }.
cli-not-understood = „{ $word }” nie jest ani odpowiedzią na to pytanie, ani poleceniem; „pomoc” pokazuje, co jest.
cli-ambiguous = „{ $word }” może znaczyć: { $allowed }
cli-no-default = Tu nic nie jest proponowane; wpisz liczbę.
cli-why-what = Dlaczego co? Na przykład: dlaczego 2
cli-is-kept = Gra jest już przechowywana jako „{ $name }”, po każdej odpowiedzi; „zapisz” i nazwa przechowuje kopię.

# -- katalogi -------------------------------------------------------------------------------------------------

cli-catalogue-word = „{ $word }” to nic, co można zrobić z katalogiem; można: { $allowed }.
cli-catalogue-folder = „emerald catalogue { $command }” wymaga folderu.
cli-catalogue-there = { $folder } już istnieje; katalog zapisuje się tylko w nowym folderze.
cli-catalogue-no-game = Katalog nazywa się „{ $name }”, a takiej gry nie ma; podaj ją przez --game.
cli-catalogue-written = { $edition }: leży teraz w { $folder }, { $count ->
    [one] { $count } plik
    [few] { $count } pliki
   *[many] { $count } plików
}.
cli-catalogue-next = Zmień, co chcesz, a potem:
cli-catalogue-good = { $folder }: wszystko w porządku.
cli-catalogue-departs = { $count ->
    [one] { $count } odstępstwo od wydrukowanej gry, co jest dozwolone:
    [few] { $count } odstępstwa od wydrukowanej gry, co jest dozwolone:
   *[many] { $count } odstępstw od wydrukowanej gry, co jest dozwolone:
}
cli-catalogue-faults = { $folder }: { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
cli-catalogue-no-component = Żaden element nie nazywa się „{ $word }”.{ catalogue-hint }
cli-components-experiment = Eksperymenty
cli-components-artifact = Artefakty
cli-components-publication = Publikacje
cli-components-achievement = Osiągnięcia
cli-components-laboratory = Laboratoria
cli-components-formula = Formuły
cli-components-card = Karty
cli-components-board = Plansza
cli-component-name = Nazwa
cli-component-level = poziom
cli-component-element = żywioł
cli-component-requires = wymaga
cli-component-cost = koszt
cli-component-reward = nagroda
cli-component-points = punkty
cli-component-players = gracze
cli-component-symbols = symbole
cli-component-ability = zdolność
cli-component-needs = potrzebuje
cli-component-condition = do pokazania
cli-component-bonus = od razu
cli-component-copies = sztuk
cli-component-price = cena
cli-component-printed = z druku
cli-component-arrows = strzałki
cli-component-chamber = siatka kamienia
cli-component-outer = Zewnętrzny krąg
cli-component-inner = Wewnętrzny krąg
cli-component-id = identyfikator
cli-component-of-level = { $level ->
    [start] startowy
    [master] mistrzowski
   *[other] poziom { $level }
}
cli-component-row = rząd { $number }
cli-component-column = kolumna { $number }

# -- opieka nad serwerem -----------------------------------------------------------------------

cli-about-admin = Opieka nad stołami serwera: export, import, inspect, backup, restore, prune, recount, canary.
cli-about-admin-what = Co zrobić: export, import, inspect, backup, restore, prune, recount albo canary.
cli-about-admin-which = Stoły (export, inspect) albo pliki (import, backup, restore).
cli-about-admin-to = Folder, do którego eksportowane są partie.
cli-about-admin-person = Kto dokończy importowaną partię: imię albo identyfikator.
cli-about-admin-days = prune: to, czego nikt nie ruszał od tylu dni.
cli-about-admin-finished = prune: także partie zakończone tyle dni temu.
cli-about-admin-adopt = canary: partie starszych zasad, które przebiegają tak samo, toczą się dalej według obecnych.
cli-about-admin-secrets = inspect: razem z ziarnem losu.
cli-admin-word = Nie ma polecenia „{ $word }”; są: { $allowed }.
cli-admin-which = „emerald admin { $command }” musi wiedzieć, które.
cli-admin-no-table = Nie ma tu stołu „{ $word }”.
cli-admin-no-person = Nikt tu nie nazywa się „{ $word }” albo jest ich więcej; identyfikatory pokazuje „emerald admin inspect”.
cli-admin-no-backup = { $file } nie jest kopią zapasową albo nie jest cała.
cli-admin-not-empty = W bazie danych już coś jest; kopię przywraca się do pustej.
cli-admin-exported = { $count ->
    [one] Zapisano jedną partię
    [few] Zapisano { $count } partie
   *[many] Zapisano { $count } partii
} w { $folder }. Zawierają ziarno losu: niedokończonych nie może mieć nikt, kto w nie gra.
cli-admin-imported = { $file }: stół { $table }.
cli-admin-backed-up = { $file }: { $count ->
    [one] jeden wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
}. Zawiera ziarna losu, sesje i sekret; trzymaj ją tam, gdzie nikt inny nie czyta.
cli-admin-restored = { $count ->
    [one] Przywrócono jeden wiersz
    [few] Przywrócono { $count } wiersze
   *[many] Przywrócono { $count } wierszy
} z { $file }. Jeśli ustawiono EMERALD_SECRET, musi być tym z tamtego czasu.
cli-admin-pruned = Usunięto: stoły bez partii: { $tables }, partie zakończone: { $finished }, sesje: { $sessions }, goście: { $guests }, klucze poleceń: { $keys }.
cli-admin-alike = { $title }, zasady { $old } według zasad { $new }: { $count ->
    [one] jedna partia przebiega tak samo.
    [few] { $count } partie przebiegają tak samo.
   *[many] { $count } partii przebiega tak samo.
}
cli-admin-differs = Stół { $table } ({ $game }, zasady { $rules }), wiersz { $line }:
cli-admin-recounted = { $count ->
    [one] Policzono na nowo { $count } partię.
    [few] Policzono na nowo { $count } partie.
   *[many] Policzono na nowo { $count } partii.
}
cli-admin-adopted = { $count ->
    [one] Jedna partia toczy
    [few] { $count } partie toczą
   *[many] { $count } partii toczy
} się dalej według obecnych zasad.
cli-admin-no-games = Nie ma tu zapisanych partii.
