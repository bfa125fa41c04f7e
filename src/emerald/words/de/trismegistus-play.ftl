# Trismegistus im Spiel: was gefragt, geantwortet und verwehrt wird, was geschehen ist, und die Wertung. Die Regeln stehen
# am Kopf der englischen Datei.

# -- Namen -----------------------------------------------------------------------------------------------------

tri-arrow = { $arrow ->
    [lead-to-copper] { metal-lead } → { metal-copper }
    [copper-to-tin] { metal-copper } → { metal-tin }
    [tin-to-mercury] { metal-tin } → { metal-mercury }
    [mercury-to-iron] { metal-mercury } → { metal-iron }
    [iron-to-silver] { metal-iron } → { metal-silver }
   *[silver-to-gold] { metal-silver } → { metal-gold }
}
tri-side = { $side ->
    [row-1-left] Zeile 1 links
    [row-1-right] Zeile 1 rechts
    [row-2-left] Zeile 2 links
    [row-2-right] Zeile 2 rechts
    [row-3-left] Zeile 3 links
    [row-3-right] Zeile 3 rechts
    [column-1-top] Spalte 1 oben
    [column-1-bottom] Spalte 1 unten
    [column-2-top] Spalte 2 oben
    [column-2-bottom] Spalte 2 unten
    [column-3-top] Spalte 3 oben
   *[column-3-bottom] Spalte 3 unten
}
tri-token = { $token ->
    [advance] ein Schritt auf einer beliebigen Leiste
    [chameleon] ein Chamäleon
   *[ethereal-die] ein ätherischer Würfel
}

# -- Fragen ----------------------------------------------------------------------------------------------------

question-trismegistus-take-laboratory = Wessen Labor nimmst du?
question-trismegistus-keep-card = { $card ->
    [experiment] Welches Startexperiment behältst du?
    [masterpiece] Welches Meisterexperiment behältst du?
    [publication] Welche Publikation behältst du?
   *[artifact] Welches Startartefakt behältst du?
}
question-trismegistus-draft-die = Welchen Würfel nimmst du?
question-trismegistus-turn-die = Auf welches Metall drehst du den Würfel?
question-trismegistus-ask-to-raise = Gibst du einen ätherischen Würfel ab, um die Macht zu erhöhen?
question-trismegistus-action-phase = { $kind ->
    [main] Was ist deine Hauptaktion?
   *[free] Noch etwas, bevor dein Zug endet?
}
question-trismegistus-main-action = Für diese Aktion hast du einen { bot-die.accusative }, der { bot-face } zeigt. Was tust du?
question-trismegistus-name-essence = { $count ->
    [one] Welche Essenz nimmst du?
   *[other] Von welcher Art sind die { $count } Essenzen, die du nimmst?
}
question-trismegistus-stop-or-go-on = Noch eine Transmutation entlang dieses Pfeils?
question-trismegistus-place-artifact = Neben welchen Pfeil legst du { $artifact }?
question-trismegistus-choose-cube = Was transmutierst du?
question-trismegistus-pay-essence = Welche Essenz zahlst du?
question-trismegistus-use-artifact = Benutzt du { $artifact }?
question-trismegistus-advance-any = { $count ->
    [one] Auf welcher Leiste steigst du auf?
   *[other] Auf welcher Leiste steigst du { $count } Schritte auf?
}
question-trismegistus-advance-lowest = Auf welcher deiner niedrigsten Leisten steigst du auf?
question-trismegistus-advance-three = { $count ->
    [one] Auf welcher Leiste steigst du zuletzt auf?
   *[other] Auf welcher Leiste steigst du auf? { $count } verschiedene sind es noch, der Reihe nach.
}
question-trismegistus-advance-named = Steigst du auf?
question-trismegistus-step-back = Auf welcher Leiste gehst du einen Schritt zurück?
question-trismegistus-react = { $other } ist fertig. Reagierst du auf den { bot-die.accusative }, der { bot-face } zeigt?
question-trismegistus-pay-cube = { $count ->
    [one] Womit zahlst du das letzte Material für { $experiment }?
   *[other] Zahle { $count } Materialien für { $experiment }. Welches zuerst?
}
question-trismegistus-choose-formula = Welche Formel erschließt du?
question-trismegistus-choose-cell = In welches Feld legst du { $formula }?
question-trismegistus-next-bonus = Welchen Bonus nimmst du als nächsten?
question-trismegistus-return-publication = Welche Publikation legst du unter den Stapel?
question-trismegistus-confirm = Willst du das: { $effect }?
question-trismegistus-order = Was nimmst du als Nächstes?
question-trismegistus-gain-any-raw = { $count ->
    [one] Welches Rohmaterial nimmst du?
   *[other] Nimm { $count } Rohmaterialien. Welches zuerst?
}
question-trismegistus-gain-any-refined = { $count ->
    [one] Welches verarbeitete Material nimmst du?
   *[other] Nimm { $count } verarbeitete Materialien. Welches zuerst?
}
question-trismegistus-gain-any-essence = { $count ->
    [one] Welche Essenz nimmst du?
   *[other] Nimm { $count } Essenzen. Welche zuerst?
}
question-trismegistus-exchange-for-refined = { $count ->
    [one] Welches Metall verarbeitest du?
   *[other] Welches Metall verarbeitest du? Du darfst { $count }-mal.
}
question-trismegistus-give-for-refined = Was gibst du dafür?
question-trismegistus-exchange-for-other = Was tauschst du gegen ein anderes Rohmaterial?
question-trismegistus-take-other = Welches Rohmaterial nimmst du dafür?
question-trismegistus-exchange-for-gold = { $count ->
    [one] Was tauschst du gegen Gold?
   *[other] Was tauschst du gegen Gold? Du darfst { $count }-mal.
}
question-trismegistus-exchange-gold = Tauschst du ein Gold gegen fünf Rohmaterialien?
question-trismegistus-choose-arrow = { $count ->
    [one] Entlang welches Pfeils transmutierst du?
   *[other] Entlang welches Pfeils transmutierst du? Du darfst { $count }-mal.
}
question-trismegistus-ask-to-draw = { $card ->
    [publications] Ziehst du Publikationen?
   *[artifact] Nimmst du ein zufälliges Artefakt?
}

