# What a table has beside its question and its log: the score sheet, policies, talk, notes.

# -- where the points came from ------------------------------------------------------------------------------

web-source = Źródło punktów
web-stage = Runda { $number }
web-stages = Punkty według źródeł na koniec każdej rundy
web-stages-about = { $player }, punkty runda po rundzie: { $points }
web-stages-table = Jako tabela
web-publications-of = { $count ->
    [0] Publikacje – { $player }: brak
   *[other] Publikacje – { $player }: { $count }
}
web-publication-missing = { $count ->
    [one] nieukończona (1 punkt); wymaga:
    [few] nieukończona ({ $count } punkty); wymaga:
   *[many] nieukończona ({ $count } punktów); wymaga:
}
web-symbol-track = { $element ->
   *[earth] szczyt toru ziemi
    [fire] szczyt toru ognia
    [water] szczyt toru wody
    [air] szczyt toru powietrza
}
web-symbols-free = Symbole niewykorzystane
