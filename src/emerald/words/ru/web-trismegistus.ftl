# Trismegistus в браузере: планшеты словами и что говорит каждая карта.

# -- игровое поле --------------------------------------------------------------------------------------------

web-trismegistus-round = Раунд { $count } из 3
web-trismegistus-potency = Эффективность { $count }
web-trismegistus-row = Порядок хода: { $players }
web-trismegistus-next-row = Следующий раунд: { $players }
web-trismegistus-deck = { $count ->
    [one] { $count } публикация в колоде
    [few] { $count } публикации в колоде
   *[many] { $count } публикаций в колоде
}
web-trismegistus-bowl = { $face ->
    [lead] Чаша свинца
    [copper] Чаша меди
    [tin] Чаша олова
    [mercury] Чаша ртути
    [iron] Чаша железа
   *[infinity] Чаша бесконечности
}
web-trismegistus-bowl-potency = { $count ->
    [0] Здесь нет кубов.
   *[other] Эффективность куба отсюда: { $count }.
}
web-trismegistus-bowl-essence = Её эссенция: { effect-thing }
web-trismegistus-bowl-infinity = Куб отсюда сразу поворачивается на другой металл.
web-trismegistus-dice = { bot-die } × { $count }
web-trismegistus-page = { $face ->
    [lead] Книга свинца
    [copper] Книга меди
    [tin] Книга олова
    [mercury] Книга ртути
   *[iron] Книга железа
}, { $side ->
    [left] левая страница
   *[right] правая страница
}
web-trismegistus-market = { $colour ->
    [black] Рынок, для чёрного куба
    [white] Рынок, для белого куба
   *[red] Рынок, для красного куба
}
web-trismegistus-achievements = Достижения
web-trismegistus-tracks = Мастерство
web-trismegistus-track = { $element ->
    [earth] Трек земли
    [fire] Трек огня
    [water] Трек воды
   *[air] Трек воздуха
}
web-trismegistus-climbed-by = Продвижение за плату: { effect-thing }
web-trismegistus-marker = { $name }: шаг { $count }
web-trismegistus-token = Бонусный жетон на шаге { $count }: { tri-token }

# -- лаборатория ---------------------------------------------------------------------------------------------

web-trismegistus-wheel = Колесо материалов
web-trismegistus-arrow = { $colour ->
    [black] Чёрная стрелка
    [white] Белая стрелка
   *[red] Красная стрелка
}: { tri-arrow }
web-trismegistus-slot = У стрелки { tri-arrow }
web-trismegistus-charged = Заряжен.
web-trismegistus-spent = Разряжен.
web-trismegistus-mercury = Можно платить и как эссенцией.
web-trismegistus-gold = Можно платить как любым материалом.
web-trismegistus-discharged = { $count ->
    [one] { $count } разряженный жетон реакции
    [few] { $count } разряженных жетона реакции
   *[many] { $count } разряженных жетонов реакции
}
web-trismegistus-die = { bot-die }, { bot-face }, эффективность { $count }
web-trismegistus-no-die = На треке эффективности нет куба
web-trismegistus-used = { $count ->
    [0] В этом раунде кубы не использованы
    [one] В этом раунде использован { $count } из 3 кубов
    [few] В этом раунде использовано { $count } из 3 кубов
   *[many] В этом раунде использовано { $count } из 3 кубов
}
web-trismegistus-shelf = Эссенции и жетоны
web-trismegistus-chamber = { $count ->
    [one] Подвал: { $count } формула
    [few] Подвал: { $count } формулы
   *[many] Подвал: { $count } формул
}
web-trismegistus-side = { tri-side }: { $effect }
web-trismegistus-cell = Подвал, клетка { $number }
web-trismegistus-used-up = Её свойство использовано.
web-trismegistus-stone = { $count ->
    [one] Философский камень: { $count } формула
    [few] Философский камень: { $count } формулы
   *[many] Философский камень: { $count } формул
}, { bot-worth }
web-trismegistus-formulas = Ещё не открытые формулы
web-trismegistus-formula = { $formula } ({ bot-element }): { $effect }
web-trismegistus-formula-column = { $element ->
    [earth] В столбце земли
    [fire] В столбце огня
    [water] В столбце воды
   *[air] В столбце воздуха
}
web-trismegistus-done = { bot-track }, проведено экспериментов: { $count }
web-trismegistus-completed = { $count ->
    [one] { $count } проведённый эксперимент
    [few] { $count } проведённых эксперимента
   *[many] { $count } проведённых экспериментов
}
web-trismegistus-publications = { $count ->
    [one] { $count } публикация на руке
    [few] { $count } публикации на руке
   *[many] { $count } публикаций на руке
}
web-trismegistus-scored = { $count ->
    [one] Набрано { $count } очко
    [few] Набрано { $count } очка
   *[many] Набрано { $count } очков
}
web-trismegistus-cards = Эксперименты и публикации
web-trismegistus-beside = Лежит у лаборатории.
web-trismegistus-secret = Эту карту видите только вы.
web-trismegistus-dealt = Начальные карты: из каждой пары остаётся одна
web-trismegistus-kept = Её вы оставляете.
web-trismegistus-laboratories = Лаборатории на выбор
web-trismegistus-open-seat = Показать всё у игрока { $name }

