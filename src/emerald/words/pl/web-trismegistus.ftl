# Trismegistus w przeglądarce: plansze słowami i co mówi każda karta.

# -- plansza główna ------------------------------------------------------------------------------------------

web-trismegistus-round = Runda { $count } z 3
web-trismegistus-potency = Moc { $count }
web-trismegistus-row = Kolejność graczy: { $players }
web-trismegistus-next-row = Następna runda: { $players }
web-trismegistus-deck = { $count ->
    [one] 1 publikacja w talii
    [few] { $count } publikacje w talii
   *[many] { $count } publikacji w talii
}
web-trismegistus-bowl = { $face ->
    [lead] Misa ołowiu
    [copper] Misa miedzi
    [tin] Misa cyny
    [mercury] Misa rtęci
    [iron] Misa żelaza
   *[infinity] Misa nieskończoności
}
web-trismegistus-bowl-potency = { $count ->
    [0] Nie ma tu żadnej kości.
   *[other] Kość stąd ma moc { $count }.
}
web-trismegistus-bowl-essence = Jej esencja: { effect-thing }
web-trismegistus-bowl-infinity = Kość stąd od razu obraca się na inny metal.
web-trismegistus-dice = { bot-die } × { $count }
web-trismegistus-page = { $face ->
    [lead] Księga ołowiu
    [copper] Księga miedzi
    [tin] Księga cyny
    [mercury] Księga rtęci
   *[iron] Księga żelaza
}, { $side ->
    [left] lewa strona
   *[right] prawa strona
}
web-trismegistus-market = { $colour ->
    [black] Rynek, dla czarnej kości
    [white] Rynek, dla białej kości
   *[red] Rynek, dla czerwonej kości
}
web-trismegistus-achievements = Osiągnięcia
web-trismegistus-tracks = Opanowanie żywiołów
web-trismegistus-track = { $element ->
    [earth] Tor ziemi
    [fire] Tor ognia
    [water] Tor wody
   *[air] Tor powietrza
}
web-trismegistus-climbed-by = W górę, płacąc: { effect-thing }
web-trismegistus-marker = { $name }: poziom { $count }
web-trismegistus-token = Żeton bonusu na poziomie { $count }: { tri-token }

# -- laboratorium --------------------------------------------------------------------------------------------

web-trismegistus-wheel = Koło substancji
web-trismegistus-arrow = { $colour ->
    [black] Czarna strzałka
    [white] Biała strzałka
   *[red] Czerwona strzałka
}: { tri-arrow }
web-trismegistus-slot = Przy strzałce { tri-arrow }
web-trismegistus-charged = Naładowany.
web-trismegistus-spent = Rozładowany.
web-trismegistus-mercury = Można nią płacić także jak esencją.
web-trismegistus-gold = Można nim płacić jak każdą substancją.
web-trismegistus-discharged = { $count ->
    [one] { $count } rozładowany żeton reakcji
    [few] { $count } rozładowane żetony reakcji
   *[many] { $count } rozładowanych żetonów reakcji
}
web-trismegistus-die = { bot-die }, { bot-face }, moc { $count }
web-trismegistus-no-die = Brak kości na torze mocy
web-trismegistus-used = { $count ->
    [0] W tej rundzie nie zużyto kości
    [one] W tej rundzie zużyto 1 z 3 kości
    [few] W tej rundzie zużyto { $count } z 3 kości
   *[many] W tej rundzie zużyto { $count } z 3 kości
}
web-trismegistus-shelf = Esencje i żetony
web-trismegistus-chamber = { $count ->
    [one] Siatka kamienia: 1 formuła
    [few] Siatka kamienia: { $count } formuły
   *[many] Siatka kamienia: { $count } formuł
}
web-trismegistus-side = { tri-side }: { $effect }
web-trismegistus-cell = Siatka kamienia, pole { $number }
web-trismegistus-used-up = Jej zdolność została wykorzystana.
web-trismegistus-stone = { $count ->
    [one] Kamień filozoficzny: 1 formuła
    [few] Kamień filozoficzny: { $count } formuły
   *[many] Kamień filozoficzny: { $count } formuł
}, { bot-worth }
web-trismegistus-formulas = Formuły jeszcze zablokowane
web-trismegistus-formula = { $formula } ({ bot-element }): { $effect }
web-trismegistus-formula-column = { $element ->
    [earth] W kolumnie ziemi
    [fire] W kolumnie ognia
    [water] W kolumnie wody
   *[air] W kolumnie powietrza
}
web-trismegistus-done = { bot-track }, przeprowadzone eksperymenty: { $count }
web-trismegistus-completed = { $count ->
    [one] 1 przeprowadzony eksperyment
    [few] { $count } przeprowadzone eksperymenty
   *[many] { $count } przeprowadzonych eksperymentów
}
web-trismegistus-publications = { $count ->
    [one] 1 publikacja na ręce
    [few] { $count } publikacje na ręce
   *[many] { $count } publikacji na ręce
}
web-trismegistus-scored = { $count ->
    [one] Dotąd zdobyto 1 punkt
    [few] Dotąd zdobyto { $count } punkty
   *[many] Dotąd zdobyto { $count } punktów
}
web-trismegistus-cards = Eksperymenty i publikacje
web-trismegistus-beside = Leży przy laboratorium.
web-trismegistus-secret = Tę kartę widzisz tylko ty.
web-trismegistus-dealt = Karty startowe: z każdej pary zostaje jedna
web-trismegistus-kept = Tę zachowujesz.
web-trismegistus-laboratories = Laboratoria do wyboru
web-trismegistus-open-seat = Pokaż wszystko gracza { $name }

