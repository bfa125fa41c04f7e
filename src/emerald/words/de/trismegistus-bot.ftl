# Hermes Trismegistus am Tisch: was er tut, warum, was für ihn gewürfelt wird, und wie schwer er es macht.

# -- Satzteile -------------------------------------------------------------------------------------------------

bot-die = { $colour ->
    [black] schwarzer Würfel
    [white] weißer Würfel
   *[red] roter Würfel
}
    .accusative = { $colour ->
        [black] schwarzen Würfel
        [white] weißen Würfel
       *[red] roten Würfel
    }
bot-next-colour = { $next ->
    [black] Schwarz
    [white] Weiß
   *[red] Rot
}
bot-bowl = { $face ->
    [lead] Schale Blei
    [copper] Schale Kupfer
    [tin] Schale Zinn
    [mercury] Schale Quecksilber
    [iron] Schale Eisen
   *[infinity] Schale Unendlich
}
bot-book = { $face ->
    [lead] Lehrbuch Blei
    [copper] Lehrbuch Kupfer
    [tin] Lehrbuch Zinn
    [mercury] Lehrbuch Quecksilber
   *[iron] Lehrbuch Eisen
}
bot-face = { $face ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
    [iron] { metal-iron }
   *[infinity] { face-infinity }
}
bot-turned = { $turned ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-left = { $left ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-right = { $right ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-element = { $element ->
    [earth] { element-earth }
    [fire] { element-fire }
    [water] { element-water }
   *[air] { element-air }
}
bot-track = { $element ->
    [earth] Erde
    [fire] Feuer
    [water] Wasser
   *[air] Luft
}
bot-on-track = { $element ->
    [earth] auf der Erdeleiste
    [fire] auf der Feuerleiste
    [water] auf der Wasserleiste
   *[air] auf der Luftleiste
}
bot-type = { $element ->
    [earth] Erde-Experiment
    [fire] Feuer-Experiment
    [water] Wasser-Experiment
   *[air] Luft-Experiment
}
bot-side = { $side ->
    [left] Links
   *[right] Rechts
}
bot-age = { $age ->
    [older] Das ältere
   *[newer] Das neuere
}
bot-yes = { $yes ->
    [yes] ja
   *[no] nein
}
bot-worth = { $points ->
    [one] { $points } SP
   *[other] { $points } SP
}
bot-short = { $count ->
    [0] Anforderung erfüllt
    [one] { $count } Stufe zu wenig
   *[other] { $count } Stufen zu wenig
}

# -- warum: die Zeilen seiner Prioritätslisten ---------------------------------------------------------------------

bot-line-begins = Vor dem ersten Zug erhält Hermes, womit er beginnt.
bot-line-after-round = Runde { $number } ist vorbei: Hermes erhält ätherische Würfel und vielleicht eine Karte.
bot-line-card = { $kind ->
    [basic] Hermes spielt eine Grundkarte.
    [specialization] Hermes spielt seine Spezialkarte ({ bot-element }).
   *[personality] Hermes spielt seine Persönlichkeitskarte ({ bot-element }).
}
bot-line-card-by-die = { $side ->
    [left] Der W6 bestimmt die linke Karte.
   *[right] Der W6 bestimmt die rechte Karte.
}
bot-line-asks-for = { $left ->
    [max] Die Karte verlangt einen { bot-die.accusative } mit der größten Macht.
   *[other] { $right ->
        [none] Die Karte verlangt einen { bot-die.accusative } mit dem Symbol { bot-left }.
       *[other] Die Karte verlangt einen { bot-die.accusative } mit dem Symbol { bot-left } (links) oder { bot-right } (rechts).
    }
}
bot-line-keeps-die = Er nimmt keinen Würfel, denn er hat noch einen: { bot-die }, { bot-face }, Macht { $count }.
bot-line-own-colour = Zuerst Würfel in der Farbe der Karte: aus der Schale Unendlich, des linken und des rechten Symbols. Die größte Macht gewinnt.
bot-line-own-order = Gleiche Macht: Unendlich vor dem linken Symbol vor dem rechten.
bot-line-other-colours = In der Farbe der Karte gibt es keinen. Also dieselben Schalen, aber Würfel anderer Farben. Die größte Macht gewinnt.
bot-line-other-order = Gleiche Macht: Unendlich vor dem linken Symbol vor dem rechten.
bot-line-colour-order = In derselben Schale: Schwarz vor Weiß vor Rot.
bot-line-greatest-potency = Von allen Würfeln einer Farbe gewinnt die größte Macht.
bot-line-metal-order = Gleiche Macht: Unendlich vor Eisen vor Quecksilber vor Zinn vor Kupfer vor Blei.
bot-line-next-colour = Nirgends liegt ein { bot-die }. Also die erste Farbe, in der es einen gibt, in der Folge Schwarz, Weiß, Rot: { bot-next-colour }.
bot-line-boosts = Macht { $count } ist weniger als 5, und er hat einen ätherischen Würfel: Er setzt einen ein.
bot-line-spends = Die Karte verbraucht { $need } Macht; sein Würfel hat { $count }.
bot-line-climbs = Er steht { bot-on-track } auf Stufe { $has }, du auf Stufe { $need }: Seine Persönlichkeit schreitet voran.
bot-line-scores = Er steht { bot-on-track } auf Stufe { $has }, du auf Stufe { $need }: Seine Persönlichkeit bringt Siegpunkte, statt voranzuschreiten.
bot-line-no-artifact = { $colour ->
    [black] Auf den schwarzen Feldern liegt kein Artefakt: Er nimmt keines.
    [white] Auf den weißen Feldern liegt kein Artefakt: Er nimmt keines.
   *[red] Auf den roten Feldern liegt kein Artefakt: Er nimmt keines.
}
bot-line-more-symbols = Er nimmt ein Artefakt in der Farbe seines Würfels: das mit mehr Elementsymbolen.
bot-line-artifact-by-die = { $side ->
    [left] Gleich viele Symbole: Der W6 bestimmt das linke.
   *[right] Gleich viele Symbole: Der W6 bestimmt das rechte.
}
bot-line-two-already = Er hat schon zwei nicht abgeschlossene Experimente: Er erhält stattdessen 1 Gold.
bot-line-empty-book = Im { bot-book } liegt kein Experiment: Er erhält stattdessen 1 Gold.
bot-line-in-the-book = Er nimmt ein Experiment aus dem { bot-book }.
bot-line-new-type = Zuerst ein Element, von dem er noch keines hat, abgeschlossen oder nicht.
bot-line-at-once = Dann eines, das er sofort abschließen könnte, auch mit Gold.
bot-line-at-once-points = Er könnte jedes davon abschließen: das mit mehr Siegpunkten.
bot-line-nearer = Dann das, dessen Anforderung er näher ist.
bot-line-nearer-for-you = Dann das, dessen Anforderung du erfüllst oder näher bist.
bot-line-more-points = Dann das mit mehr Siegpunkten.
bot-line-left-page = Immer noch gleich: das linke.
bot-line-lowest = Er schreitet auf der Leiste voran, auf der er am niedrigsten steht.
bot-line-next-token = Die Leiste, auf der der nächste Bonusmarker am nächsten ist.
bot-line-leads-you = Dann die, auf der er am weitesten vor dir oder am wenigsten hinter dir ist.
bot-line-leftmost = Immer noch gleich: die Leiste ganz links.
bot-line-at-the-top = Er steht { bot-on-track } ganz oben, also schreitet er auf einer anderen voran.
bot-line-all-at-the-top = Er steht auf allen Leisten ganz oben und schreitet nirgends voran.
bot-line-token = { $token ->
    [advance] Er erreicht { bot-on-track } einen Bonusmarker: ein weiterer Fortschritt.
    [chameleon] Er erreicht { bot-on-track } einen Bonusmarker: ein Chamäleon, für ihn 5 SP.
   *[ethereal-die] Er erreicht { bot-on-track } einen Bonusmarker: ein ätherischer Würfel.
}
bot-line-unmet = Er schreitet dort voran, wo er der Anforderung eines nicht abgeschlossenen Experiments am nächsten ist.
bot-line-none-unmet = Keines seiner nicht abgeschlossenen Experimente verlangt eine höhere Stufe.
bot-line-completes = Er schließt ab, was er kann, und zahlt 1 Gold je fehlender Stufe. Sein Gold: { $count }.
bot-line-cannot-complete = Was übrig ist, kann er nicht abschließen. Sein Gold: { $count }.
bot-line-one-of-two = Er könnte jedes der beiden abschließen, aber nicht beide. Sein Gold: { $count }.
bot-line-type-not-done = Zuerst ein Element, von dem er noch keines abgeschlossen hat.
bot-line-worth-more = Dann das mit mehr Siegpunkten.
bot-line-less-gold = Dann das, das weniger Gold kostet.
bot-line-older = Immer noch gleich: das ältere.
bot-line-die-stays = Sein Würfel bleibt für den nächsten Zug liegen, mit Macht { $count }.
bot-line-die-is-used = Sein Würfel ist verbraucht. Es ist Würfel { $count } von 3 in dieser Runde.
bot-line-third-die = Also kommt sein Marker auf das erste freie Feld der unteren Reihe.
bot-line-most-symbols = Die Spezialkarte des Elements, von dem er die meisten Symbole hat, auf Artefakten und abgeschlossenen Experimenten.
bot-line-by-lot = Gleich viele Symbole: Der Zufall entscheidet.
bot-line-rolled = Der Würfel zeigt { bot-face }: Er schreitet { bot-on-track } voran.
bot-line-rolled-lowest = Der Würfel zeigt { bot-face }: Er schreitet auf seiner niedrigsten Leiste voran.
bot-line-masterpieces = Er schließt das Meisterexperiment mit den meisten SP ab, dessen Anforderung er erfüllt. Sein Gold: { $count }.
bot-line-no-masterpiece = Er kann keines davon abschließen.
bot-line-master-points = Das mit mehr Siegpunkten.
bot-line-master-type = Dann ein Element, von dem er noch keines abgeschlossen hat.
bot-line-master-gold = Dann das, das weniger Gold kostet.
bot-line-drawn-first = Immer noch gleich: das zuerst gezogene.

bot-decided = Das entscheidet.
bot-tied = Noch { $count } davon.

# -- warum: was eine Zeile von jeder Möglichkeit sieht ------------------------------------------------------------------

bot-seen-die = Macht { $count }: { bot-die }, { bot-bowl }
bot-seen-artifact = { $count ->
    [one] { bot-side }: { $count } Symbol
   *[other] { bot-side }: { $count } Symbole
}
bot-seen-page = { bot-side }: { bot-type }, Anforderung { $need }, { bot-worth }
bot-seen-page-yes = { bot-side }: { bot-yes }
bot-seen-page-points = { bot-side }: { bot-worth }
bot-seen-page-steps = { bot-side }: { bot-short }
bot-seen-track = { bot-track }: Stufe { $count }
bot-seen-track-token = { $count ->
    [0] { bot-track }: kein Bonusmarker darüber
    [one] { bot-track }: { $count } Stufe bis zum Bonusmarker
   *[other] { bot-track }: { $count } Stufen bis zum Bonusmarker
}
bot-seen-track-lead = { $who ->
    [it] { $count ->
        [one] { bot-track }: er führt um { $count } Stufe
       *[other] { bot-track }: er führt um { $count } Stufen
    }
    [you] { $count ->
        [one] { bot-track }: du führst um { $count } Stufe
       *[other] { bot-track }: du führst um { $count } Stufen
    }
   *[nobody] { bot-track }: Gleichstand
}
bot-seen-track-missing = { bot-track }: { bot-short }
bot-seen-held = { bot-age }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-held-yes = { bot-age }: { bot-yes }
bot-seen-held-points = { bot-age }: { bot-worth }
bot-seen-held-gold = { bot-age }: { $count } Gold
bot-seen-element = { $count ->
    [one] { bot-track }: { $count } Symbol
   *[other] { bot-track }: { $count } Symbole
}
bot-seen-drawn = Nr. { $number }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-drawn-yes = Nr. { $number }: { bot-yes }
bot-seen-drawn-points = Nr. { $number }: { bot-worth }
bot-seen-drawn-gold = Nr. { $number }: { $count } Gold

# -- was für ihn zu tun ist ------------------------------------------------------------------------------------------------

bot-do-stack = { $element ->
    [none] Mische seine neun Grundkarten und lege sie verdeckt als seinen Nachziehstapel bereit.
   *[other] Mische seine neun Grundkarten mit seiner Persönlichkeitskarte ({ bot-element }) und lege sie verdeckt als seinen Nachziehstapel bereit.
}
bot-do-add-card = { $kind ->
    [specialization] Mische seine Spezialkarte ({ bot-element }) in seinen Nachziehstapel. Seine Ablage bleibt, wo sie ist.
   *[other] Mische die Karte in seinen Nachziehstapel. Seine Ablage bleibt, wo sie ist.
}
bot-do-reshuffle = Sein Nachziehstapel ist leer: Mische seine Ablage und lege sie verdeckt als neuen Stapel bereit.
bot-do-lay-open = { $side ->
    [none] Lege sie offen hin.
    [left] Lege sie offen nach links.
   *[right] Lege sie offen nach rechts.
}
bot-do-discard-card = Lege seine Karte auf seine Ablage.
bot-do-take-die = { $face ->
    [infinity] Gib ihm aus der Schale Unendlich einen { bot-die.accusative }, Macht { $count }, und drehe ihn auf { bot-turned }.
   *[other] Gib ihm aus der { bot-bowl } einen { bot-die.accusative }, Macht { $count }.
}
bot-do-spend-ethereal = Nimm ihm einen ätherischen Würfel und erhöhe seine Macht auf { $count }.
bot-do-spend-potency = Senke die Macht seines Würfels um { $count } auf { $rest }.
bot-do-advance = Bewege seinen Marker { bot-on-track } auf Stufe { $count }.
bot-do-take-artifact = { $colour ->
    [black] { $side ->
        [left] Gib ihm das linke Artefakt der schwarzen Felder und fülle das Feld auf.
       *[right] Gib ihm das rechte Artefakt der schwarzen Felder und fülle das Feld auf.
    }
    [white] { $side ->
        [left] Gib ihm das linke Artefakt der weißen Felder und fülle das Feld auf.
       *[right] Gib ihm das rechte Artefakt der weißen Felder und fülle das Feld auf.
    }
   *[red] { $side ->
        [left] Gib ihm das linke Artefakt der roten Felder und fülle das Feld auf.
       *[right] Gib ihm das rechte Artefakt der roten Felder und fülle das Feld auf.
    }
}
bot-do-take-experiment = { $yes ->
    [yes] { $side ->
        [left] Gib ihm aus dem { bot-book } das { bot-type } der linken Seite und fülle die Seite auf.
       *[right] Gib ihm aus dem { bot-book } das { bot-type } der rechten Seite und fülle die Seite auf.
    }
   *[no] { $side ->
        [left] Gib ihm aus dem { bot-book } das { bot-type } der linken Seite. Die Seite bleibt leer.
       *[right] Gib ihm aus dem { bot-book } das { bot-type } der rechten Seite. Die Seite bleibt leer.
    }
}
bot-do-take-gold = Gib ihm { $count } Gold.
bot-do-take-points = { $points ->
    [one] Gib ihm { $points } Siegpunkt.
   *[other] Gib ihm { $points } Siegpunkte.
}
bot-do-take-ethereal = { $count ->
    [one] Gib ihm { $count } ätherischen Würfel.
   *[other] Gib ihm { $count } ätherische Würfel.
}
bot-do-complete-experiment = { $age ->
    [older] { $count ->
        [0] Lege sein älteres Experiment, das { bot-type }, zu den abgeschlossenen.
       *[other] Nimm ihm { $count } Gold und lege sein älteres Experiment, das { bot-type }, zu den abgeschlossenen.
    }
   *[newer] { $count ->
        [0] Lege sein neueres Experiment, das { bot-type }, zu den abgeschlossenen.
       *[other] Nimm ihm { $count } Gold und lege sein neueres Experiment, das { bot-type }, zu den abgeschlossenen.
    }
}
bot-do-let-react = Du darfst auf seinen Würfel reagieren: { bot-die }, { bot-face }.
bot-do-tidy = { $yes ->
    [yes] Lege seinen Würfel zu den verbrauchten und entferne jeden Bonusmarker, den ein Spielermarker erreicht hat.
   *[no] Sein Würfel bleibt liegen. Entferne jeden Bonusmarker, den ein Spielermarker erreicht hat.
}
bot-do-remove-token = Entferne den Bonusmarker { bot-on-track }, Stufe { $count }.
bot-do-draw-starting-experiment = Ziehe ein Startexperiment, das nicht dir ausgeteilt wurde, und lege es nicht abgeschlossen an sein Tableau.
bot-do-draw-masterpieces = Ziehe { $count } Meisterexperimente, die nie dir ausgeteilt wurden.
bot-do-complete-masterpiece = { $count ->
    [0] Lege Meisterexperiment Nr. { $number }, das { bot-type }, zu seinen abgeschlossenen.
   *[other] Nimm ihm { $count } Gold und lege Meisterexperiment Nr. { $number }, das { bot-type }, zu seinen abgeschlossenen.
}

# -- was er wissen muss ------------------------------------------------------------------------------------------------------

bot-need-card = Decke die nächste Karte seines Nachziehstapels auf. Welche ist es?
bot-need-card-side = Wirf den W6: Bei 1 bis 3 gilt seine linke Karte, bei 4 bis 6 die rechte.
bot-need-artifact-side = Wirf den W6: Bei 1 bis 3 nimmt er das linke Artefakt, bei 4 bis 6 das rechte.
bot-need-roll = Wirf einen unbenutzten Würfel des Spiels für seine ersten Stufen.
bot-need-element = Lose unter den Elementen, von denen er die meisten Symbole hat.
bot-fault-no-dice = In keiner Schale liegt ein Würfel, also kann er keinen nehmen.
bot-fault-no-cards = Sein Nachziehstapel und seine Ablage sind leer, also kann keine Karte aufgedeckt werden.
bot-fault-value = { $what ->
    [round] Es gibt drei Runden, 1 bis 3.
    [bowls] Diese Würfel kann keine Schale enthalten.
    [pages] In einem Lehrbuch liegt ein Experiment, das es nicht gibt.
    [market] Auf dem Markt liegt ein Artefakt, das es nicht gibt.
    [bonus] Es gibt drei Arten Bonusmarker, je einen auf einem Feld.
    [yours] Deine Stufen gehen von 0 bis 12.
    [tracks] Seine Stufen gehen von 0 bis 12.
    [gold] So viel Gold kann er nicht haben.
    [ethereal] So viele ätherische Würfel kann er nicht haben.
    [points] So viele Siegpunkte kann er nicht haben.
    [die] Ein Würfel hat eine Farbe, ein Metall und eine Macht von 0 bis 5, oder er ist nicht da.
    [used] Er verbraucht höchstens drei Würfel je Runde.
    [artifacts] Er hat ein Artefakt, das es nicht gibt.
    [beside] Er hat höchstens zwei nicht abgeschlossene Experimente.
    [done] Er hat ein Experiment abgeschlossen, das es nicht gibt.
    [drawn] Ein Meisterexperiment wurde gezogen, das es nicht gibt.
    [cards] Jede seiner Karten liegt nur an einem Ort.
   *[twice] Ein Experiment oder Artefakt liegt an zwei Orten.
}

# -- was er zählt ----------------------------------------------------------------------------------------------------------------

score-bot-points = Siegpunkte während des Spiels
score-bot-experiments = Abgeschlossene Experimente
score-bot-tracks = Meisterleisten
score-bot-symbols = Elementsymbole auf Artefakten
score-bot-ethereal = Ätherische Würfel
score-bot-stone = Stein der Weisen
score-bot-gold = Übriges Gold
score-wins-a-tie = Gewinnt bei Gleichstand

# -- wie schwer er es macht ------------------------------------------------------------------------------------------------------------

option-trismegistus-bot = Hermes Trismegistus
    .about = Wie schwer das Solospiel ist. Jeder Schalter darunter lässt sich einzeln stellen.
option-trismegistus-bot-introductory = zum Kennenlernen
option-trismegistus-bot-standard = normal
option-trismegistus-bot-hard = schwer
option-trismegistus-bot-heroic = heldenhaft
option-trismegistus-bot-planning = Frühzeitige Planung
    .about = Zwei seiner Karten liegen offen, und ein W6 wählt zwischen ihnen.
option-trismegistus-bot-planning-no = aus
option-trismegistus-bot-planning-yes = an
option-trismegistus-bot-gold = Sein Gold
    .about = Mit wie viel Gold er beginnt.
option-trismegistus-bot-gold-preset = je nach Stufe
option-trismegistus-bot-gold-1 = 1, leichter
option-trismegistus-bot-gold-2 = 2
option-trismegistus-bot-gold-3 = 3, schwerer
option-trismegistus-bot-experiment = Sein Startexperiment
    .about = Er beginnt mit einem zufälligen Startexperiment, nicht abgeschlossen.
option-trismegistus-bot-experiment-preset = je nach Stufe
option-trismegistus-bot-experiment-no = aus
option-trismegistus-bot-experiment-yes = an, schwerer
option-trismegistus-bot-first-steps = Seine ersten Stufen
    .about = Auf welcher Stufe jeder Leiste er beginnt, bevor für ihn gewürfelt wird.
option-trismegistus-bot-first-steps-preset = je nach Stufe
option-trismegistus-bot-first-steps-0 = 0
option-trismegistus-bot-first-steps-1 = 1, schwerer
option-trismegistus-bot-rolls = Seine Würfe
    .about = Wie oft für seine ersten Stufen gewürfelt wird.
option-trismegistus-bot-rolls-preset = je nach Stufe
option-trismegistus-bot-rolls-0 = 0, leichter
option-trismegistus-bot-rolls-2 = 2
option-trismegistus-bot-rolls-4 = 4, schwerer
option-trismegistus-bot-rolls-5 = 5, schwerer
option-trismegistus-bot-rolls-6 = 6, schwerer
option-trismegistus-bot-rolls-7 = 7, schwerer
option-trismegistus-bot-rolls-8 = 8, schwerer
option-trismegistus-bot-personality = Seine Persönlichkeit
    .about = Wann die Persönlichkeitskarte Siegpunkte bringt, statt voranzuschreiten.
option-trismegistus-bot-personality-preset = je nach Stufe
option-trismegistus-bot-personality-none = keine Persönlichkeit, leichter
option-trismegistus-bot-personality-above = über dir
option-trismegistus-bot-personality-tie = über dir oder gleichauf, schwerer
option-trismegistus-bot-specializations = Seine Spezialkarten
    .about = Nach den Runden 1 und 2 kommt eine Spezialkarte in seinen Stapel.
option-trismegistus-bot-specializations-preset = je nach Stufe
option-trismegistus-bot-specializations-no = aus, leichter
option-trismegistus-bot-specializations-yes = an
option-trismegistus-bot-masterpieces = Seine Meisterexperimente
    .about = Wie viele am Ende für ihn gezogen werden; eines darf er abschließen.
option-trismegistus-bot-masterpieces-preset = je nach Stufe
option-trismegistus-bot-masterpieces-0 = 0, leichter
option-trismegistus-bot-masterpieces-2 = 2
option-trismegistus-bot-masterpieces-3 = 3, schwerer
option-trismegistus-bot-masterpiece-for-gold = Gold für sein Meisterexperiment
    .about = Er darf für jede fehlende Stufe seines Meisterexperiments 1 Gold zahlen.
option-trismegistus-bot-masterpiece-for-gold-preset = je nach Stufe
option-trismegistus-bot-masterpiece-for-gold-no = aus
option-trismegistus-bot-masterpiece-for-gold-yes = an, schwerer
option-trismegistus-bot-begins = Er beginnt
    .about = Er hat den ersten Zug, und du erhältst als Zweiter keinen ätherischen Würfel.
option-trismegistus-bot-begins-preset = je nach Stufe
option-trismegistus-bot-begins-no = aus
option-trismegistus-bot-begins-yes = an, schwerer
option-trismegistus-white-die-less = Ein weißer Würfel weniger
    .about = Fünf schwarze, vier weiße und vier rote Würfel sind im Spiel.
option-trismegistus-white-die-less-preset = je nach Stufe
option-trismegistus-white-die-less-no = aus
option-trismegistus-white-die-less-yes = an, schwerer
option-trismegistus-own-publications = Deine Publikationen
    .about = Wie viele Publikationen du im Aufbau ziehst, um eine zu behalten.
option-trismegistus-own-publications-preset = je nach Stufe
option-trismegistus-own-publications-1 = 1, schwerer
option-trismegistus-own-publications-2 = 2
option-trismegistus-own-masterpieces = Deine Meisterexperimente
    .about = Wie viele Meisterexperimente du im Aufbau ziehst, um eines zu behalten.
option-trismegistus-own-masterpieces-preset = je nach Stufe
option-trismegistus-own-masterpieces-1 = 1, schwerer
option-trismegistus-own-masterpieces-2 = 2

# -- was an seinen Karten falsch sein kann ---------------------------------------------------------------------------------------------------

bot-card-dice = Eine Karte verlangt einen Würfel, zwei oder „max“.
bot-card-basic = Es gibt { $high } Grundkarten und keine mehr.
bot-card-twice = Eine Karte dieser Art und dieses Elements gibt es schon.
bot-card-unlike-the-box = Auf der gedruckten Karte steht: { $expected }.