status-trismegistus-take-laboratory = { $seat } wählt ein Labor.
status-trismegistus-keep-card = { $seat } wählt Startkarten.
status-trismegistus-draft-die = { $seat } nimmt einen Würfel.
status-trismegistus-turn-die = { $seat } dreht den Würfel.
status-trismegistus-ask-to-raise = { $seat } kann die Macht erhöhen.
status-trismegistus-action-phase = { $kind ->
    [main] { $seat } wählt eine Hauptaktion.
   *[free] { $seat } hat freie Aktionen.
}
status-trismegistus-main-action = { $seat } wählt eine Hauptaktion mit Chamäleon.
status-trismegistus-name-essence = { $seat } wählt eine Essenz.
status-trismegistus-stop-or-go-on = { $seat } kann noch einmal transmutieren.
status-trismegistus-place-artifact = { $seat } legt { $artifact } an.
status-trismegistus-choose-cube = { $seat } wählt, was transmutiert wird.
status-trismegistus-pay-essence = { $seat } zahlt eine Essenz.
status-trismegistus-use-artifact = { $seat } kann { $artifact } benutzen.
status-trismegistus-advance-any = { $seat } wählt eine Leiste.
status-trismegistus-advance-lowest = { $seat } wählt eine niedrigste Leiste.
status-trismegistus-advance-three = { $seat } wählt Leisten.
status-trismegistus-advance-named = { $seat } kann aufsteigen.
status-trismegistus-step-back = { $seat } geht einen Schritt zurück.
status-trismegistus-react = { $seat } kann auf { $other } reagieren.
status-trismegistus-pay-cube = { $seat } zahlt für { $experiment }.
status-trismegistus-choose-formula = { $seat } erschließt eine Formel.
status-trismegistus-choose-cell = { $seat } legt { $formula } ins Kabuff.
status-trismegistus-next-bonus = { $seat } nimmt Boni des Kabuffs.
status-trismegistus-return-publication = { $seat } legt eine Publikation unter den Stapel.
status-trismegistus-confirm = { $seat } überlegt: { $effect }.
status-trismegistus-order = { $seat } nimmt Belohnungen.
status-trismegistus-gain-any-raw = { $seat } wählt Rohmaterial.
status-trismegistus-gain-any-refined = { $seat } wählt verarbeitetes Material.
status-trismegistus-gain-any-essence = { $seat } wählt Essenzen.
status-trismegistus-exchange-for-refined = { $seat } kann ein Metall verarbeiten.
status-trismegistus-give-for-refined = { $seat } wählt, was dafür gegeben wird.
status-trismegistus-exchange-for-other = { $seat } kann ein Rohmaterial tauschen.
status-trismegistus-take-other = { $seat } wählt ein Rohmaterial.
status-trismegistus-exchange-for-gold = { $seat } kann verarbeitetes Material gegen Gold tauschen.
status-trismegistus-exchange-gold = { $seat } kann ein Gold tauschen.
status-trismegistus-choose-arrow = { $seat } kann transmutieren.
status-trismegistus-ask-to-draw = { $seat } kann ziehen.

