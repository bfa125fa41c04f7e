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
