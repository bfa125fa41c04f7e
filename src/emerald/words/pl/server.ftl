# Serwer: czego odmawia, co dziennik mówi oprócz odpowiedzi, wzory stołów.

# -- czego się odmawia ---------------------------------------------------------------------------------------

server-barred = Zasady na to nie pozwalają.
server-stale = Od kiedy patrzysz, stół się zmienił. Tak wygląda teraz.
server-confirm = Potem głos mają inni albo los i nie da się tego cofnąć. Potwierdź, proszę.
server-too-many-steps = { $count ->
    [one] Cofnąć można tylko 1 odpowiedź.
    [few] Cofnąć można tylko { $count } odpowiedzi.
   *[many] Cofnąć można tylko { $count } odpowiedzi.
}
server-unknown-action = „{ $word }” to nic, co można zrobić w tej grze.
server-not-begun = Gra jeszcze się nie zaczęła.
server-has-begun = Gra już się zaczęła.
server-not-late = Czas tego miejsca się nie skończył.
server-no-way-back = Nikt cię tu nie zastępuje.
server-not-playing = Ta gra już się nie toczy.
server-not-over = Gra jeszcze się nie skończyła.
server-one-proposal = Coś już zaproponowano; inni jeszcze nie odpowiedzieli.
server-was-declined = Odmówiono. Graj dalej, zanim zapytasz znowu.
server-no-such-proposal = Ta propozycja jest już nieaktualna.
server-others-agree = Teraz muszą się zgodzić inni.
server-no-take-backs = Przy tym stole niczego się nie cofa.
server-nothing-to-take-back = Nie ma do czego wracać.
server-was-revealed = Przy tym stole nikt nie cofa się przed to, co pokazał los.
server-nobody-there = Nie siedzi tam żadna inna osoba.
server-busy = Przy tym stole dzieje się zbyt wiele naraz. Spróbuj jeszcze raz.
server-no-such-table = Nie ma takiego stołu.
server-no-such-place = Tu niczego nie ma.
server-no-client = Klient przeglądarkowy nie został tu zbudowany: uruchom „make web”.
server-unknown-game = Nie ma tu gry „{ $word }”.
server-unknown-bot = Nie ma tu bota „{ $word }”.
server-bad-setup = Takiego stołu nie da się przygotować.
server-position-alone = Pozycja ułożona ręcznie pokazuje każdą kartę: do takiego stołu nikt inny nie może dołączyć.
server-bad-name = Takiej nazwy nie da się zapisać.
server-seat-taken = To miejsce jest zajęte.
server-free-seats = Kogoś jeszcze brakuje.
server-only-the-host = Może to zrobić tylko ten, kto przygotował stół.
server-by-link-only = To prywatny stół: prowadzi do niego odnośnik.
server-bad-link = Ten odnośnik jest nieważny.
server-no-watchers = Przy tym stole nikt nie może się przyglądać.
server-not-your-seat = To nie twoje miejsce.
server-who-are-you = Najpierw podaj swoje imię.
server-too-many-tables = Jedna strona może śledzić najwyżej { $high } stołów.
server-no-such-catalogue = Nikt nie przyniósł tu takiego katalogu.
server-bad-catalogue = Z tym katalogiem nie da się grać.
server-catalogue-broke = Tego katalogu nie udało się odczytać w czasie, jaki jest.
server-bad-file = To nie jest plik partii, którą dałoby się tu pokazać.
server-file-line = To jest w wierszu { $number }.
server-day-not-over = Ziarno rozdania dnia pokazuje się po jego zakończeniu.
server-nothing-said = Niczego takiego nie powiedziano.
server-policy-twice = Do tego samego pytania są dwie wytyczne.
server-no-such-zone = Nie ma strefy czasowej „{ $word }”.
server-bad-hours = Takie godziny nie mają sensu.
server-too-few-hours = W tygodniu muszą być co najmniej { $low } godziny na grę.
server-too-many-days-off = Dni wolnych może być w roku najwyżej { $high }.
server-malformed = Nie da się zrozumieć tego żądania.
server-too-large = To jest za duże.
server-other-rules = Tę partię rozpoczęto według innych zasad niż obecne. Pozostaje taka, jaka jest.
server-raced = Ktoś był szybszy. Proszę spróbować jeszcze raz.
server-no-such-person = Nie ma tu takiej osoby.
server-other-name = Ten serwer nazywa się inaczej.
server-foreign-page = Zażądała tego obca strona.
server-too-much = To za dużo naraz. Proszę chwilę poczekać.
server-too-many-lines = Z tego miejsca otwarto zbyt wiele połączeń na żywo.
server-not-for-you = To jest tylko dla osób prowadzących serwer.
server-storage-away = Serwer nie może teraz niczego zapisać. Spróbuj jeszcze raz.
server-broke = Na serwerze coś się zepsuło. Nic się nie zmieniło; wiemy już o tym.

