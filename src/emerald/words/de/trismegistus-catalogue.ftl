# Trismegistus: was an einem Katalog falsch ist. { $word } ist das Wort in der Datei.

catalogue-red-arrow = Der Pfad von Silber zu Gold ist in jeder gedruckten Ausgabe rot.
catalogue-too-many = { $word }: Platz ist für { $expected }, gefunden: { $found }.
catalogue-too-few = { $word }: Das Spiel braucht { $expected }, gefunden: { $found }.
catalogue-each-once = „{ $word }“ muss jede der vier Essenzen einmal nennen.
catalogue-same-chamber = Das Kabuff hat dieselben Felder wie das von „{ $name }“.
chamber-form = Ein Kabuff hat drei Reihen zu drei Feldern, jedes o (offen) oder x (geschlossen).
chamber-cells = Ein Kabuff hat { $expected } offene Felder; dieses hat { $found }.
chamber-lines = Jede Reihe und Spalte eines Kabuffs hat mindestens zwei offene Felder.
first-game-mark = „{ $word }“ spielt zu zweit nicht mit und taugt also nicht für ein erstes Spiel.
first-game-twice = „{ $word }“ ist an zwei Plätze vergeben.
