# Klient w przeglądarce: jego strony i rama każdego stołu. Co dodaje gra, jest w web-GRA.ftl.

# -- wszędzie ------------------------------------------------------------------------------------------------

web-skip = Przejdź do treści
web-nav = Główne miejsca
web-nav-home = Strona główna
web-nav-learn = Nauka
web-nav-rules = Zasady
web-nav-components = Elementy
web-nav-profile = Profil
web-menu = Menu strony
web-language = Język
web-theme-to-light = Przełącz na jasny motyw
web-theme-to-dark = Przełącz na ciemny motyw
web-close = Zamknij
web-cancel = Anuluj
web-none = nic
web-page-not-loaded = Nie udało się wczytać tej strony
web-page-not-loaded-about = Może zerwało się połączenie. Odśwież stronę, żeby spróbować jeszcze raz.
web-no-such-page = Nie ma takiej strony

# -- stół ----------------------------------------------------------------------------------------------------

web-seat = Miejsce { $number }
web-bot = gra komputer
web-cards = karty na ręce
web-noctis-cards = karty Noctis na ręce
web-dock = Pytanie i dziennik
web-panes = Części stołu
web-pane-mine = Moja strona
web-pane-board = Plansza
web-pane-others = Pozostali
web-pane-log = Dziennik
web-status-over = Gra skończona
web-status-abandoned = Grę porzucono
web-status-open = Czekamy na graczy
web-status-fate = Głos ma los
web-status-waits = Decyduje { $name }
web-title-your-turn = Twoja kolej
web-waiting-for = Czekamy na: { $players }
web-clock = Czas gracza { $name }:
web-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
web-passes = nie da się cofnąć
web-passes-sure = Tego nie da się cofnąć.
web-why-not = Dlaczego nie?
web-warning-silence = Nie ostrzegaj więcej
web-barred = Teraz niemożliwe: { $count }
web-spot-several = { $count ->
    [one] Tutaj { $count } odpowiedź
    [few] Tutaj { $count } odpowiedzi
   *[many] Tutaj { $count } odpowiedzi
}
web-spot-barred = Teraz niemożliwe; naciśnij, by zapytać dlaczego
web-spot-handed = { $count ->
    [0] naciśnij, by oddać
    [one] oddana { $count }
    [few] oddane { $count }
   *[many] oddanych { $count }
}
web-choose-here = Odpowiedzi w tym miejscu
web-payment-left = { $count ->
    [0] Zapłata jest kompletna.
    [one] Do wybrania jeszcze { $count }
    [few] Do wybrania jeszcze { $count }
   *[many] Do wybrania jeszcze { $count }
}
web-payment-pay = { $count ->
    [one] Oddaj { $count } kartę
    [few] Oddaj { $count } karty
   *[many] Oddaj { $count } kart
}
web-suggested = Oddaj, co zaproponowano
web-suggested-else = Albo wybieraj po kolei:
web-less = Mniej: { $what }
web-more = Więcej: { $what }
web-undo = Cofnij
web-undo-all = Cofnij wszystko ({ $count })
web-log-earlier = Pokaż, co było wcześniej
web-log-since = Od twojej ostatniej wizyty
web-log-draft = nikt jeszcze tego nie widział
web-link-lost = Połączenie zerwane; próbujemy ponownie …

# -- ilości --------------------------------------------------------------------------------------------------

amount-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
amount-noctis-card = { $count ->
    [one] { $count } karta Noctis
    [few] { $count } karty Noctis
   *[many] { $count } kart Noctis
}

# -- strona główna -------------------------------------------------------------------------------------------

web-home-kicker = To, co w górze, jest jak to, co na dole
web-home-lead = Dwie planszowe gry o alchemii przy jednym stole: z ludźmi, z botami, na żywo albo po ruchu dziennie. Bez konta: wystarczą imię i odnośnik.
web-play-now = Zagraj teraz
web-new-table = Nowy stół
web-learn-this = Naucz się gry
web-my-games = Moje gry
web-open-tables = Otwarte stoły
web-past-games = Zakończone gry
web-unofficial = Nieoficjalne: ani zrobione, ani popierane przez autorów czy wydawców tych gier. Słowa i obrazy są nasze; wartości, których publiczne instrukcje nie podają, też są nasze i tak oznaczone.
web-name-usual = Alchemik
web-bot-names = Flamel, Perenelle, Sędziwój, Paracelsus
web-look-back = Obejrzyj
web-to-the-table = Do stołu
web-go-on = Graj dalej
web-join = Dołącz
web-watch = Oglądaj
web-seat-free = wolne miejsce
web-fault-unreachable = Nie można połączyć się z serwerem.
web-fault-unreadable = Serwer powiedział coś niezrozumiałego.
web-cannot-draw = Tej gry jeszcze nie można pokazać w przeglądarce; gra się w nią w terminalu.
web-loading = Wczytywanie …

