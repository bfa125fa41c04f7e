# Alchemicus im Browser: der Plan in Worten, und was jeder Bestandteil tut.

web-alchemicus-field = Feld { $field }: { place }
web-alchemicus-pawns = hier: { $players }
web-alchemicus-blocked = { card }, vom Geist gesperrt
web-alchemicus-is-blocked = vom Geist gesperrt
web-alchemicus-plot = Bauplatz { $plot }
web-alchemicus-building = Bauplatz { $plot }: { card }, { load }
web-alchemicus-lies = Hier liegt: { load }
web-alchemicus-guarded = von einem Golem bewacht
web-alchemicus-haunted = { $count ->
    [one] von einem Spiritus heimgesucht
   *[other] von { $count } Spiritus heimgesucht
}
web-alchemicus-price = Preis: { $count } ({ $printed ->
    [yes] gedruckt
   *[no] rekonstruiert
})
web-alchemicus-copies = { $count ->
    [one] 1 Karte im Spiel
   *[other] { $count } Karten im Spiel
}
web-alchemicus-field-golem = Hier steht ein Golem.
web-alchemicus-buildings = Gebäude von { $name }
web-alchemicus-hand = Deine Hand: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-alchemicus-hand-empty = Deine Hand ist leer.
web-alchemicus-stack = { $count } × { card }
web-alchemicus-pile = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-alchemicus-noctis-pile = Noctisstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-alchemicus-discards = Ablage: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-alchemicus-cards-seen = Karten gezählt
web-alchemicus-unseen = Seit dem letzten Mischen nicht gesehen
web-alchemicus-fame = { $count } Ruhm
web-alchemicus-known = sicher in dieser Hand: { $cards }
web-alchemicus-open-seat = Alles von { $name } zeigen
web-alchemicus-last-round = Letzte Runde
amount-fame = { $count } Ruhm
fame = Ruhm

# -- was die Karten tun --------------------------------------------------------------------------------------

about-horten = Nimmt auf einem Gewinnungsfeld Kräuter vom Stapel.
about-metalle = Nimmt auf einem Gewinnungsfeld Erz vom Stapel.
about-alembic = Macht auf einem Transmutationsfeld aus Kräutern Tinktur.
about-fornax = Macht auf einem Transmutationsfeld aus Erz Metall.
about-labrium = Macht auf einem Transmutationsfeld aus einer Tinktur und einem Metall Gold.
about-pergula = Verkauft auf einem Verkaufsfeld eine Ware.
about-taberna = Verkauft auf einem Verkaufsfeld bis zu drei Waren.
about-donarium = Verkauft auf einem Verkaufsfeld ein Gold, zum besten Preis.
about-domo = Wer auf Gewinnung, Transport oder Transmutation landet, zieht für jedes Domo eine Karte.
about-gloria = Am Ende deines Zuges: Wirf sie und fünf andere Karten ab, für 1 Ruhm. Gebaut werden kann sie nicht.
about-golem = Bewacht eines deiner Gebäude vor Spiritus und Homunculus, oder wehrt eine Infamia ab.
about-mutabilus = Nimmt jemand anderem Kräuter oder Erz weg.
about-spiritus = Liegt auf einem fremden Gebäude und verhindert seine nächste Transmutation.
about-homunculus = Macht eine fremde Transmutation rückgängig oder vertreibt einen Spiritus.
about-pactum = Bringt drei Noctiskarten.
about-infamia = Jemand anderes verliert 1 Ruhm, es sei denn, er gibt einen Golem oder fünf Karten her.

# -- was man auf den Feldern tun darf ------------------------------------------------------------------------

about-building = Baue beliebig viele Gebäude aus der Hand.
about-spirit = Bewege den Geist der Transmutation; wer hier vorbeizieht, zieht eine Karte. Nur eine Figur darf hier stehen.
about-harvest = Alle deine leeren Horten und Metalle nehmen eine Ware auf.
about-transport = Trage Waren weiter in die Gebäude, die sie verarbeiten.
about-transmutation = Alles, was in Alembic, Fornax und Labrium bereitliegt, wird transmutiert.
about-sale = Jedes deiner verkaufenden Gebäude arbeitet einmal.
about-gifts = Gib fünf Karten für 1 Ruhm.

# -- Buchstaben der Symbole ----------------------------------------------------------------------------------

letter-good-herbs = K
letter-good-ore = E
letter-good-tincture = T
letter-good-metal = M
letter-good-gold = G

# -- der Katalog ---------------------------------------------------------------------------------------------

web-alchemicus-kind-base = Grundspiel
web-alchemicus-kind-noctis = Noctis
web-alchemicus-kind-goods = Waren
web-alchemicus-kind-fields = Felder
web-alchemicus-places = { $count ->
    [one] einmal auf dem äußeren Ring
   *[other] { $count }-mal auf dem äußeren Ring
}
about-herbs = Wachsen in Horten; Alembic macht Tinktur daraus.
about-ore = Kommt aus Metalle; Fornax macht Metall daraus.
about-tincture = Aus Kräutern destilliert; die eine Hälfte dessen, was Labrium für Gold braucht.
about-metal = Aus Erz geschmolzen; die andere Hälfte dessen, was Labrium für Gold braucht.
about-gold = Entsteht in Labrium aus einer Tinktur und einem Metall; bringt am meisten ein, vor allem in einem Donarium.
