# Lektionen an den echten Bedienelementen.

learn-about = Kurze Kapitel an einem echten Tisch: Du spielst, jemand sagt, was du versuchen kannst. Was die Regeln erlauben, ist auch hier erlaubt; Zurücknehmen führt zurück.
learn-begin = Anfangen
learn-again = Noch einmal
learn-done = geschafft
learn-lesson = Lektion
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-over = Das war dieses Kapitel.
learn-next-chapter = Nächstes Kapitel
learn-first-game = Eine erste Partie spielen
learn-restart = Dieses Kapitel neu beginnen

# -- Alchemicus ----------------------------------------------------------------------------------------------

lesson-alchemicus-turn = Der Zug
    .about = Eine Figur, ein Feld, ein Gebäude und was es kostet.
lesson-alchemicus-turn-hello = Das ist deine Seite des Tisches: oben zwölf Bauplätze mit deinen Gebäuden, unten deine Hand. Eine Karte ist ein Gebäude oder Geld: Jede abgeworfene Karte zahlt 1.
lesson-alchemicus-turn-board = Auf dem Plan ziehen die Figuren im Uhrzeigersinn, 1 bis 3 Felder je Zug. Das Feld, auf dem deine stehen bleibt, sagt, was du tun darfst.
lesson-alchemicus-turn-move = Geh auf ein Feld „Bauen“: Es leuchtet. Drücke darauf oder auf seine Zeile in der Liste.
lesson-alchemicus-turn-build = Baue jetzt etwas. Die Zahl auf einer Karte ist ihr Preis, bezahlt mit anderen Karten; mit welchen, wählst du, bevor du sie hergibst.
lesson-alchemicus-turn-more = Gebaut! Du darfst noch mehr bauen, solange du zahlen kannst. Wenn es genug ist, höre auf zu bauen und beende den Zug.
lesson-alchemicus-turn-end = Jetzt spielen die anderen. Achte auf das Protokoll am Rand; was sich auf dem Plan bewegt, wird dort erzählt.
lesson-alchemicus-turn-done = Das ist ein ganzer Zug: ziehen, handeln, beenden. Als Nächstes bringst du deine Gebäude in Gang.

lesson-alchemicus-goods = Waren
    .about = Kräuter und Erz, vom Feld in Destillierkolben und Schmelzofen.
lesson-alchemicus-goods-hello = Du besitzt Gärten, ein Bergwerk, einen Destillierkolben und einen Schmelzofen, alle leer. Gestrichelte Kreise sind die Plätze für Waren.
lesson-alchemicus-goods-move = Geh zur Gewinnung, zwei Felder weiter. Unterwegs kommst du am Geisterfeld vorbei: Das bringt eine Karte.
lesson-alchemicus-goods-harvest = Gewinne: Jedes leere Horten bekommt Kräuter, jedes leere Metalle Erz.
lesson-alchemicus-goods-wait = Die Waren liegen jetzt da. Beende deinen Zug.
lesson-alchemicus-goods-transport = Nun wollen die Waren dorthin, wo sie verarbeitet werden. Transport ist das nächste Feld.
lesson-alchemicus-goods-carry = Trage Kräuter ins Alembic und Erz ins Fornax: Drücke auf das Gebäude, auf dem sie liegen.
lesson-alchemicus-goods-done = Kräuter warten im Destillierkolben, Erz im Schmelzofen. Als Nächstes kommt die Transmutation.

lesson-alchemicus-gold = Der Geist und das Gold
    .about = Was der Geist sperrt, eine Transmutation und der beste Verkauf, den es gibt.
lesson-alchemicus-gold-hello = Der Geist der Transmutation steht auf Labrium: Solange er das tut, arbeitet kein Labrium, bei niemandem. Schraffierte Gebäude sind gesperrt.
lesson-alchemicus-gold-spirit = Also vertreibe ihn. Geh auf das Geisterfeld, zwei Felder weiter.
lesson-alchemicus-gold-move = Wer hier stehen bleibt, muss den Geist bewegen. Ein Schritt zur Seite kostet nichts; jeder andere Ort außer der Mitte kostet deine ganze Hand.
lesson-alchemicus-gold-wait = Labrium ist frei. Beende deinen Zug und warte auf den nächsten.
lesson-alchemicus-gold-far = Die Transmutation ist vier Felder entfernt. Mehr als drei kosten 1 Ruhm; du hast zwei. Los.
lesson-alchemicus-gold-transmute = Transmutiere: Alles, was bereitliegt, verwandelt sich auf einmal. Aus Tinktur und Metall wird Gold.
lesson-alchemicus-gold-again = Gold! Beende deinen Zug; noch ein Feld, und es lässt sich verkaufen.
lesson-alchemicus-gold-sale = Geh zum Verkauf, dem nächsten Feld.
lesson-alchemicus-gold-sell = Verkaufe das Gold durch dein Donarium, für Ruhm: Mehr zahlt niemand.
lesson-alchemicus-gold-done = Fünf Ruhm für ein Gold. Das ist der lange Weg; das nächste Kapitel zeigt die kurzen.