# -- Antworten -------------------------------------------------------------------------------------------------

action-trismegistus-draft = Einen { bot-die.accusative } aus der { bot-bowl } nehmen, Macht { $count }
action-trismegistus-keep-die = Deinen Würfel behalten
action-trismegistus-turn-to = Auf { bot-face } drehen
action-trismegistus-raise = Einen ätherischen Würfel abgeben: Macht { $count }
action-trismegistus-leave-potency = Die Macht lassen, wie sie ist
action-trismegistus-gather = Sammeln: { effect-amount }
action-trismegistus-draw-essence = Erwerben: { effect-amount }
action-trismegistus-name-essence = Nehmen: { effect-amount }
action-trismegistus-transmute = Transmutieren: { tri-arrow }
action-trismegistus-stop = Aufhören
action-trismegistus-move = Transmutieren: { effect-thing }
action-trismegistus-pay = Zahlen: { effect-thing }
action-trismegistus-use-artifact = { $artifact } benutzen: { $effect }
action-trismegistus-leave-artifact = Geladen lassen
action-trismegistus-acquire = { $artifact } erwerben: { $effect }
action-trismegistus-place = { $kind ->
    [taken] Neben { tri-arrow }, anstelle von { $artifact }
   *[free] Neben { tri-arrow }
}
action-trismegistus-recharge = { $artifact } neu laden: { $effect }
action-trismegistus-take-experiment = Das Experiment { $experiment } nehmen
action-trismegistus-chameleon = Chamäleon: für diese Aktion ein { bot-die }, der { bot-face } zeigt
action-trismegistus-perform = { $experiment } abschließen
action-trismegistus-unlock = { $kind ->
    [gold] { $formula } ({ bot-element }) für { $count } Gold erschließen
   *[free] { $formula } erschließen
}
action-trismegistus-into = In Feld { $number }
action-trismegistus-use-formula = { $formula } anwenden: { $effect }
action-trismegistus-claim = { $achievement } beanspruchen
action-trismegistus-end-actions = Deine Aktionen beenden
action-trismegistus-react-gather = Sammeln: { effect-amount }
action-trismegistus-react-essence = Erwerben: { effect-amount }
action-trismegistus-react-transmute = Transmutieren: { tri-arrow }
action-trismegistus-react-recharge = { $artifact } neu laden
action-trismegistus-no-reaction = Nicht reagieren
action-trismegistus-advance = Aufsteigen { bot-on-track }
action-trismegistus-go-back = Zurückgehen { bot-on-track }
action-trismegistus-gain-raw = Nehmen: { effect-thing }
action-trismegistus-gain-refined = Nehmen: { effect-thing }
action-trismegistus-refine = Bekommen: { effect-thing }
action-trismegistus-gild = Gegen Gold geben: { effect-thing }
action-trismegistus-return = { $publication } unter den Stapel legen
action-trismegistus-chamber-bonus = { tri-side }: { $effect }
action-trismegistus-choose = Jetzt: { $effect }
action-trismegistus-yes = { $question ->
    [exchange-gold] Ein Gold tauschen
    [ask-to-draw] Ziehen
   *[confirm] Ja, das
}
action-trismegistus-no = { $question ->
    [advance-any] Nicht aufsteigen
    [advance-lowest] Nicht aufsteigen
    [advance-three] Nicht weiter aufsteigen
    [advance-named] Nicht aufsteigen
    [next-bonus] Auf den Rest verzichten
    [exchange-for-refined] Nichts mehr verarbeiten
    [exchange-for-other] Nichts tauschen
    [exchange-for-gold] Nichts mehr tauschen
    [exchange-gold] Das Gold behalten
    [choose-arrow] Nichts mehr transmutieren
    [ask-to-draw] Nichts ziehen
   *[confirm] Verzichten
}
action-trismegistus-enough = Auf den Rest verzichten
action-trismegistus-take-laboratory = Das Labor nehmen: { $laboratory }
action-trismegistus-keep-experiment = { $experiment } behalten
action-trismegistus-keep-masterpiece = { $experiment } behalten
action-trismegistus-keep-publication = { $publication } behalten
action-trismegistus-keep-artifact = { $artifact } behalten: { $effect }

