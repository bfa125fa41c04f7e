# What a table has beside its question and its log: the score sheet, policies, talk, notes.

# -- where the points came from ------------------------------------------------------------------------------

web-source = Origen de los puntos
web-stage = Ronda { $number }
web-stages = Puntos por origen al final de cada ronda
web-stages-about = { $player }, puntos ronda a ronda: { $points }
web-stages-table = Como tabla
web-publications-of = { $count ->
    [0] Publicaciones de { $player }: ninguna
   *[other] Publicaciones de { $player }: { $count }
}
web-publication-missing = { $count ->
    [one] sin completar (1 punto); necesita:
   *[other] sin completar ({ $count } puntos); necesita:
}
web-symbol-track = { $element ->
   *[earth] final del medidor de tierra
    [fire] final del medidor de fuego
    [water] final del medidor de agua
    [air] final del medidor de aire
}
web-symbols-free = Símbolos sin usar
