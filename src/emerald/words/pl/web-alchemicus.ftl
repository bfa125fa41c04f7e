# Alchemicus w przeglądarce: plansza słowami i co robi każdy element.

web-alchemicus-field = Pole { $field }: { place }
web-alchemicus-pawns = tutaj: { $players }
web-alchemicus-blocked = { card }, pod blokadą Ducha
web-alchemicus-is-blocked = pod blokadą Ducha
web-alchemicus-plot = działka { $plot }
web-alchemicus-building = Działka { $plot }: { card }, { load }
web-alchemicus-lies = Tu leży: { load }
web-alchemicus-guarded = pod strażą Golema
web-alchemicus-haunted = { $count ->
    [one] nawiedza { $count } Spiritus
    [few] nawiedzają { $count } Spiritus
   *[many] nawiedza { $count } Spiritus
}
web-alchemicus-price = Cena: { $count } ({ $printed ->
    [yes] z instrukcji
   *[no] zrekonstruowana
})
web-alchemicus-copies = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
web-alchemicus-field-golem = Stoi tu Golem.
web-alchemicus-buildings = Budynki gracza { $name }
web-alchemicus-hand = Twoja ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-alchemicus-hand-empty = Twoja ręka jest pusta.
web-alchemicus-stack = { $count } × { card }
web-alchemicus-pile = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-alchemicus-noctis-pile = Talia Noctis: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-alchemicus-discards = Odrzucone: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-alchemicus-cards-seen = Policzone karty
web-alchemicus-unseen = Niewidziane od ostatniego tasowania
web-alchemicus-fame = Sława: { $count }
web-alchemicus-known = na pewno na tej ręce: { $cards }
web-alchemicus-open-seat = Pokaż wszystko gracza { $name }
web-alchemicus-last-round = Ostatnia runda
amount-fame = Sława: { $count }
fame = Sława

# -- co robią karty ------------------------------------------------------------------------------------------

about-horten = Na polu Pozyskania bierze z talii zioła.
about-metalle = Na polu Pozyskania bierze z talii rudę.
about-alembic = Na polu Transmutacji zamienia zioła w tynkturę.
about-fornax = Na polu Transmutacji zamienia rudę w metal.
about-labrium = Na polu Transmutacji robi złoto z jednej tynktury i jednego metalu.
about-pergula = Na polu Sprzedaży sprzedaje jeden towar.
about-taberna = Na polu Sprzedaży sprzedaje do trzech towarów.
about-donarium = Na polu Sprzedaży sprzedaje jedno złoto, po najlepszej cenie.
about-domo = Kto staje na polu Pozyskania, Transportu albo Transmutacji, dobiera kartę za każde Domo.
about-gloria = Na koniec swojej tury: odrzuć ją i pięć innych kart, a zyskasz 1 punkt Sławy. Nie można jej zbudować.
about-golem = Strzeże jednego z twoich budynków przed Spiritusem i Homunculusem albo odpiera Infamię.
about-mutabilus = Zabiera zioła albo rudę innemu graczowi.
about-spiritus = Leży na cudzym budynku i udaremnia jego najbliższą transmutację.
about-homunculus = Cofa cudzą transmutację albo przepędza Spiritusa.
about-pactum = Daje trzy karty Noctis.
about-infamia = Inny gracz traci 1 punkt Sławy, chyba że odda Golema albo pięć kart.

# -- co wolno na polach --------------------------------------------------------------------------------------

about-building = Zbuduj dowolnie wiele budynków z ręki.
about-spirit = Przesuń Ducha Transmutacji; kto tędy przechodzi, dobiera kartę. Stać tu może tylko jeden pionek.
about-harvest = Wszystkie twoje puste Horten i Metalle biorą towar.
about-transport = Przenieś towary do budynków, które je przerabiają.
about-transmutation = Przemienia się wszystko, co leży gotowe w twoich Alembic, Fornax i Labrium.
about-sale = Każdy z twoich budynków sprzedaży działa raz.
about-gifts = Oddaj pięć kart za 1 punkt Sławy.

# -- litery symboli ------------------------------------------------------------------------------------------

letter-good-herbs = Zi
letter-good-ore = R
letter-good-tincture = T
letter-good-metal = M
letter-good-gold = Zł

# -- katalog -------------------------------------------------------------------------------------------------

web-alchemicus-kind-base = Gra podstawowa
web-alchemicus-kind-noctis = Noctis
web-alchemicus-kind-goods = Towary
web-alchemicus-kind-fields = Pola
web-alchemicus-places = { $count ->
    [one] { $count } raz na kręgu zewnętrznym
    [few] { $count } razy na kręgu zewnętrznym
   *[many] { $count } razy na kręgu zewnętrznym
}
about-herbs = Rosną w Horten; Alembic zamienia je w tynkturę.
about-ore = Pochodzi z Metalle; Fornax zamienia ją w metal.
about-tincture = Destylowana z ziół; połowa tego, czego Labrium potrzebuje na złoto.
about-metal = Wytopiony z rudy; druga połowa tego, czego Labrium potrzebuje na złoto.
about-gold = Powstaje w Labrium z jednej tynktury i jednego metalu; jest najcenniejsze, zwłaszcza w Donarium.