# -- was eine Antwort verschenken würde --------------------------------------------------------------------------

warning-potency-lost = { $count ->
    [one] 1 Macht deines alten Würfels ginge verloren.
   *[other] { $count } Macht deines alten Würfels gingen verloren.
}
warning-lost = Das ginge verloren: { $effect }.
warning-chamber-full = Das Kabuff ist voll: Es würde keine Formel erschlossen.

# -- was verwehrt ist --------------------------------------------------------------------------------------------

why-not-no-potency = Der Würfel hat nur Macht { $have }.
why-not-main-action-is-done = Deine Hauptaktion ist getan.
why-not-main-action-is-due = Zuerst kommt deine Hauptaktion; sie darf nicht ausfallen.
why-not-needs-three-potency = Ein Artefakt kostet Macht 3, der Würfel hat { $have }.
why-not-not-the-dies-colour = Der Pfeil hat eine andere Farbe als der Würfel.
why-not-nothing-to-move = Am Anfang dieses Pfeils liegt nichts.
why-not-no-essence = Es ist keine Essenz zum Zahlen da; kein Material zahlt für seinen eigenen Weg.
why-not-not-the-dies-spaces = Diese Artefakte liegen auf Feldern einer anderen Farbe als der des Würfels.
why-not-not-discharged = Dieses Artefakt ist geladen.
why-not-not-the-dies-book = Das Experiment liegt im Lehrbuch eines anderen Metalls, als der Würfel zeigt.
why-not-two-experiments-already = Neben deinem Labor liegen schon zwei Experimente.
why-not-requirement-not-met = { $element ->
    [earth] Verlangt wird Stufe { $need } auf der Erdeleiste, du bist auf { $have }; auch mit allen Ermäßigungen ist das zu niedrig.
    [fire] Verlangt wird Stufe { $need } auf der Feuerleiste, du bist auf { $have }; auch mit allen Ermäßigungen ist das zu niedrig.
    [water] Verlangt wird Stufe { $need } auf der Wasserleiste, du bist auf { $have }; auch mit allen Ermäßigungen ist das zu niedrig.
   *[air] Verlangt wird Stufe { $need } auf der Luftleiste, du bist auf { $have }; auch mit allen Ermäßigungen ist das zu niedrig.
}
why-not-cost-not-payable = Mit allen Ermäßigungen { $need ->
    [one] ist noch 1 Material
   *[other] sind noch { $need } Materialien
} zu zahlen, und du kannst { $have } zahlen.
why-not-chamber-is-full = Dein Kabuff ist voll.
why-not-not-enough-gold = Die nächste Formel kostet { $need } Gold, du hast { $have }.
why-not-column-unlocked-by-gold = In dieser Spalte ist schon eine Formel mit Gold erschlossen.
why-not-condition-not-met = { $counted ->
    [goods] Von den { $count } verlangten Materialien und Essenzen kannst du { $have } vorweisen.
   *[other] Verlangt: { effect-needs }; du hast { $have }.
}
why-not-bottom-of-the-track = Auf dieser Leiste gibt es keinen Schritt zurück.
why-not-nothing-to-exchange = Du hast nichts zu tauschen.
why-not-publications-are-gone = Es sind keine Publikationen mehr da.
why-not-stack-is-empty = Der Stapel der Artefakte ist leer.
why-not-no-token-discharged = Keiner deiner Reaktionsmarker ist entladen.

