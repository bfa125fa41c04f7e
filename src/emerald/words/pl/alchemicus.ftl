# Alchemicus: nazwy, przełączniki i dlaczego czegoś nie można zrobić. Zasady tych plików są na początku angielskiego.
#
# Nazwy wstawiane do zdania i imiona graczy się nie odmieniają; przypadek pokazuje rzeczownik przed nimi („kartę …”,
# „od gracza …”). Golem, Infamia i Gloria wymienione wprost odmieniają się jak w instrukcji.

game-alchemicus = Alchemicus
    .about = Od ogrodu i straganu do złota i Sławy: zostań najsławniejszym alchemikiem królestwa.
edition-reconstructed = zrekonstruowana
    .about = Publiczna instrukcja nie podaje wszystkich liczb. Kolejność kręgów, większość cen i liczbę kart Noctis odtworzyliśmy sami; każdy stół może je zmienić.

# -- karty ---------------------------------------------------------------------------------------------------

card-horten = Horten
    .gloss = ogród
card-metalle = Metalle
    .gloss = kopalnia
card-alembic = Alembic
    .gloss = alembik
card-fornax = Fornax
    .gloss = huta
card-labrium = Labrium
    .gloss = laboratorium
card-pergula = Pergula
    .gloss = stragan
card-taberna = Taberna
    .gloss = sklep
card-donarium = Donarium
    .gloss = skarbiec
card-domo = Domo
    .gloss = pracownia
card-gloria = Gloria
    .gloss = sława
card-golem = Golem
    .gloss = golem
card-mutabilus = Mutabilus
    .gloss = odmieniec
card-spiritus = Spiritus
    .gloss = duch
card-homunculus = Homunculus
    .gloss = człowieczek
card-pactum = Pactum
    .gloss = pakt
card-infamia = Infamia
    .gloss = zła sława
card = { $card ->
    [horten] { card-horten }
    [metalle] { card-metalle }
    [alembic] { card-alembic }
    [fornax] { card-fornax }
    [labrium] { card-labrium }
    [pergula] { card-pergula }
    [taberna] { card-taberna }
    [donarium] { card-donarium }
    [domo] { card-domo }
    [gloria] { card-gloria }
    [golem] { card-golem }
    [mutabilus] { card-mutabilus }
    [spiritus] { card-spiritus }
    [homunculus] { card-homunculus }
    [pactum] { card-pactum }
    [infamia] { card-infamia }
   *[other] { $card }
}
spot = { $building ->
    [horten] { card-horten } (działka { $plot })
    [metalle] { card-metalle } (działka { $plot })
    [alembic] { card-alembic } (działka { $plot })
    [fornax] { card-fornax } (działka { $plot })
    [labrium] { card-labrium } (działka { $plot })
    [pergula] { card-pergula } (działka { $plot })
    [taberna] { card-taberna } (działka { $plot })
    [donarium] { card-donarium } (działka { $plot })
    [domo] { card-domo } (działka { $plot })
   *[hidden] działka { $plot }
}

# -- towary, pola, rewersy -----------------------------------------------------------------------------------

good-herbs = zioła
    .accusative = zioła
    .genitive = ziół
good-ore = ruda
    .accusative = rudę
    .genitive = rudy
good-tincture = tynktura
    .accusative = tynkturę
    .genitive = tynktury
good-metal = metal
    .accusative = metal
    .genitive = metalu
good-gold = złoto
    .accusative = złoto
    .genitive = złota
good = { $good ->
    [herbs] { good-herbs }
    [ore] { good-ore }
    [tincture] { good-tincture }
    [metal] { good-metal }
    [gold] { good-gold }
   *[other] { $good }
}
    .accusative = { $good ->
    [herbs] { good-herbs.accusative }
    [ore] { good-ore.accusative }
    [tincture] { good-tincture.accusative }
    [metal] { good-metal.accusative }
    [gold] { good-gold.accusative }
   *[other] { $good }
}
    .genitive = { $good ->
    [herbs] { good-herbs.genitive }
    [ore] { good-ore.genitive }
    [tincture] { good-tincture.genitive }
    [metal] { good-metal.genitive }
    [gold] { good-gold.genitive }
   *[other] { $good }
}
load = { $load ->
    [herbs] { good-herbs }
    [ore] { good-ore }
    [tincture] { good-tincture }
    [metal] { good-metal }
    [gold] { good-gold }
    [tincture-and-metal] tynktura i metal
   *[nothing] pusto
}
    .accusative = { $load ->
    [herbs] { good-herbs.accusative }
    [ore] { good-ore.accusative }
    [tincture] { good-tincture.accusative }
    [metal] { good-metal.accusative }
    [gold] { good-gold.accusative }
    [tincture-and-metal] tynkturę i metal
   *[nothing] nic
}