# -- nowy stół -----------------------------------------------------------------------------------------------

web-who-sits = Kto siada?
web-your-name = Twoje imię
web-name = Imię
web-how-many = Ilu graczy?
web-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
web-kind-me = Ja
web-kind-here = Przy tym ekranie
web-kind-bot = Komputer
web-kind-free = Przez odnośnik
web-bot-level = Siła
web-which-rules = Jakie zasady?
web-presets = Gotowe zestawy
web-preset-own = Twój własny wybór.
web-more-options = Więcej opcji
web-which-pace = Ile czasu?
web-clock-kind = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo
web-clock-daily = Dni na ruch
web-clock-minutes = Minut dla każdego
web-clock-increment = Sekund więcej na turę
web-clock-hours = Godzin na ruch
web-time-out = Gdy czas się skończy
web-time-out-claim = decydują pozostali
web-time-out-bot = dalej gra komputer
web-the-table = Stół
web-is-open = Pokaż w poczekalni
web-is-open-about = Każdy może usiąść na wolnym miejscu; w przeciwnym razie tylko przez odnośnik.
web-can-watch = Inni mogą oglądać
web-can-watch-about = Kto ogląda, nigdy nie widzi kart na ręce.
web-is-rated = Gra o ranking
web-is-rated-about = Między kontami: po jednym miejscu dla każdego, bez botów i bez słowa do rozdania. Kto odchodzi, przegrywa.
web-rated = O ranking
web-take-backs = Cofanie za zgodą
web-take-backs-about = Także tego, czego już cofnąć się nie da, jeśli wszyscy się zgodzą.
web-table-title = Nazwa stołu
web-table-title-about = Żeby łatwo go znaleźć; może zostać pusta.
web-seed = Rozdanie według słowa
web-seed-about = Stoły z tym samym słowem mają takie samo rozdanie; może zostać puste.
web-lay-and-invite = Przygotuj stół i zaproś
web-lay-and-begin = Zaczynamy

# -- przed grą -----------------------------------------------------------------------------------------------

web-waiting-room = Stół jest przygotowywany
web-still-free = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce.
    [few] Wolne są jeszcze { $count } miejsca.
   *[many] Wolnych jest jeszcze { $count } miejsc.
}
web-all-here = Wszyscy już są.
web-you = ty
web-sit-down = Usiądź tutaj
web-invite = Zaproś
web-invite-about = Kto otworzy odnośnik, dostaje to miejsce. Konto nie jest potrzebne.
web-link-of-seat = Odnośnik do miejsca { $number }
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Odnośnik jako kod QR
web-begin = Rozpocznij grę
web-host-begins = Grę rozpoczyna ten, kto przygotował stół.
web-leave-table = Odejdź od stołu
web-table-not-there = Tego stołu nie można pokazać

# -- jeden ekran dla kilku osób ------------------------------------------------------------------------------

web-hand-over = Przekaż: { $name }
web-veil = { $name }, twoja kolej
web-veil-lift = Pokaż moją stronę
web-look-as = Usiądź tutaj

# -- menu stołu ----------------------------------------------------------------------------------------------

web-table-menu = Stół: zasady, miejsca, ustawienia
web-table-rules = Zasady tego stołu
web-usual-rules = Jak zwykle.
web-seats-of-table = Miejsca
web-fairness = Uczciwość
web-fairness-about = Każda karta wynika z tajnego ziarna. To jego odcisk, opublikowany przed pierwszą kartą; na koniec ziarno zostaje pokazane i każdy może wszystko sprawdzić.
web-seed-was = Ziarno brzmiało:
web-settings = Ustawienia
web-settings-about = Zostają tylko na tym urządzeniu.
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion = Ruch
web-motion-system = Jak w systemie
web-motion-full = Włączony
web-motion-none = Wyłączony
web-pace = Tempo ruchu
web-pace-slow = Wolne
web-pace-usual = Zwykłe
web-pace-fast = Szybkie
web-sound = Dźwięki
web-sound-about = Karty, kamienie i dzwonek, gdy przychodzi twoja kolej.
web-volume = Głośność
web-confirm-end = Pytaj przed końcem tury
web-confirm-end-about = Jeszcze raz, gdy można by zrobić coś innego.
web-confirm-reveal = Pytaj przed każdym odkryciem
web-confirm-reveal-about = Przed każdą kartą i każdą odpowiedzią, której nie da się cofnąć.
web-suggest-payments = Proponuj zapłatę
web-suggest-payments-about = Najtańsze karty są już wybrane; możesz je zmienić.
web-letters = Litery na symbolach
web-letters-about = Każdy symbol oprócz kształtu i koloru ma swoje litery.
web-warnings-back = { $count ->
    [one] Pokazuj znów { $count } wyciszone ostrzeżenie
    [few] Pokazuj znów { $count } wyciszone ostrzeżenia
   *[many] Pokazuj znów { $count } wyciszonych ostrzeżeń
}

