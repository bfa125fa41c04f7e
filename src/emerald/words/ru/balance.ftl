# Равновесие компонентов: `emerald balance` и его страница.

cli-about-balance = Измеряет равновесие компонентов игры: кто побеждает, что берут, откуда берутся очки.
cli-about-watched = За сколькими партиями наблюдать при каждом числе мест; по умолчанию 100.
cli-about-tables = Числа мест, например 2,3,4.
cli-about-everybody = Кто играет на всех местах; по умолчанию greedy.
cli-about-every-component = Перечисляет все компоненты, а не только вышедшие за границы.
cli-balancing = Партии
cli-balance-games = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}; в среднем решений { $rate }, ходов { $mean }.
cli-balance-breaches = { $count ->
    [0] Ничто не выходит за границы больше, чем случайно.
    [one] { $count } доля выходит за границы больше, чем случайно.
    [few] { $count } доли выходят за границы больше, чем случайно.
   *[many] { $count } долей выходят за границы больше, чем случайно.
}
cli-column-source = Источник
cli-column-points = Очки
cli-column-part = Доля
cli-column-of-winners = У победителей
cli-column-component = Компонент
cli-column-offered = Предложено
cli-column-taken = Взято
cli-column-finished = Завершено
balance-title = равновесие компонентов
balance-seat = мест: место
balance-all = все
balance-winners = победители
balance-taken = взято, когда было можно
balance-won = победы тех, у кого это было
balance-wins = Победы по местам
    .about = Доля побед каждого места с 95-процентным интервалом; серая черта — равная доля.
balance-sources = Откуда берутся очки
    .about = Средние очки всех мест и тех, кто победил один.
balance-components = Что берут
    .about = Как часто брали каждый компонент, когда было можно.
balance-worth = Чего это стоит
    .about = Как часто побеждал тот, у кого был компонент; что правее, берут слишком часто, что выше, побеждает слишком часто.
