# Trismegistus im Browser: die Tafeln in Worten, und was jede Karte sagt.

# -- der Spielplan -------------------------------------------------------------------------------------------

web-trismegistus-round = Runde { $count } von 3
web-trismegistus-potency = Macht { $count }
web-trismegistus-row = Spielerreihenfolge: { $players }
web-trismegistus-next-row = Nächste Runde: { $players }
web-trismegistus-deck = { $count ->
    [one] 1 Publikation im Stapel
   *[other] { $count } Publikationen im Stapel
}
web-trismegistus-bowl = { $face ->
    [lead] Schale Blei
    [copper] Schale Kupfer
    [tin] Schale Zinn
    [mercury] Schale Quecksilber
    [iron] Schale Eisen
   *[infinity] Schale Unendlich
}
web-trismegistus-bowl-potency = { $count ->
    [0] Hier liegt kein Würfel.
   *[other] Ein Würfel von hier hat Macht { $count }.
}
web-trismegistus-bowl-essence = Essenz der Schale: { effect-thing }
web-trismegistus-bowl-infinity = Ein Würfel von hier wird sofort auf ein anderes Metall gedreht.
web-trismegistus-dice = { bot-die } × { $count }
web-trismegistus-page = { $face ->
    [lead] Lehrbuch Blei
    [copper] Lehrbuch Kupfer
    [tin] Lehrbuch Zinn
    [mercury] Lehrbuch Quecksilber
   *[iron] Lehrbuch Eisen
}, { $side ->
    [left] linke Seite
   *[right] rechte Seite
}
web-trismegistus-market = { $colour ->
    [black] Artefaktmarkt, für einen schwarzen Würfel
    [white] Artefaktmarkt, für einen weißen Würfel
   *[red] Artefaktmarkt, für einen roten Würfel
}
web-trismegistus-achievements = Errungenschaften
web-trismegistus-tracks = Meisterleisten
web-trismegistus-track = { $element ->
    [earth] Erdeleiste
    [fire] Feuerleiste
    [water] Wasserleiste
   *[air] Luftleiste
}
web-trismegistus-climbed-by = Hier steigt auf, wer zahlt: { effect-thing }
web-trismegistus-marker = { $name }: Stufe { $count }
web-trismegistus-token = Bonusmarker auf Stufe { $count }: { tri-token }

# -- ein Labor -----------------------------------------------------------------------------------------------

web-trismegistus-wheel = Materialrad
web-trismegistus-arrow = { $colour ->
    [black] Schwarzer Pfeil
    [white] Weißer Pfeil
   *[red] Roter Pfeil
}: { tri-arrow }
web-trismegistus-slot = Neben { tri-arrow }
web-trismegistus-charged = Geladen.
web-trismegistus-spent = Entladen.
web-trismegistus-mercury = Zahlt auch als Essenz.
web-trismegistus-gold = Zahlt als jedes Material.
web-trismegistus-discharged = { $count ->
    [one] { $count } entladener Reaktionsmarker
   *[other] { $count } entladene Reaktionsmarker
}
web-trismegistus-die = { bot-die }, { bot-face }, Macht { $count }
web-trismegistus-no-die = Kein Würfel auf der Machtleiste
web-trismegistus-used = { $count ->
    [0] In dieser Runde noch kein Würfel verbraucht
    [one] In dieser Runde 1 von 3 Würfeln verbraucht
   *[other] In dieser Runde { $count } von 3 Würfeln verbraucht
}
web-trismegistus-shelf = Essenzen und Marker
web-trismegistus-chamber = { $count ->
    [one] Kabuff: 1 Formel
   *[other] Kabuff: { $count } Formeln
}
web-trismegistus-side = { tri-side }: { $effect }
web-trismegistus-cell = Kabuff, Feld { $number }
web-trismegistus-used-up = Ihre Fähigkeit ist angewandt.
web-trismegistus-stone = { $count ->
    [one] Stein der Weisen: 1 Formel
   *[other] Stein der Weisen: { $count } Formeln
}, { bot-worth }
web-trismegistus-formulas = Formeln, die noch nicht erschlossen sind
web-trismegistus-formula = { $formula } ({ bot-element }): { $effect }
web-trismegistus-formula-column = { $element ->
    [earth] In der Spalte der Erde
    [fire] In der Spalte des Feuers
    [water] In der Spalte des Wassers
   *[air] In der Spalte der Luft
}
web-trismegistus-done = { bot-track }, abgeschlossene Experimente: { $count }
web-trismegistus-completed = { $count ->
    [one] 1 abgeschlossenes Experiment
   *[other] { $count } abgeschlossene Experimente
}
web-trismegistus-publications = { $count ->
    [one] 1 Publikation auf der Hand
   *[other] { $count } Publikationen auf der Hand
}
web-trismegistus-scored = { $count ->
    [one] Bisher 1 Siegpunkt
   *[other] Bisher { $count } Siegpunkte
}
web-trismegistus-cards = Experimente und Publikationen
web-trismegistus-beside = Liegt neben dem Labor.
web-trismegistus-secret = Nur du siehst diese Karte.
web-trismegistus-dealt = Startkarten: Von jedem Paar bleibt eine
web-trismegistus-kept = Diese behältst du.
web-trismegistus-laboratories = Labore zur Wahl
web-trismegistus-open-seat = Alles von { $name } zeigen