place-building = Budowanie
place-spirit = Duch
place-harvest = Pozyskanie
place-transport = Transport
place-transmutation = Transmutacja
place-sale = Sprzedaż
place-gifts = Dary
place = { $place ->
    [building] { place-building }
    [spirit] { place-spirit }
    [harvest] { place-harvest }
    [transport] { place-transport }
    [transmutation] { place-transmutation }
    [sale] { place-sale }
    [gifts] { place-gifts }
   *[nowhere] poza planszą
}

pile-base = stos
pile-noctis = stos Noctis
pile-bank = bank kart

# -- przełączniki stołu (A0.5, A8, A9, A10) ------------------------------------------------------------------

option-alchemicus-bank = Bank kart
    .about = Pięć odkrytych kart; zamiast dobierać, możesz odrzucić kartę i wziąć jedną z nich. Zalecane.
option-alchemicus-bank-no = wyłączony
option-alchemicus-bank-yes = włączony
option-alchemicus-advanced-sale = Zaawansowana sprzedaż
    .about = Towar sprzedany za karty mogą odkupić inni, płacąc o jedną kartę więcej, niż przyniósł.
option-alchemicus-advanced-sale-no = wyłączona
option-alchemicus-advanced-sale-yes = włączona
option-alchemicus-turn-limit = Limit tur
    .about = Po tylu turach każdego gracza gra się kończy; 0 oznacza brak limitu.
option-alchemicus-noctis = Noctis
    .about = Dodatek: sześć rodzajów kart Noctis zagrywanych przeciwko sobie.
option-alchemicus-noctis-no = wyłączony
option-alchemicus-noctis-yes = włączony
option-alchemicus-golem-stops-mutabilus = Golem powstrzymuje Mutabilusa
    .about = Gdy wyłączone, Mutabilus może zabierać towary także z chronionego budynku.
option-alchemicus-golem-stops-mutabilus-no = wyłączone
option-alchemicus-golem-stops-mutabilus-yes = włączone
option-alchemicus-race = Wyścig po złoto
    .about = Bez Sławy: wygrywa ten, kto pierwszy sprzeda złoto przez Donarium.
option-alchemicus-race-no = wyłączony
option-alchemicus-race-yes = włączony
option-alchemicus-first = Kto zaczyna
    .about = Gracz wylosowany albo określone miejsce.
option-alchemicus-first-random = losowo
option-alchemicus-first-1 = miejsce 1
option-alchemicus-first-2 = miejsce 2
option-alchemicus-first-3 = miejsce 3
option-alchemicus-first-4 = miejsce 4
option-alchemicus-last-fame = Sława z poprzedniej gry
    .about = Do rewanżu: Sława wszystkich miejsc po kolei, na przykład „12 20 7”; zaczyna ten, kto miał najmniej.
option-alchemicus-outer-ring = Krąg zewnętrzny
    .about = Osiem pól zgodnie z ruchem wskazówek zegara: dokładnie raz spirit; building, harvest, transport, transmutation, sale i gifts co najmniej raz.
option-alchemicus-inner-ring = Krąg wewnętrzny
    .about = Pięć budynków horten, metalle, alembic, fornax i labrium zgodnie z ruchem wskazówek zegara, w dowolnej kolejności.
option-alchemicus-prices = Ceny
    .about = Ceny inne niż nasze, od 1 do 9, na przykład „domo 4, horten 2”; wydrukowanych nie można zmieniać.
option-alchemicus-noctis-counts = Liczba kart Noctis
    .about = Inna liczba kart Noctis, na przykład „golem 12, pactum 3”; co najmniej jeden Golem na miejsce.

# -- co jest nie tak z przygotowaniem albo pozycją -----------------------------------------------------------