# -- koniec --------------------------------------------------------------------------------------------------

web-winner = { $count ->
    [one] Wygrywa { $players }!
    [few] Zwycięstwem dzielą się: { $players }
   *[many] Zwycięstwem dzielą się: { $players }
}
web-place = Lokata
web-tie-broken = Był remis; rozstrzygnęło „{ $line }”.
web-tie-shared = Remis we wszystkim, co rozstrzyga: zwycięstwo jest wspólne.
web-again = Jeszcze raz
web-share = Udostępnij
web-shared = Odnośnik skopiowany
web-download = Pobierz
web-bot-random = gra na chybił trafił
web-bot-greedy = bierze to, co od razu najlepsze
web-bot-planner = planuje całą turę
web-bot-ismcts = przeszukuje gry, jakie sobie wyobraża
web-bot-learned = kieruje się tym, czego nauczyła się sieć
web-bot-apprentice = Uczeń: połowę przeocza i gra pod wpływem nastroju
web-bot-adept = Adept: widzi większość swojej tury
web-bot-alchemist = Alchemik: planuje dobrze, czasem dla kaprysu
web-bot-master = Mistrz: starannie planuje całą turę
web-bot-magister = Magister: patrzy poza swoją turę: najsilniejszy
web-bot-goldmaker = Wytwórca złota: mistrz, który szuka złota
web-bot-builder = Budowniczy: mistrz, który najpierw buduje
web-bot-scholar = Uczony: mistrz, który szuka sławy

# -- zasady, elementy, profil --------------------------------------------------------------------------------

web-games = Gry
web-rules-search = Szukaj w zasadach
web-rules-hits = { $count ->
    [0] Niczego nie znaleziono.
    [one] Znaleziono { $count } miejsce
    [few] Znaleziono { $count } miejsca
   *[many] Znaleziono { $count } miejsc
}
web-rules-chapters = Rozdziały
web-rules-foreign = Tych zasad jeszcze nie przetłumaczono; oto one po angielsku.
web-rule = Zasada { $rule }
web-components-all = Wszystkie elementy
web-components-search = Szukaj wśród elementów
web-components-kind = Rodzaj
web-components-every = Wszystkie
web-components-count = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
web-profile-nobody = Jeszcze tu nie grałeś.
web-profile-games = Wszystkie gry
web-profile-more = Pokaż więcej

# -- porozumienia --------------------------------------------------------------------------------------------

web-proposal-take-back = { $name } prosi o cofnięcie części gry.
web-proposal-abandon = { $name } prosi o zakończenie gry bez wyniku.
web-proposal-replace = { $name } prosi, by komputer grał za: { $players }.
web-proposal-asked = Jeszcze nie odpowiedzieli: { $players }
web-agree = Zgoda
web-decline = Odmowa
web-withdraw = Wycofaj
web-late = Czas gracza { $name } się skończył.
web-claim = Niech dalej gra komputer
web-stood-in = Odkąd skończył się twój czas, gra za ciebie komputer.
web-come-back = Graj znów samodzielnie
web-ask-take-back = Poproś o cofnięcie aż dotąd
web-ask-abandon = Poproś o koniec bez wyniku
web-ask-replace = Poproś o komputer
web-resign = Poddaj się
web-resign-sure = Naprawdę się poddaj; dalej gra komputer

# -- spojrzenie wstecz ---------------------------------------------------------------------------------------

web-replay-position = Pozycja { $number } z { $count }
web-replay-slider = Chwila gry
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-forward = Krok naprzód
web-replay-last = Na koniec
web-replay-eyes = Oczami
web-replay-watcher = wszystkich
web-verified = { $count ->
    [one] Rozdano zgodnie z obietnicą i grano według zasad: { $count } karta jest taka, jak mówi ziarno.
    [few] Rozdano zgodnie z obietnicą i grano według zasad: { $count } karty są takie, jak mówi ziarno.
   *[many] Rozdano zgodnie z obietnicą i grano według zasad: { $count } kart jest takich, jak mówi ziarno.
}
web-not-verified = Coś w tej grze nie jest zgodne z obietnicą.