# -- karty i kafle -------------------------------------------------------------------------------------------

web-trismegistus-experiment-kind = { $level ->
    [starting] Eksperyment startowy
    [level-1] Eksperyment 1. poziomu
    [level-2] Eksperyment 2. poziomu
    [level-3] Eksperyment 3. poziomu
   *[masterpiece] Eksperyment mistrzowski
}, { bot-element }
web-trismegistus-requires = { $element ->
    [earth] Wymaga poziomu { $count } na torze ziemi
    [fire] Wymaga poziomu { $count } na torze ognia
    [water] Wymaga poziomu { $count } na torze wody
   *[air] Wymaga poziomu { $count } na torze powietrza
}
web-trismegistus-cost = Koszt: { $text }
web-trismegistus-reward = Daje: { $effect }
web-trismegistus-worth = { $count ->
    [one] Wart 1 punkt na koniec
    [few] Wart { $count } punkty na koniec
   *[many] Wart { $count } punktów na koniec
}
web-trismegistus-needs = Potrzeba: { $text }
web-trismegistus-shows = Do pokazania: { $text }
web-trismegistus-at-once = Od razu: { $effect }
web-trismegistus-symbols = { bot-element } × { $count }
amount-potency = moc { $count }
amount-earth-step = { $count } na torze ziemi
amount-fire-step = { $count } na torze ognia
amount-water-step = { $count } na torze wody
amount-air-step = { $count } na torze powietrza
amount-lowest-step = { $count } na najniższym torze

# -- Botmegistus ---------------------------------------------------------------------------------------------

web-trismegistus-bot-card = { $kind ->
    [basic] Karta podstawowa
    [specialization] { $element ->
        [earth] Specjalizacja ziemi
        [fire] Specjalizacja ognia
        [water] Specjalizacja wody
       *[air] Specjalizacja powietrza
    }
   *[personality] { $element ->
        [earth] Osobowość ziemi
        [fire] Osobowość ognia
        [water] Osobowość wody
       *[air] Osobowość powietrza
    }
}
web-trismegistus-bot-pile = { $count ->
    [one] 1 karta w jego talii
    [few] { $count } karty w jego talii
   *[many] { $count } kart w jego talii
}
web-trismegistus-complete = Przeprowadzony.
web-trismegistus-incomplete = Jeszcze nieprzeprowadzony.
web-trismegistus-tale = Co zrobił, krok po kroku
web-trismegistus-tale-none = Nie miał jeszcze swojej tury.
web-trismegistus-tale-of = Tura { $count } z { $high }
web-trismegistus-tale-earlier = Poprzednia tura
web-trismegistus-tale-later = Następna tura
web-trismegistus-tale-next = Następny krok
web-trismegistus-tale-all = Wszystkie kroki
web-trismegistus-tale-again = Od początku
web-trismegistus-why = Dlaczego?
web-trismegistus-bot-above = Gdy jest wyżej niż ty: { $text }
web-trismegistus-bot-number = Nr { $number }
web-trismegistus-artifact-level = { $level ->
    [starting] Artefakt startowy
    [level-1] Artefakt 1. poziomu
    [level-2] Artefakt 2. poziomu
   *[level-3] Artefakt 3. poziomu
}