outer-ring-length = Krąg zewnętrzny ma osiem pól.
outer-ring-spirit = Krąg zewnętrzny ma dokładnie jedno pole Ducha.
outer-ring-actions = Każda z siedmiu akcji występuje na kręgu zewnętrznym co najmniej raz.
inner-ring = Krąg wewnętrzny to jego pięć budynków, w dowolnej kolejności.
setup-outer-ring-length = { outer-ring-length }
setup-outer-ring-spirit = { outer-ring-spirit }
setup-outer-ring-actions = { outer-ring-actions }
setup-inner-ring = { inner-ring }
setup-turn-limit = Limit tur to liczba od 0 do { $high }, a nie „{ $word }”.
setup-needs-noctis = „{ $option }” ma sens tylko z dodatkiem Noctis.
setup-two-ways-to-begin = Podano dwa razy, kto zaczyna: przez miejsce i przez Sławę z poprzedniej gry.
setup-race-knows-no-fame = „{ $option }” nie ma sensu w Wyścigu po złoto: nie ma w nim Sławy.
setup-last-fame = Sława z poprzedniej gry to { $seats ->
    [one] { $seats } liczba
    [few] { $seats } liczby
   *[many] { $seats } liczb
}, po jednej na miejsce, a nie „{ $word }”.
setup-price-is-printed = Cena karty { card } jest na niej wydrukowana i się nie zmienia.
setup-price-range = Cena karty { card } musi wynosić od { $low } do { $high }.
setup-no-noctis-card = { card } nie jest kartą Noctis.
setup-noctis-count = Liczba kart { card } musi wynosić od { $low } do { $high }.
setup-counts = „{ $option }” wymienia karty z liczbą, na przykład „domo 4, horten 2”; „{ $word }” nie ma takiej postaci.
position-needs-noctis = Wiersz „{ $line }”: „{ $word }” występuje tylko z dodatkiem Noctis.
position-too-many = Wiersz „{ $line }”: nie zostało tyle kart „{ $word }”.
position-too-few-unseen = Wiersz „{ $line }”: liczba kart pod samymi towarami to { $word }, więcej niż kart nieznanych.

# -- dlaczego nie --------------------------------------------------------------------------------------------

why-not-too-few-cards = To kosztuje { $need ->
    [one] { $need } kartę
    [few] { $need } karty
   *[many] { $need } kart
}; do zapłaty masz { $have }.
why-not-move-needs-fame = Ruch o więcej niż trzy pola kosztuje 1 punkt Sławy, a nie masz żadnego.
why-not-spirit-field-occupied = Na polu Ducha stoi już inny pionek.
why-not-gloria-is-no-building = Karty Gloria nie można zbudować.
why-not-no-room = Żaden budynek, do którego ten towar mógłby trafić, nie ma na niego wolnego miejsca.
why-not-no-seller-left = Podczas tej wizyty nie ma już budynku do sprzedaży { good.genitive }.
why-not-gift-needs-cards = Dar to { $need ->
    [one] { $need } karta
    [few] { $need } karty
   *[many] { $need } kart
}; masz { $have }.
why-not-gloria-needs-cards = Gloria kosztuje { $need ->
    [one] { $need } inną kartę
    [few] { $need } inne karty
   *[many] { $need } innych kart
}; masz { $have }.
why-not-noctis-pile-is-empty = Nie ma żadnej karty Noctis do dobrania.
why-not-bank-is-empty = Bank kart jest pusty.
why-not-no-target = { $card ->
    [golem] Wszędzie, gdzie mógłby leżeć Golem, już jakiś leży.
    [mutabilus] Nikt inny nie ma ziół ani rudy, które wolno ci zabrać i na które masz wolne miejsce.
    [spiritus] Nikt inny nie ma budynku Alembic, Fornax ani Labrium bez Golema.
    [homunculus] Poza tym, czego strzegą Golemy, nie ma cudzej transmutacji do cofnięcia ani karty Spiritus do odrzucenia.
   *[infamia] { $mode ->
        [race] Każdy z pozostałych graczy ma już dwie Infamie.
       *[fame] Nikt z pozostałych graczy nie ma Sławy do stracenia.
    }
}
why-not-no-domo = Ten gracz nie ma zbudowanego Domo.
why-not-no-card-to-rob = Ten gracz nie ma żadnej karty na ręce.
why-not-golem-guards = Tego budynku strzeże Golem.
why-not-infamous-sell-no-gold = Gracz obciążony Infamią nie może sprzedawać złota.
why-not-gold-needs-donarium = W Wyścigu po złoto złoto sprzedaje tylko Donarium, a podczas tej wizyty nie masz już żadnego.
why-not-move-needs-gloria = Każde pole powyżej trzeciego kosztuje Glorię i jeszcze jedną kartę, razem { $need ->
    [one] { $need } kartę
    [few] { $need } karty
   *[many] { $need } kart
}; masz { $have }.
why-not-no-noctis-card-can-come = Nie może już przyjść żadna karta Noctis.
why-not-no-fame-to-lose = { $seat } nie ma Sławy do stracenia.
why-not-two-infamias-already = { $seat } ma już dwie Infamie.
