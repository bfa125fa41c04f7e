# Alchemicus: Namen, Schalter und warum etwas nicht geht. Die Regeln dieser Dateien stehen am Kopf der englischen.
#
# Die lateinischen Namen bleiben ungebeugt und ohne Artikel; Namen von Leuten stehen im Nominativ.

game-alchemicus = Alchemicus
    .about = Aus Garten und Marktstand werden Gold und Ruhm: Werde die berühmteste Alchemistin, der berühmteste Alchemist des Reiches.
edition-reconstructed = rekonstruiert
    .about = Die öffentliche Spielregel zeigt nicht jede Zahl. Die Reihenfolge der Ringe, die meisten Preise und die Anzahl der Noctiskarten haben wir rekonstruiert; jeder Tisch darf sie ändern.

# -- Karten --------------------------------------------------------------------------------------------------

card-horten = Horten
    .gloss = Garten
card-metalle = Metalle
    .gloss = Bergwerk
card-alembic = Alembic
    .gloss = Destillierkolben
card-fornax = Fornax
    .gloss = Schmelzofen
card-labrium = Labrium
    .gloss = Labor
card-pergula = Pergula
    .gloss = Marktstand
card-taberna = Taberna
    .gloss = Laden
card-donarium = Donarium
    .gloss = Schatzkammer
card-domo = Domo
    .gloss = Werkstatt
card-gloria = Gloria
    .gloss = Ruhm
card-golem = Golem
    .gloss = Golem
card-mutabilus = Mutabilus
    .gloss = Wandelwesen
card-spiritus = Spiritus
    .gloss = Geist
card-homunculus = Homunculus
    .gloss = Menschlein
card-pactum = Pactum
    .gloss = Pakt
card-infamia = Infamia
    .gloss = übler Ruf
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
    [horten] { card-horten } (Bauplatz { $plot })
    [metalle] { card-metalle } (Bauplatz { $plot })
    [alembic] { card-alembic } (Bauplatz { $plot })
    [fornax] { card-fornax } (Bauplatz { $plot })
    [labrium] { card-labrium } (Bauplatz { $plot })
    [pergula] { card-pergula } (Bauplatz { $plot })
    [taberna] { card-taberna } (Bauplatz { $plot })
    [donarium] { card-donarium } (Bauplatz { $plot })
    [domo] { card-domo } (Bauplatz { $plot })
   *[hidden] Bauplatz { $plot }
}

# -- Waren, Felder, Rückseiten -------------------------------------------------------------------------------

good-herbs = Kräuter
good-ore = Erz
good-tincture = Tinktur
good-metal = Metall
good-gold = Gold
good = { $good ->
    [herbs] { good-herbs }
    [ore] { good-ore }
    [tincture] { good-tincture }
    [metal] { good-metal }
    [gold] { good-gold }
   *[other] { $good }
}
load = { $load ->
    [herbs] { good-herbs }
    [ore] { good-ore }
    [tincture] { good-tincture }
    [metal] { good-metal }
    [gold] { good-gold }
    [tincture-and-metal] Tinktur und Metall
   *[nothing] leer
}

place-building = Bauen
place-spirit = Geist
place-harvest = Gewinnung
place-transport = Transport
place-transmutation = Transmutation
place-sale = Verkauf
place-gifts = Gaben
place = { $place ->
    [building] { place-building }
    [spirit] { place-spirit }
    [harvest] { place-harvest }
    [transport] { place-transport }
    [transmutation] { place-transmutation }
    [sale] { place-sale }
    [gifts] { place-gifts }
   *[nowhere] neben dem Brett
}

pile-base = Stapel
pile-noctis = Noctisstapel
pile-bank = Kartenbank

# -- Schalter eines Tisches (A0.5, A8, A9, A10) --------------------------------------------------------------

option-alchemicus-bank = Kartenbank
    .about = Fünf offene Karten; statt zu ziehen, kann man eine Karte abwerfen und eine davon nehmen. Empfohlen.
