# What a table has beside its question and its log: the score sheet, policies, talk, notes.

# -- where the points came from ------------------------------------------------------------------------------

web-source = Quelle der Punkte
web-stage = Runde { $number }
web-stages = Punkte nach Quelle am Ende jeder Runde
web-stages-about = { $player }, Punkte Runde für Runde: { $points }
web-stages-table = Als Tabelle
web-publications-of = { $count ->
    [0] Publikationen – { $player }: keine
   *[other] Publikationen – { $player }: { $count }
}
web-publication-missing = { $count ->
    [one] nicht vollendet (1 Punkt); nötig:
   *[other] nicht vollendet ({ $count } Punkte); nötig:
}
web-symbol-track = { $element ->
   *[earth] Ende der Erdleiste
    [fire] Ende der Feuerleiste
    [water] Ende der Wasserleiste
    [air] Ende der Luftleiste
}
web-symbols-free = Symbole ohne Verwendung

# -- questions in others' turns ------------------------------------------------------------------------------

web-policies = Fragen in fremden Zügen
web-policies-about = Was du hier festlegst, wirst du nicht mehr gefragt: Der Tisch wartet dann nicht auf dich. Niemand sonst sieht es.
web-policy-always = Mich fragen
web-policy-never = Ohne Frage passen
web-policy-if = Nur fragen, wenn …
web-policy-good = Die Ware ist
web-policy-other = Es kommt von
web-policy-count = Es kostet höchstens so viele Karten
web-policy-face = Der Würfel zeigt
web-policy-colour = Der Würfel ist
web-policy-all = Alle Bedingungen müssen gelten; wo nichts gewählt ist, ist alles recht.
web-policy-kept = Gemerkt.
web-policy-try = Was wäre dabei geschehen?
web-policy-nothing-to-try = Es ist noch nichts festgelegt, oder du hast noch keine solche Partie beendet.
web-policy-trial = { $asked ->
    [0] In deinen letzten Partien wurde das nie gefragt.
   *[other] In deinen letzten Partien: { $asked }× gefragt, davon für dich gepasst: { $passed }; dort hattest du anders geantwortet: { $regretted }.
}
policy-alchemicus-buy-good = Wenn jemand eine Ware verkauft, die du kaufen könntest
policy-alchemicus-defend = Wenn Infamia gegen dich gespielt wird
policy-trismegistus-react = Wenn du auf einen Würfel reagieren könntest

# -- talk and notes ------------------------------------------------------------------------------------------

web-beside = Protokoll, Gespräch, Notizen
web-talk = Gespräch
web-talk-new = es wurde etwas Neues gesagt
web-talk-off = Du nimmst an Gesprächen am Tisch nicht teil.
web-talk-on = Teilnehmen
web-talk-leave = Nicht mehr teilnehmen
web-talk-say = Etwas sagen
web-talk-send = Senden
web-talk-nothing = Noch hat niemand etwas gesagt.
web-talk-more = Was { $name } sagt: stumm schalten oder melden
web-talk-mute = Stumm schalten
web-talk-report = Melden
web-talk-reported = Wer diesen Server betreibt, weiß nun davon.
web-notes = Notizen
web-notes-about = Das siehst nur du.
web-notes-changed = Wird gemerkt …
web-notes-failed = Das ließ sich nicht merken; beim nächsten Buchstaben wird es wieder versucht.