# -- Karten und Plättchen ------------------------------------------------------------------------------------

web-trismegistus-experiment-kind = { $level ->
    [starting] Startexperiment
    [level-1] Experiment der Stufe 1
    [level-2] Experiment der Stufe 2
    [level-3] Experiment der Stufe 3
   *[masterpiece] Meisterexperiment
}, { bot-element }
web-trismegistus-requires = { $element ->
    [earth] Verlangt Stufe { $count } auf der Erdeleiste
    [fire] Verlangt Stufe { $count } auf der Feuerleiste
    [water] Verlangt Stufe { $count } auf der Wasserleiste
   *[air] Verlangt Stufe { $count } auf der Luftleiste
}
web-trismegistus-cost = Kostet { $text }
web-trismegistus-reward = Bringt: { $effect }
web-trismegistus-worth = { $count ->
    [one] Am Ende 1 Siegpunkt
   *[other] Am Ende { $count } Siegpunkte
}
web-trismegistus-needs = Braucht { $text }
web-trismegistus-shows = Vorzuzeigen: { $text }
web-trismegistus-at-once = Sofort: { $effect }
web-trismegistus-symbols = { bot-element } × { $count }
amount-potency = { $count } Macht
amount-earth-step = { $count } auf der Erdeleiste
amount-fire-step = { $count } auf der Feuerleiste
amount-water-step = { $count } auf der Wasserleiste
amount-air-step = { $count } auf der Luftleiste
amount-lowest-step = { $count } auf der niedrigsten Leiste

# -- Hermes Trismegistus -------------------------------------------------------------------------------------

web-trismegistus-bot-card = { $kind ->
    [basic] Grundkarte
    [specialization] { $element ->
        [earth] Spezialkarte Erde
        [fire] Spezialkarte Feuer
        [water] Spezialkarte Wasser
       *[air] Spezialkarte Luft
    }
   *[personality] { $element ->
        [earth] Persönlichkeitskarte Erde
        [fire] Persönlichkeitskarte Feuer
        [water] Persönlichkeitskarte Wasser
       *[air] Persönlichkeitskarte Luft
    }
}
web-trismegistus-bot-pile = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
web-trismegistus-complete = Abgeschlossen.
web-trismegistus-incomplete = Noch nicht abgeschlossen.
web-trismegistus-tale = Was Hermes tat, Schritt für Schritt
web-trismegistus-tale-none = Hermes war noch nicht am Zug.
web-trismegistus-tale-of = Zug { $count } von { $high }
web-trismegistus-tale-earlier = Der Zug davor
web-trismegistus-tale-later = Der Zug danach
web-trismegistus-tale-next = Nächster Schritt
web-trismegistus-tale-all = Alle Schritte
web-trismegistus-tale-again = Von vorn
web-trismegistus-why = Warum?
web-trismegistus-bot-above = Über dir: { $text }
web-trismegistus-bot-number = Nr. { $number }
web-trismegistus-artifact-level = { $level ->
    [starting] Startartefakt
    [level-1] Artefakt der Stufe 1
    [level-2] Artefakt der Stufe 2
   *[level-3] Artefakt der Stufe 3
}