lesson-alchemicus-fame = Ruhm und das Ende
    .about = Gaben, Gloria und wie eine Partie endet.
lesson-alchemicus-fame-hello = Du hast 18 Ruhm; mit 20 am Ende deines Zuges beginnt die letzte Runde. Und deine Hand ist voll.
lesson-alchemicus-fame-move = Geh zu den Gaben, ein Feld weiter.
lesson-alchemicus-fame-give = Gib fünf Karten für 1 Ruhm. Behalte Gloria: Du brauchst sie gleich.
lesson-alchemicus-fame-gloria = Spiele am Ende des Zuges Gloria: Mit fünf weiteren Karten bringt sie noch einen Ruhm.
lesson-alchemicus-fame-last = Zwanzig. Beende deinen Zug, und die letzte Runde beginnt.
lesson-alchemicus-fame-done = Wer weniger Züge hatte, spielt noch einen; dann gewinnt der meiste Ruhm. Jetzt kennst du das Spiel.

# -- Trismegistus --------------------------------------------------------------------------------------------

lesson-trismegistus-draft = Würfel und Macht
    .about = Drei Würfel in jeder Runde: welcher, und wie stark er ist.
lesson-trismegistus-draft-hello = Ein Spiel hat drei Runden. In jeder nimmst du drei Würfel, und alles, was du tust, tust du mit einem Würfel.
lesson-trismegistus-draft-bowls = Die Würfel liegen in Schalen nach dem, was sie zeigen. Die Seite nennt ein Metall, die Farbe zählt für Pfeile und Artefakte. Die Macht ist die Zahl der Würfel in der Schale: Volle Schalen machen starke Würfel.
lesson-trismegistus-draft-take = Nimm einen Würfel: Drücke auf einen in einer Schale oder auf seine Zeile in der Liste.
lesson-trismegistus-draft-act = Dein Würfel steht auf der Machtleiste. Nun eine Hauptaktion: Material sammeln, Essenz erwerben, transmutieren, ein Artefakt oder ein Experiment erwerben. Wähle eine.
lesson-trismegistus-draft-end = Jede Aktion kostet Macht. Was übrig ist, bleibt dem Würfel für deinen nächsten Zug. Beende deine Aktionen.
lesson-trismegistus-draft-wait = Nun nimmt der andere Spieler einen Würfel und handelt.
lesson-trismegistus-draft-again = Mit Macht darauf darfst du deinen Würfel behalten; oder du nimmst einen anderen, und was der alte hatte, ist verloren. Wähle, dann handle noch einmal.
lesson-trismegistus-draft-done = Das ist ein Zug: ein Würfel, eine Aktion, das Ende. Nach drei Würfeln wartest du auf die nächste Runde.

lesson-trismegistus-gather = Metalle und Essenzen
    .about = Was ein Würfel bringt: Steine für das Lager, Marker für die Leisten.
lesson-trismegistus-gather-hello = Das ist dein Labor. Die Lagerfelder liegen am Weg der Metalle, von Blei bis Gold; rohe auf der einen Seite, verarbeitete auf der anderen.
lesson-trismegistus-gather-materials = Du hast einen Würfel, der Zinn zeigt. Behalte ihn und sammle: 1 Macht für jeden rohen Stein. Lass etwas für später übrig.
lesson-trismegistus-gather-end = Die Steine liegen in deinem Lager. Beende deine Aktionen.
lesson-trismegistus-gather-wait = Der andere Spieler ist am Zug.
lesson-trismegistus-gather-essence = Nun erwirb eine Essenz: Jede Schale gibt ihre eigene, Zinn Schwefel, Blei Salz, Kupfer Äther. Quecksilber ist selbst eine Essenz. Behalte deinen Würfel oder nimm einen anderen und erwirb mindestens eine.
lesson-trismegistus-gather-done = Steine werden verwandelt, Essenzen verwandeln sie. Davon handelt das nächste Kapitel.

lesson-trismegistus-transmute = Transmutation und Meisterschaft
    .about = Ein Stein, eine Essenz, ein Pfeil – und ein Schritt auf einer Leiste.
lesson-trismegistus-transmute-hello = Sechs Pfeile führen von Metall zu Metall. Dein Würfel ist schwarz: Er wirkt an schwarzen Pfeilen, 1 Macht für jeden Stein.
lesson-trismegistus-transmute-tracks = Jede Transmutation kostet eine Essenz, und jede Essenz steigt auf einer Leiste: Deine für Erde steht einen Schritt unter einem Bonusmarker.
lesson-trismegistus-transmute-move = Behalte deinen schwarzen Würfel und transmutiere Blei zu Kupfer. Zahle mit Salz: Salz steigt auf der Leiste der Erde.
lesson-trismegistus-transmute-more = Der Stein liegt verarbeitet beim nächsten Metall, dein Marker ist gestiegen. Ist noch Macht da, darfst du einen weiteren Stein denselben Pfeil entlang schicken oder aufhören. Dann beende deine Aktionen.
lesson-trismegistus-transmute-top = Marker auf den Leisten geben allen etwas, die sie erreichen; nur in diesem Zug. Die letzten drei Schritte sind Punkte wert, und Experimente fragen, wie hoch du stehst.
lesson-trismegistus-transmute-done = Blei, Kupfer, Zinn, Quecksilber, Eisen, Silber, Gold: sechs Schritte, und du bist reich. Artefakte verkürzen den Weg.

