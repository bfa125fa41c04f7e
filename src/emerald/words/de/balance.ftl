# Das Gleichgewicht der Teile: `emerald balance` und seine Seite.

cli-about-balance = Misst, wie ausgewogen die Teile eines Spiels sind: wer gewinnt, was genommen wird, woher Punkte kommen.
cli-about-watched = Wie viele Partien für jede Zahl von Plätzen beobachtet werden; ohne Angabe 100.
cli-about-tables = Zahlen von Plätzen, etwa 2,3,4.
cli-about-everybody = Wer auf allen Plätzen spielt; ohne Angabe greedy.
cli-about-every-component = Führt alle Teile auf, nicht nur die außerhalb ihrer Grenzen.
cli-balancing = Partien
cli-balance-games = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}; im Mittel { $rate } Entscheidungen und { $mean } Züge.
cli-balance-breaches = { $count ->
    [0] Nichts liegt mehr als zufällig außerhalb seiner Grenzen.
    [one] 1 Anteil liegt mehr als zufällig außerhalb seiner Grenzen.
   *[other] { $count } Anteile liegen mehr als zufällig außerhalb ihrer Grenzen.
}
cli-column-source = Quelle
cli-column-points = Punkte
cli-column-part = Anteil
cli-column-of-winners = Bei Siegern
cli-column-component = Teil
cli-column-offered = Angeboten
cli-column-taken = Genommen
cli-column-finished = Vollendet
balance-title = das Gleichgewicht der Teile
balance-seat = Plätze: Platz
balance-all = alle
balance-winners = Sieger
balance-taken = genommen, wenn angeboten
balance-won = Siege derer, die es hatten
balance-wins = Siege nach Platz
    .about = Anteil der Siege jedes Platzes mit seinem 95-%-Intervall; der graue Strich ist ein gleicher Anteil.
balance-sources = Woher Punkte kommen
    .about = Punkte im Mittel, bei allen Plätzen und bei denen, die allein gewannen.
balance-components = Was genommen wird
    .about = Wie oft jedes Teil genommen wurde, wenn es zu haben war.
balance-worth = Was es wert ist
    .about = Wie oft gewann, wer ein Teil hatte; was rechts liegt, wird zu oft genommen, was oben liegt, gewinnt zu oft.