option-alchemicus-bank-no = aus
option-alchemicus-bank-yes = an
option-alchemicus-advanced-sale = Erweiterter Verkauf
    .about = Eine für Karten verkaufte Ware dürfen die anderen kaufen, für eine Karte mehr, als sie einbrachte.
option-alchemicus-advanced-sale-no = aus
option-alchemicus-advanced-sale-yes = an
option-alchemicus-turn-limit = Zuggrenze
    .about = Nach so vielen Zügen je Platz endet das Spiel; 0 heißt: keine Grenze.
option-alchemicus-noctis = Noctis
    .about = Die Erweiterung: sechs Arten von Noctiskarten, die man gegeneinander spielt.
option-alchemicus-noctis-no = aus
option-alchemicus-noctis-yes = an
option-alchemicus-golem-stops-mutabilus = Ein Golem hält Mutabilus fern
    .about = Aus: Mutabilus darf Waren auch aus einem bewachten Gebäude nehmen.
option-alchemicus-golem-stops-mutabilus-no = aus
option-alchemicus-golem-stops-mutabilus-yes = an
option-alchemicus-race = Wettlauf ums Gold
    .about = Kein Ruhm: Wer als Erstes Gold über ein Donarium verkauft, gewinnt.
option-alchemicus-race-no = aus
option-alchemicus-race-yes = an
option-alchemicus-first = Wer beginnt
    .about = Jemand nach dem Zufall oder ein bestimmter Platz.
option-alchemicus-first-random = Zufall
option-alchemicus-first-1 = Platz 1
option-alchemicus-first-2 = Platz 2
option-alchemicus-first-3 = Platz 3
option-alchemicus-first-4 = Platz 4
option-alchemicus-last-fame = Ruhm des letzten Spiels
    .about = Für eine Revanche: der Ruhm aller Plätze der Reihe nach, etwa „12 20 7“; es beginnt, wer am wenigsten hatte.
option-alchemicus-outer-ring = Äußerer Ring
    .about = Die acht Felder im Uhrzeigersinn: genau einmal spirit; building, harvest, transport, transmutation, sale und gifts je mindestens einmal.
option-alchemicus-inner-ring = Innerer Ring
    .about = Die fünf Gebäude horten, metalle, alembic, fornax und labrium im Uhrzeigersinn, in beliebiger Folge.
option-alchemicus-prices = Preise
    .about = Andere Preise als unsere, von 1 bis 9, etwa „domo 4, horten 2“; gedruckte bleiben.
option-alchemicus-noctis-counts = Anzahl der Noctiskarten
    .about = Andere Anzahlen von Noctiskarten, etwa „golem 12, pactum 3“; mindestens ein Golem je Platz.

# -- was an einem Aufbau oder einer Stellung falsch ist ------------------------------------------------------