lesson-trismegistus-artifacts = Artefakte und Reaktionen
    .about = Werkzeuge neben den Pfeilen und ein Wort in fremden Zügen.
lesson-trismegistus-artifacts-hello = Im Markt liegen zwei Artefakte für jede Würfelfarbe. Eines kostet 3 Macht, wirkt sofort und wieder, sooft ein Stein seinen Pfeil entlanggeht.
lesson-trismegistus-artifacts-take = Behalte deinen schwarzen Würfel und erwirb eines der beiden schwarzen Artefakte.
lesson-trismegistus-artifacts-place = Nun lege es neben einen Pfeil. Von Blei zu Kupfer ist ein guter Platz: Da gehst du oft entlang.
lesson-trismegistus-artifacts-end = Es hat schon gewirkt und liegt geladen da. Beende deine Aktionen.
lesson-trismegistus-artifacts-react = Wenn andere gehandelt haben, darfst du mit einem geladenen Reaktionsmarker auf ihren Würfel reagieren: eines sammeln, eine Essenz erwerben, einmal transmutieren oder ein Artefakt neu laden. Warte auf die Frage und versuche es.
lesson-trismegistus-artifacts-done = Auch eine Reaktion, die am Artefakt vorbeigeht, nutzt es. Benutzte Artefakte sind umgedreht, bis sie neu geladen werden; das Ende der Runde tut das. Willst du nur manchmal gefragt werden, sag es im Menü des Tisches.

lesson-trismegistus-experiments = Experimente, Formeln, der Stein
    .about = Punkte für das, was du hast, und was sie öffnen.
lesson-trismegistus-experiments-hello = Neben deinem Labor wartet ein Experiment. Es verlangt einen Schritt auf seiner Leiste und Steine, und du hast beides.
lesson-trismegistus-experiments-perform = Schließe es ab: Das ist eine freie Aktion und kostet keine Macht. Zahle mit den Steinen, die es verlangt; verarbeitete und Gold dürfen sie ersetzen.
lesson-trismegistus-experiments-unlock = Abgeschlossen! Es erschließt eine Formel seines Elements. Wähle eine, und ein Feld im Kabuff für sie.
lesson-trismegistus-experiments-use = Formeln im Kabuff kannst du einmal im Spiel anwenden, als freie Aktion in deinem Zug. Versuche deine.
lesson-trismegistus-experiments-end = Volle Reihen und Spalten im Kabuff bringen Boni. Nun führe eine Hauptaktion aus, wenn du magst, und beende den Zug.
lesson-trismegistus-experiments-stone = Formeln sind dein Stein der Weisen: 2 sind 1 Punkt wert, 4 sind 9 wert, 7 sind 36 wert. Auch Gold erschließt eine Formel je Element.
lesson-trismegistus-experiments-done = Experimente zählen am Ende, Publikationen für die Symbole, die du gesammelt hast. Nun kennst du alles.

lesson-trismegistus-round = Eine erste Runde, dann allein
    .about = Ein richtiges Spiel gegen Hermes Trismegistus; eine Runde lang schaut dir jemand über die Schulter.
lesson-trismegistus-round-hello = Dein Gegner ist Hermes Trismegistus: Er folgt einfachen Regeln und sagt, warum er tut, was er tut. Das ist ein richtiges Spiel: Nach dieser Runde spielst du allein weiter.
lesson-trismegistus-round-laboratory = Nimm ein Labor. Sie unterscheiden sich in Formeln, in den Farben der Pfeile und in den Boni des Kabuffs.
lesson-trismegistus-round-choose = Wähle eines aus jedem Paar: Experiment, Meisterexperiment, Publikation, Artefakt. Dann lege das Artefakt neben einen Pfeil. Falsch ist nichts; Karten eines Elements passen gut zusammen.
lesson-trismegistus-round-draft = Nun der erste Würfel. Eine volle Schale ist mehr wert als das genau passende Metall.
lesson-trismegistus-round-act = Deine Hauptaktion. Sieh dir dein Experiment an: Was verlangt es?
lesson-trismegistus-round-end = Beende deine Aktionen, wenn nichts mehr hilft. Freie Aktionen sind bis dahin möglich.
lesson-trismegistus-round-rival = Das Protokoll sagt Schritt für Schritt, was Hermes Trismegistus getan hat und warum. Er hat für jeden Zug eine Karte, und auch er mag volle Schalen.
lesson-trismegistus-round-dice = Weiter: Drei Würfel gehören in dieser Runde dir, und auf seine darfst du reagieren. Nimm die beiden anderen.
lesson-trismegistus-round-last = Verbrauche deine Macht. Ist der dritte Würfel verbraucht, wartest du, und die Runde endet von selbst.
lesson-trismegistus-round-done = Eine neue Runde, neue Würfel, bessere Artefakte. Noch zwei davon, dann werden die Punkte gezählt. Spiel weiter: Niemand unterbricht dich mehr.