# -- карты и тайлы -------------------------------------------------------------------------------------------

web-trismegistus-experiment-kind = { $level ->
    [starting] Начальный эксперимент
    [level-1] Эксперимент 1-го уровня
    [level-2] Эксперимент 2-го уровня
    [level-3] Эксперимент 3-го уровня
   *[masterpiece] Шедевральный эксперимент
}, { bot-element }
web-trismegistus-requires = { $element ->
    [earth] Требуется шаг { $count } на треке земли
    [fire] Требуется шаг { $count } на треке огня
    [water] Требуется шаг { $count } на треке воды
   *[air] Требуется шаг { $count } на треке воздуха
}
web-trismegistus-cost = Стоимость: { $text }
web-trismegistus-reward = Даёт: { $effect }
web-trismegistus-worth = { $count ->
    [one] В конце приносит { $count } очко
    [few] В конце приносит { $count } очка
   *[many] В конце приносит { $count } очков
}
web-trismegistus-needs = Нужно: { $text }
web-trismegistus-shows = Нужно показать: { $text }
web-trismegistus-at-once = Сразу: { $effect }
web-trismegistus-symbols = { bot-element } × { $count }
amount-potency = эффективность { $count }
amount-earth-step = { $count } на треке земли
amount-fire-step = { $count } на треке огня
amount-water-step = { $count } на треке воды
amount-air-step = { $count } на треке воздуха
amount-lowest-step = { $count } на самом низком треке

# -- Ботмегистус ---------------------------------------------------------------------------------------------

web-trismegistus-bot-card = { $kind ->
    [basic] Базовая карта
    [specialization] { $element ->
        [earth] Специализация земли
        [fire] Специализация огня
        [water] Специализация воды
       *[air] Специализация воздуха
    }
   *[personality] { $element ->
        [earth] Личность земли
        [fire] Личность огня
        [water] Личность воды
       *[air] Личность воздуха
    }
}
web-trismegistus-bot-pile = { $count ->
    [one] { $count } карта в его колоде
    [few] { $count } карты в его колоде
   *[many] { $count } карт в его колоде
}
web-trismegistus-complete = Проведён.
web-trismegistus-incomplete = Ещё не проведён.
web-trismegistus-tale = Что он сделал, шаг за шагом
web-trismegistus-tale-none = У него ещё не было хода.
web-trismegistus-tale-of = Ход { $count } из { $high }
web-trismegistus-tale-earlier = Предыдущий ход
web-trismegistus-tale-later = Следующий ход
web-trismegistus-tale-next = Следующий шаг
web-trismegistus-tale-all = Все шаги
web-trismegistus-tale-again = С начала
web-trismegistus-why = Почему?
web-trismegistus-bot-above = Если он выше вас: { $text }
web-trismegistus-bot-number = Карта { $number }
web-trismegistus-artifact-level = { $level ->
    [starting] Начальный артефакт
    [level-1] Артефакт 1-го уровня
    [level-2] Артефакт 2-го уровня
   *[level-3] Артефакт 3-го уровня
}