# -- Ereignisse --------------------------------------------------------------------------------------------------

event-trismegistus-round = Runde { $count } beginnt.
event-trismegistus-turn = { $who ->
    [me] Du bist am Zug.
   *[another] { $seat } ist am Zug.
}
event-trismegistus-laboratory = { $who ->
    [me] Du nimmst das Labor: { $laboratory }.
   *[another] { $seat } nimmt das Labor: { $laboratory }.
}
event-trismegistus-deal = { $card ->
    [publication] Du bekommst { $publication }.
    [artifact] Du bekommst { $artifact }.
   *[experiment] Du bekommst { $experiment }.
}
event-trismegistus-choose = { $card ->
    [publication] Du behältst { $publication }.
    [artifact] Du behältst { $artifact }.
   *[experiment] Du behältst { $experiment }.
}
event-trismegistus-starting-experiment = { $who ->
    [me] Du beginnst mit dem Experiment { $experiment }.
   *[another] { $seat } beginnt mit dem Experiment { $experiment }.
}
event-trismegistus-starting-masterpiece = { $who ->
    [me] Du beginnst mit dem Meisterexperiment { $experiment }.
   *[another] { $seat } beginnt mit dem Meisterexperiment { $experiment }.
}
event-trismegistus-starting-artifact = { $who ->
    [me] Du beginnst mit { $artifact }.
   *[another] { $seat } beginnt mit { $artifact }.
}
event-trismegistus-lay-experiment = Ins Lehrbuch kommt { $experiment }.
event-trismegistus-lay-artifact = Auf den Markt kommt { $artifact }.
event-trismegistus-draft = { $who ->
    [me] Du nimmst einen { bot-die.accusative } aus der { bot-bowl }, Macht { $count }.
   *[another] { $seat } nimmt einen { bot-die.accusative } aus der { bot-bowl }, Macht { $count }.
}
event-trismegistus-turn-die = Der Würfel wird auf { bot-face } gedreht.
event-trismegistus-raise = Ein ätherischer Würfel erhöht die Macht auf { $count }.
event-trismegistus-shelve-die = { $who ->
    [me] Du legst den { bot-die.accusative } weg; { $count } Macht geht verloren.
   *[another] { $seat } legt den { bot-die.accusative } weg; { $count } Macht geht verloren.
}
event-trismegistus-gain = { $who ->
    [me] Du bekommst { effect-amount.accusative }.
   *[another] { $seat } bekommt { effect-amount.accusative }.
}
event-trismegistus-spend = { $who ->
    [me] Du zahlst { effect-amount.accusative }.
   *[another] { $seat } zahlt { effect-amount.accusative }.
}
event-trismegistus-discharge-token = { $who ->
    [me] Du entlädst einen Reaktionsmarker.
   *[another] { $seat } entlädt einen Reaktionsmarker.
}
event-trismegistus-recharge-token = { $who ->
    [me] Du lädst einen Reaktionsmarker neu.
   *[another] { $seat } lädt einen Reaktionsmarker neu.
}
event-trismegistus-move-cube = { $who ->
    [me] Du transmutierst { tri-arrow }.
   *[another] { $seat } transmutiert { tri-arrow }.
}
event-trismegistus-climb = { $who ->
    [me] Du steigst { bot-on-track } auf Stufe { $number }.
   *[another] { $seat } steigt { bot-on-track } auf Stufe { $number }.
}
event-trismegistus-step-back = { $who ->
    [me] Du gehst { bot-on-track } auf Stufe { $number } zurück.
   *[another] { $seat } geht { bot-on-track } auf Stufe { $number } zurück.
}
event-trismegistus-reach-bonus = { $who ->
    [me] Du erreichst einen Bonusmarker: { tri-token }.
   *[another] { $seat } erreicht einen Bonusmarker: { tri-token }.
}
event-trismegistus-remove-bonus = Der Bonusmarker auf Stufe { $number } { bot-on-track } ist weg.
event-trismegistus-replace-artifact = { $who ->
    [me] Dein Artefakt { $artifact } verlässt das Spiel.
   *[another] { $artifact } von { $seat } verlässt das Spiel.
}
event-trismegistus-place-artifact = { $who ->
    [me] Du legst { $artifact } neben { tri-arrow }.
   *[another] { $seat } legt { $artifact } neben { tri-arrow }.
}
event-trismegistus-discharge = { $who ->
    [me] Du benutzt { $artifact }.
   *[another] { $seat } benutzt { $artifact }.
}
event-trismegistus-recharge = { $who ->
    [me] Du lädst { $artifact } neu.
   *[another] { $seat } lädt { $artifact } neu.
}
event-trismegistus-take-experiment = { $who ->
    [me] Du nimmst das Experiment { $experiment }.
   *[another] { $seat } nimmt das Experiment { $experiment }.
}
event-trismegistus-perform = { $who ->
    [me] Du führst { $experiment } durch.
   *[another] { $seat } führt { $experiment } durch.
}
event-trismegistus-complete = { $who ->
    [me] Du hast { $experiment } abgeschlossen.
   *[another] { $seat } hat { $experiment } abgeschlossen.
}
event-trismegistus-unlock = { $who ->
    [me] Du erschließt { $formula }.
   *[another] { $seat } erschließt { $formula }.
}
event-trismegistus-use-formula = { $who ->
    [me] Du wendest die Formel { $formula } an.
   *[another] { $seat } wendet die Formel { $formula } an.
}
event-trismegistus-claim = { $who ->
    [me] Du beanspruchst { $achievement }.
   *[another] { $seat } beansprucht { $achievement }.
}
event-trismegistus-draw-publication = { $kept ->
    [hidden] { $seat } zieht eine Publikation.
   *[seen] { $who ->
        [me] Du ziehst { $publication }.
       *[another] { $seat } beginnt mit { $publication }.
    }
}
event-trismegistus-return-publication = { $kept ->
    [hidden] { $seat } legt eine Publikation unter den Stapel.
   *[seen] Du legst { $publication } unter den Stapel.
}
event-trismegistus-next-row = { $who ->
    [me] Du hast alle deine Würfel dieser Runde genommen.
   *[another] { $seat } hat alle Würfel dieser Runde genommen.
}
event-trismegistus-undo = { $who ->
    [me] Du nimmst { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    } zurück.
   *[another] { $seat } nimmt { $count ->
        [one] 1 Antwort
       *[other] { $count } Antworten
    } zurück.
}

