# Was gesagt wird, während Spieler lernen: `emerald tune`, `emerald train`.

cli-about-tune = Stimmt die Gewichte ab, nach denen Spieler urteilen: durch Evolution gewachsen, gegen die alten geprüft.
cli-about-train = Lehrt ein Netz an seinen eigenen Partien und lässt es gegen die Gewichte allein spielen; nur wenn es besteht, taugt es.
cli-about-run = Hält den Lauf in diesem Ordner fest und macht dort weiter, wenn er begonnen wurde.
cli-about-generations = Wie viele Generationen es gibt; ohne Angabe 50.
cli-about-pairs = Wie viele Zwillingspaare sich in einer Generation treffen; ohne Angabe 60.
cli-about-exam = Wie oft neue Gewichte, bei nie gesehenen Auslagen, auf die alten treffen; ohne Angabe 200.
cli-about-learner = Wer mit den Gewichten oder dem Netz spielt; ohne Angabe planner:nodes=40,worlds=1,samples=1.
cli-about-round-games = Wie viele Partien in jeder Runde gespielt werden; ohne Angabe 3000.
cli-about-rounds = Wie viele Runden mit Partien und Netzen es gibt; ohne Angabe 4.
cli-about-gate = Wie oft das Netz höchstens auf die Gewichte trifft; ohne Angabe 1000.
cli-about-minutes = Wie viele Minuten dieser Abschnitt dauern darf; der nächste macht weiter, wo er endete. Ohne Angabe 150.
cli-tuning = Abstimmen
cli-training = Lernen
cli-tuned = Die neuen Gewichte gewinnen { $mean } % der Partien gegen die alten ({ $least } – { $most }) bei { $blocks ->
    [one] 1 Auslage
   *[other] { $blocks } Auslagen
}.
cli-trained = { $verdict ->
    [yes] Das Netz besteht
   *[no] Das Netz besteht nicht
}: Es gewinnt { $mean } % der Partien gegen die Gewichte allein ({ $least } – { $most }) bei { $blocks ->
    [one] 1 Auslage
   *[other] { $blocks } Auslagen
}.
cli-train-later = Der Abschnitt ist vorbei; weiter mit: { $command }