outer-ring-length = Der äußere Ring hat acht Felder.
outer-ring-spirit = Der äußere Ring hat genau ein Geisterfeld.
outer-ring-actions = Jede der sieben Aktionen steht mindestens einmal auf dem äußeren Ring.
inner-ring = Der innere Ring besteht aus seinen fünf Gebäuden, in beliebiger Folge.
setup-outer-ring-length = { outer-ring-length }
setup-outer-ring-spirit = { outer-ring-spirit }
setup-outer-ring-actions = { outer-ring-actions }
setup-inner-ring = { inner-ring }
setup-turn-limit = Die Zuggrenze ist eine Zahl von 0 bis { $high }, nicht „{ $word }“.
setup-needs-noctis = „{ $option }“ hat nur mit Noctis einen Sinn.
setup-two-ways-to-begin = Wer beginnt, ist doppelt gesagt: durch den Platz und durch den Ruhm des letzten Spiels.
setup-race-knows-no-fame = „{ $option }“ hat im Wettlauf ums Gold keinen Sinn: Dort gibt es keinen Ruhm.
setup-last-fame = Der Ruhm des letzten Spiels besteht aus { $seats ->
    [one] einer Zahl
   *[other] { $seats } Zahlen
}, einer für jeden Platz, nicht aus „{ $word }“.
setup-price-is-printed = Der Preis von { card } ist aufgedruckt; er bleibt.
setup-price-range = Der Preis von { card } muss zwischen { $low } und { $high } liegen.
setup-no-noctis-card = { card } ist keine Noctiskarte.
setup-noctis-count = Die Anzahl der Karten { card } muss zwischen { $low } und { $high } liegen.
setup-counts = „{ $option }“ zählt Karten mit einer Zahl auf, etwa „domo 4, horten 2“; „{ $word }“ hat nicht diese Form.
position-needs-noctis = Zeile „{ $line }“: „{ $word }“ gibt es nur mit Noctis.
position-too-many = Zeile „{ $line }“: So viele Karten „{ $word }“ sind nicht mehr übrig.
position-too-few-unseen = Zeile „{ $line }“: Schon unter den Waren liegen { $word } Karten, mehr als ungesehen sind.

# -- warum nicht ---------------------------------------------------------------------------------------------

why-not-too-few-cards = Das kostet { $need ->
    [one] 1 Karte
   *[other] { $need } Karten
}; zum Bezahlen hast du { $have }.
why-not-move-needs-fame = Mehr als drei Felder kosten 1 Ruhm, und du hast keinen.
why-not-spirit-field-occupied = Auf dem Geisterfeld steht schon eine andere Figur.
why-not-gloria-is-no-building = Gloria kann man nicht bauen.
why-not-no-room = Kein Gebäude, in das diese Ware gebracht werden darf, hat noch Platz für sie.
why-not-no-seller-left = Kein Gebäude, das { good } verkauft, ist bei diesem Besuch noch übrig.
why-not-gift-needs-cards = Eine Gabe sind { $need } Karten; du hast { $have }.
why-not-gloria-needs-cards = Gloria kostet { $need } andere Karten; du hast { $have }.
why-not-noctis-pile-is-empty = Es gibt keine Noctiskarte zu ziehen.
why-not-bank-is-empty = Die Kartenbank ist leer.
why-not-no-target = { $card ->
    [golem] Wo ein Golem liegen könnte, liegt überall schon einer.
    [mutabilus] Niemand sonst hat Kräuter oder Erz, die du nehmen darfst und für die bei dir Platz ist.
    [spiritus] Niemand sonst hat ein Gebäude Alembic, Fornax oder Labrium ohne Golem.
    [homunculus] Außer bei dem, was Golems bewachen, ist weder eine fremde Transmutation rückgängig zu machen noch ein Spiritus abzuwerfen.
   *[infamia] { $mode ->
        [race] Alle anderen tragen schon zwei Karten Infamia.
       *[fame] Von den anderen hat niemand Ruhm zu verlieren.
    }
}
why-not-no-domo = Auf diesem Platz ist kein Domo gebaut.
why-not-no-card-to-rob = Auf diesem Platz ist keine Karte auf der Hand.
why-not-golem-guards = Ein Golem bewacht dieses Gebäude.
why-not-infamous-sell-no-gold = Mit einer Infamia kann man kein Gold verkaufen.
why-not-gold-needs-donarium = Im Wettlauf ums Gold verkauft nur ein Donarium Gold, und bei diesem Besuch hast du keines mehr.
why-not-move-needs-gloria = Jedes Feld nach dem dritten kostet eine Gloria und eine weitere Karte: zusammen { $need } Karten; du hast { $have }.
why-not-no-noctis-card-can-come = Es kann keine Noctiskarte mehr kommen.
why-not-no-fame-to-lose = { $seat } hat keinen Ruhm zu verlieren.
why-not-two-infamias-already = { $seat } trägt schon zwei Karten Infamia.