# -- Ereignisse des Sologegners: seine Gründe (bot-line-…) stehen in trismegistus-bot.ftl --------------------------

event-trismegistus-bot-add-card = { $seat } bekommt eine neue Karte.
event-trismegistus-bot-reshuffle = { $seat } mischt seine abgelegten Karten.
event-trismegistus-bot-take-die = { $face ->
    [infinity] { $seat } nimmt einen { bot-die.accusative } aus der Schale Unendlich, Macht { $count }, und dreht ihn auf { bot-turned }.
   *[other] { $seat } nimmt einen { bot-die.accusative } aus der { bot-bowl }, Macht { $count }.
}
event-trismegistus-bot-spend-ethereal = Ein ätherischer Würfel erhöht seine Macht auf { $count }.
event-trismegistus-bot-spend-potency = { $seat } gibt Macht aus: { $count }.
event-trismegistus-bot-advance = { $seat } steigt { bot-on-track } auf Stufe { $count }.
event-trismegistus-bot-take-artifact = { $seat } nimmt { $artifact }.
event-trismegistus-bot-take-experiment = { $seat } nimmt das Experiment { $experiment }.
event-trismegistus-bot-take-gold = { $seat } bekommt { $count } Gold.
event-trismegistus-bot-take-points = { $seat } bekommt { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-trismegistus-bot-take-ethereal = { $seat } bekommt { $count ->
    [one] { $count } ätherischen Würfel
   *[other] { $count } ätherische Würfel
}.
event-trismegistus-bot-complete-experiment = { $seat } schließt ein { bot-type } ab; gezahltes Gold: { $count }.
event-trismegistus-bot-complete-masterpiece = { $seat } schließt sein Meisterexperiment ab, { bot-element }; gezahltes Gold: { $count }.
event-trismegistus-bot-artifact = { $seat } bekommt das Artefakt, das du nicht wolltest: { $artifact }.
event-trismegistus-bot-experiment = { $seat } beginnt mit dem Experiment { $experiment }.
event-trismegistus-bot-masterpiece = { $seat } deckt das Meisterexperiment { $experiment } auf.

# -- die Wertung -------------------------------------------------------------------------------------------------

score-points = Punkte
score-experiments = Abgeschlossene Experimente
score-during-the-game = Während des Spiels
score-completed-experiments = Experimente
score-publications = Publikationen
score-stone = Stein der Weisen
score-gold = Gold
score-ethereal-dice = Ätherische Würfel
score-tracks = Meisterschaft
score-achievements = Errungenschaften
score-trismegistus-served = { $seat }: { $publication }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $symbols }.
score-trismegistus-unserved = { $seat }: { $publication }, keine Punkte; nicht alle Symbole dafür waren da.
tri-symbol = { bot-element }:
tri-symbol-of-track = oberstes Feld der Leiste