# -- ludzie --------------------------------------------------------------------------------------------------

server-accounts-only = To jest tylko dla osób, które mają konto.
server-name-taken = To imię należy już do kogoś innego.
server-wrong-password = Imię i hasło do siebie nie pasują.
server-password-short = { $low ->
    [one] Hasło ma co najmniej { $low } znak.
    [few] Hasło ma co najmniej { $low } znaki.
   *[many] Hasło ma co najmniej { $low } znaków.
} Kilka słów pod rząd łatwo zapamiętać.
server-password-long = { $high ->
    [one] Hasło ma najwyżej { $high } znak.
    [few] Hasło ma najwyżej { $high } znaki.
   *[many] Hasło ma najwyżej { $high } znaków.
}
server-password-common = To hasło jest jednym z pierwszych, które każdy by wypróbował. Wybierz inne.
server-bad-email = Na ten adres nie można niczego wysłać.
server-too-often = Próbowano tego zbyt często. Poczekaj { $count ->
    [one] minutę.
    [few] { $count } minuty.
   *[many] { $count } minut.
}
server-busy-logins = Zbyt wiele osób loguje się naraz. Spróbuj jeszcze raz.
server-no-such-session = Tam nie jesteś zalogowany.
server-bad-subscription = Na ten adres nie można wysyłać powiadomień.
server-too-many-devices = { $high ->
    [one] Powiadamiać można najwyżej { $high } przeglądarkę.
    [few] Powiadamiać można najwyżej { $high } przeglądarki.
   *[many] Powiadamiać można najwyżej { $high } przeglądarek.
}
server-nobody-of-this-name = Nikt tutaj nie nazywa się { $name }.
server-sits-already = Ta osoba siedzi już przy tym stole.
server-admins-only = To jest tylko dla osób prowadzących ten serwer.
server-silenced = Przez kilka dni nie możesz tu nic mówić: zgłoszono to, co było powiedziane.
server-not-fair = Gra rankingowa nie ma botów ani własnego ziarna, pozycji czy katalogu, a każdy zajmuje jedno miejsce.
server-link-is-void = Ten odnośnik już nie działa.

# -- dziennik ------------------------------------------------------------------------------------------------

entry-take-back = { $seat } cofa grę za zgodą wszystkich; gra toczy się dalej po wpisie { $entries }.
entry-resign = { $seat } się poddaje.
entry-replace = Od teraz zamiast { $seat } gra { $name }.
entry-time-out = Skończył się czas: { $seat }.

# -- wzory ---------------------------------------------------------------------------------------------------

preset-alchemicus-first-game = Pierwsza gra
    .about = Bez banku kart: najmniej zasad.
preset-alchemicus-classic = Klasyczna
    .about = Gra podstawowa z bankiem kart.
preset-alchemicus-noctis = Noctis
    .about = Z kartami Noctis.
preset-alchemicus-race = Wyścig po złoto
    .about = Z Noctis; wygrywa, kto pierwszy sprzeda złoto.
preset-alchemicus-everything = Wszystko
    .about = Z Noctis i zaawansowaną sprzedażą.
preset-trismegistus-introductory = Wprowadzenie
    .about = Wszyscy zaczynają tak, jak proponuje instrukcja.
preset-trismegistus-full = Pełna gra
    .about = Ze wszystkimi wyborami przygotowania.
preset-trismegistus-at-once = Szybkie reakcje
    .about = Wszyscy reagują naraz, nie po kolei.
