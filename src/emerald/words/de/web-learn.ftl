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