# -- Varianten ---------------------------------------------------------------------------------------------------

option-trismegistus-setup = Spielaufbau
    .about = Der Aufbau für Einsteiger gibt allen einen Alchemisten und Startkarten vor; im vollen wird gewählt.
option-trismegistus-setup-full = voll
option-trismegistus-setup-introductory = für Einsteiger
option-trismegistus-essences = Hauptessenzen
    .about = Welche Essenz auf welcher Leiste zählt: wie aufgedruckt oder gemischt.
option-trismegistus-essences-printed = wie aufgedruckt
option-trismegistus-essences-shuffled = gemischt
option-trismegistus-achievements = Errungenschaften
    .about = Vier Errungenschaften liegen aus; wer zuerst vorweist, was eine verlangt, bekommt sie. Nie im Solospiel.
option-trismegistus-achievements-no = aus
option-trismegistus-achievements-yes = an
option-trismegistus-reactions = Reaktionen
    .about = Nach jedem Zug reagieren die anderen der Reihe nach oder alle zugleich, was schneller geht.
option-trismegistus-reactions-in-order = der Reihe nach
option-trismegistus-reactions-at-once = alle zugleich
option-trismegistus-first = Wer beginnt
    .about = Wer den ersten Zug hat; die anderen folgen im Uhrzeigersinn.
option-trismegistus-first-random = zufällig
option-trismegistus-first-1 = Platz 1
option-trismegistus-first-2 = Platz 2
option-trismegistus-first-3 = Platz 3
option-trismegistus-first-4 = Platz 4
setup-solo-only = „{ $option }“ gibt es nur im Solospiel.
setup-not-solo = „{ $option }“ gibt es nicht im Solospiel.
