# Die Arena: der Befehl, der Spieler misst, und seine Ergebnisseite.

# -- Hilfe ---------------------------------------------------------------------------------------------------

cli-about-arena = Messen, wie stark Spieler sind, bei gleicher Verteilung und in jeder Sitzordnung.
cli-about-contender = Ein Spieler, etwa greedy oder greedy:depth=2; es braucht mindestens zwei.
cli-about-blocks = Wie viele Verteilungen jede Besetzung spielt, jede in jeder Sitzordnung; 50, wenn nichts gesagt ist.
cli-about-lineup = Wer in einem Spiel sitzt, nach Nummern, etwa 1,2,2,2; je zwei Spieler, wenn nichts gesagt ist.
cli-about-sprt = Aufhören, sobald klar ist, ob der erste Spieler um die zweite Zahl von Elo-Punkten voraus ist oder nur um die erste, etwa 0,20.
cli-about-out = Alles in diesem Ordner aufbewahren und dort weitermachen, wenn er begonnen ist; am Ende liegt darin das Ergebnis als JSON und als Seite.
cli-about-processes = Wie viele Prozesse spielen; so viele, wie es Prozessoren gibt, wenn nichts gesagt ist.
cli-about-on = Auf einem Ray-Verbund spielen: ray für einen auf diesem Rechner, ray:ADRESSE für einen anderen.

# -- Verlauf und Ergebnis ------------------------------------------------------------------------------------

cli-arena-playing = Verteilungen
cli-arena-verdict = { $verdict ->
    [yes] Der erste Spieler ist eher um { $most } Elo stärker als um { $least } (Log-Likelihood-Quotient { $ratio }).
    [no] Der erste Spieler ist nicht um { $most } Elo stärker, sondern höchstens um { $least } (Log-Likelihood-Quotient { $ratio }).
   *[open] Unentschieden zwischen { $least } und { $most } Elo (Log-Likelihood-Quotient { $ratio }).
}
cli-arena-again = Dasselbe noch einmal: { $command }
cli-column-decision = ms je Entscheidung
cli-column-late = 99 % darunter, ms
cli-column-nodes = angesehene Stellungen
cli-column-lineup = Besetzung
cli-column-score = Punktanteil
cli-column-lead = Vorsprung in Punkten
cli-column-blocks = Verteilungen

# -- die Seite -----------------------------------------------------------------------------------------------

arena-title = die Spieler im Vergleich
arena-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} bei { $blocks ->
    [one] 1 Verteilung
   *[other] { $blocks } Verteilungen
}
arena-fact-games = Spiele
arena-fact-seats = Plätze
arena-fact-options = Optionen
arena-fact-seed = Startwert
arena-fact-command = Befehl
arena-fact-identity = Was gespielt wurde
arena-fact-circumstances = Womit gespielt wurde
arena-ladder = Rangliste
    .about = Spielstärke in Elo-Punkten mit 95-%-Intervall, gefunden durch neues Ziehen ganzer Verteilungen; der zuerst genannte Spieler hat 0.
arena-matrix = Wer gegen wen
    .about = Der Anteil der Vergleiche, Platz gegen Platz, die der Spieler der Zeile für sich hat; ein halber bei gleichem Rang.
arena-against = gegen
arena-points = Woher die Punkte kommen
    .about = Punkte je Spiel nach der Antwort, die sie brachte, in den Worten des Protokolls.
arena-points-axis = Punkte je Spiel
arena-times = Bedenkzeit
    .about = Wie viele der Entscheidungen, bei denen es etwas zu wählen gab, wie lange dauerten.
arena-times-axis = Millisekunden

# -- Fehler --------------------------------------------------------------------------------------------------

cli-arena-players = Die Arena braucht mindestens zwei verschiedene Spieler, zum Beispiel --player greedy --player random.
cli-bad-lineup = --lineup verlangt Nummern von 1 bis { $players } für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, von mindestens zwei Spielern, nicht „{ $word }“.
cli-bad-sprt = --sprt verlangt zwei Zahlen von Elo-Punkten, die kleinere zuerst, etwa 0,20, nicht „{ $word }“.
cli-sprt-needs-two = Ein Test braucht genau eine Besetzung: zwei Spieler, oder einmal --lineup.
cli-bad-on = --on kennt ray und ray:ADRESSE, nicht „{ $word }“.
cli-other-contest = In { $folder } ist ein anderer Wettkampf begonnen: { $word } ist dort „{ $found }“ und hier „{ $wanted }“.
cli-needs-extra = Dazu fehlen Teile, die nicht installiert sind: { $command }
