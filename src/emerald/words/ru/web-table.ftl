# What a table has beside its question and its log: the score sheet, policies, talk, notes.

# -- where the points came from ------------------------------------------------------------------------------

web-source = Источник очков
web-stage = Раунд { $number }
web-stages = Очки по источникам в конце каждого раунда
web-stages-about = { $player }, очки по раундам: { $points }
web-stages-table = В виде таблицы
web-publications-of = { $count ->
    [0] Публикации – { $player }: нет
   *[other] Публикации – { $player }: { $count }
}
web-publication-missing = { $count ->
    [one] не завершена ({ $count } очко); нужно:
    [few] не завершена ({ $count } очка); нужно:
   *[many] не завершена ({ $count } очков); нужно:
}
web-symbol-track = { $element ->
   *[earth] вершина трека земли
    [fire] вершина трека огня
    [water] вершина трека воды
    [air] вершина трека воздуха
}
web-symbols-free = Неиспользованные символы
