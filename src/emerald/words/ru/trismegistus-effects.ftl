# Trismegistus: что говорят карты, тайлы и бонусы (T15), фраза за фразой. Правила стоят в начале английского файла.

# -- сколько и чего -------------------------------------------------------------------------------------------

effect-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
effect-essences = { $count ->
    [one] { $count } эссенция
    [few] { $count } эссенции
   *[many] { $count } эссенций
}
    .accusative = { $count ->
        [one] { $count } эссенцию
        [few] { $count } эссенции
       *[many] { $count } эссенций
    }
effect-amount = { $what ->
    [raw-lead] { effect-cubes } сырого свинца
    [raw-copper] { effect-cubes } сырой меди
    [raw-tin] { effect-cubes } сырого олова
    [raw-mercury] { effect-cubes } сырой ртути
    [raw-iron] { effect-cubes } сырого железа
    [refined-copper] { effect-cubes } очищенной меди
    [refined-tin] { effect-cubes } очищенного олова
    [refined-mercury] { effect-cubes } очищенной ртути
    [refined-iron] { effect-cubes } очищенного железа
    [silver] { effect-cubes } серебра
    [gold] { effect-cubes } золота
    [salt] { effect-essences } соли
    [sulfur] { effect-essences } серы
    [aether] { effect-essences } эфира
    [ethereal-die] { $count ->
        [one] { $count } эфирный куб
        [few] { $count } эфирных куба
       *[many] { $count } эфирных кубов
    }
    [chameleon] { $count ->
        [one] { $count } жетон хамелеона
        [few] { $count } жетона хамелеона
       *[many] { $count } жетонов хамелеона
    }
    [reaction-token] { $count ->
        [one] { $count } жетон реакции
        [few] { $count } жетона реакции
       *[many] { $count } жетонов реакции
    }
    [point] { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
    [any-raw] { effect-cubes } любого сырья
    [any-refined] { effect-cubes } любого очищенного материала
    [any-essence] { $count ->
        [one] { $count } любая эссенция
        [few] { $count } любые эссенции
       *[many] { $count } любых эссенций
    }
   *[step] { $count ->
        [one] { $count } шаг на любом треке
        [few] { $count } шага на любых треках
       *[many] { $count } шагов на любых треках
    }
}
    .accusative = { $what ->
        [raw-lead] { effect-cubes } сырого свинца
        [raw-copper] { effect-cubes } сырой меди
        [raw-tin] { effect-cubes } сырого олова
        [raw-mercury] { effect-cubes } сырой ртути
        [raw-iron] { effect-cubes } сырого железа
        [refined-copper] { effect-cubes } очищенной меди
        [refined-tin] { effect-cubes } очищенного олова
        [refined-mercury] { effect-cubes } очищенной ртути
        [refined-iron] { effect-cubes } очищенного железа
        [silver] { effect-cubes } серебра
        [gold] { effect-cubes } золота
        [salt] { effect-essences.accusative } соли
        [sulfur] { effect-essences.accusative } серы
        [aether] { effect-essences.accusative } эфира
        [ethereal-die] { $count ->
            [one] { $count } эфирный куб
            [few] { $count } эфирных куба
           *[many] { $count } эфирных кубов
        }
        [chameleon] { $count ->
            [one] { $count } жетон хамелеона
            [few] { $count } жетона хамелеона
           *[many] { $count } жетонов хамелеона
        }
        [reaction-token] { $count ->
            [one] { $count } жетон реакции
            [few] { $count } жетона реакции
           *[many] { $count } жетонов реакции
        }
        [point] { $count ->
            [one] { $count } победное очко
            [few] { $count } победных очка
           *[many] { $count } победных очков
        }
        [any-raw] { effect-cubes } любого сырья
        [any-refined] { effect-cubes } любого очищенного материала
        [any-essence] { $count ->
            [one] { $count } любую эссенцию
            [few] { $count } любые эссенции
           *[many] { $count } любых эссенций
        }
       *[step] { $count ->
            [one] { $count } шаг на любом треке
            [few] { $count } шага на любых треках
           *[many] { $count } шагов на любых треках
        }
    }
effect-thing = { $what ->
    [raw-lead] { cube-raw-lead }
    [raw-copper] { cube-raw-copper }
    [raw-tin] { cube-raw-tin }
    [raw-mercury] { cube-raw-mercury }
    [raw-iron] { cube-raw-iron }
    [refined-copper] { cube-refined-copper }
    [refined-tin] { cube-refined-tin }
    [refined-mercury] { cube-refined-mercury }
    [refined-iron] { cube-refined-iron }
    [silver] { cube-silver }
    [gold] { cube-gold }
    [salt] { cube-salt }
    [sulfur] { cube-sulfur }
    [aether] { cube-aether }
    [ethereal-die] { piece-ethereal-die }
    [chameleon] { piece-chameleon }
    [reaction-token] { piece-reaction-token }
    [point] { piece-points }
    [any-raw] { cube-any-raw }
    [any-refined] { cube-any-refined }
    [any-essence] { cube-any-essence }
   *[step] шаг на треке
}

# -- за что даются награды ------------------------------------------------------------------------------------

effect-counted = { $counted ->
    [earth] каждый шаг на треке земли
    [fire] каждый шаг на треке огня
    [water] каждый шаг на треке воды
    [air] каждый шаг на треке воздуха
    [lowest-track] каждый шаг на вашем самом низком треке
    [experiment] каждый завершённый эксперимент
    [earth-experiment] каждый завершённый эксперимент земли
    [fire-experiment] каждый завершённый эксперимент огня
    [water-experiment] каждый завершённый эксперимент воды
    [air-experiment] каждый завершённый эксперимент воздуха
    [artifact] каждый артефакт
    [earth-artifact] каждый артефакт земли
    [fire-artifact] каждый артефакт огня
    [water-artifact] каждый артефакт воды
    [air-artifact] каждый артефакт воздуха
    [formula] каждую формулу в камне
    [earth-and-fire-symbol] каждый символ земли или огня на ваших артефактах
    [earth-and-water-symbol] каждый символ земли или воды на ваших артефактах
    [earth-and-air-symbol] каждый символ земли или воздуха на ваших артефактах
    [fire-and-water-symbol] каждый символ огня или воды на ваших артефактах
    [fire-and-air-symbol] каждый символ огня или воздуха на ваших артефактах
   *[water-and-air-symbol] каждый символ воды или воздуха на ваших артефактах
}

# -- что требуется --------------------------------------------------------------------------------------------

effect-needs = { $counted ->
    [earth] шаг { $count } на треке земли
    [fire] шаг { $count } на треке огня
    [water] шаг { $count } на треке воды
    [air] шаг { $count } на треке воздуха
    [any-track] шаг { $count } на любом одном треке
    [experiment] { $count ->
        [one] { $count } завершённый эксперимент
        [few] { $count } завершённых эксперимента
       *[many] { $count } завершённых экспериментов
    }
    [earth-experiment] { $count ->
        [one] { $count } завершённый эксперимент земли
        [few] { $count } завершённых эксперимента земли
       *[many] { $count } завершённых экспериментов земли
    }
    [fire-experiment] { $count ->
        [one] { $count } завершённый эксперимент огня
        [few] { $count } завершённых эксперимента огня
       *[many] { $count } завершённых экспериментов огня
    }
    [water-experiment] { $count ->
        [one] { $count } завершённый эксперимент воды
        [few] { $count } завершённых эксперимента воды
       *[many] { $count } завершённых экспериментов воды
    }
    [air-experiment] { $count ->
        [one] { $count } завершённый эксперимент воздуха
        [few] { $count } завершённых эксперимента воздуха
       *[many] { $count } завершённых экспериментов воздуха
    }
    [starting-experiment] { $count ->
        [one] { $count } завершённый начальный эксперимент
        [few] { $count } завершённых начальных эксперимента
       *[many] { $count } завершённых начальных экспериментов
    }
    [level-1-experiment] { $count ->
        [one] { $count } завершённый эксперимент уровня 1
        [few] { $count } завершённых эксперимента уровня 1
       *[many] { $count } завершённых экспериментов уровня 1
    }
    [level-2-experiment] { $count ->
        [one] { $count } завершённый эксперимент уровня 2
        [few] { $count } завершённых эксперимента уровня 2
       *[many] { $count } завершённых экспериментов уровня 2
    }
    [level-3-experiment] { $count ->
        [one] { $count } завершённый эксперимент уровня 3
        [few] { $count } завершённых эксперимента уровня 3
       *[many] { $count } завершённых экспериментов уровня 3
    }
    [masterpiece] { $count ->
        [one] { $count } завершённый шедевральный эксперимент
        [few] { $count } завершённых шедевральных эксперимента
       *[many] { $count } завершённых шедевральных экспериментов
    }
    [artifact] { $count ->
        [one] { $count } артефакт
        [few] { $count } артефакта
       *[many] { $count } артефактов
    }
    [earth-artifact] { $count ->
        [one] { $count } артефакт земли
        [few] { $count } артефакта земли
       *[many] { $count } артефактов земли
    }
    [fire-artifact] { $count ->
        [one] { $count } артефакт огня
        [few] { $count } артефакта огня
       *[many] { $count } артефактов огня
    }
    [water-artifact] { $count ->
        [one] { $count } артефакт воды
        [few] { $count } артефакта воды
       *[many] { $count } артефактов воды
    }
    [air-artifact] { $count ->
        [one] { $count } артефакт воздуха
        [few] { $count } артефакта воздуха
       *[many] { $count } артефактов воздуха
    }
    [formula] { $count ->
        [one] { $count } формула
        [few] { $count } формулы
       *[many] { $count } формул
    }
    [material] { $count ->
        [one] { $count } материал
        [few] { $count } материала
       *[many] { $count } материалов
    }
   *[essence] { effect-essences }
}

# -- что делается ---------------------------------------------------------------------------------------------

effect-gain = получите { effect-amount.accusative }
effect-gain-per = получите { effect-amount.accusative } за { effect-counted }
effect-advance = { $track ->
    [earth] продвиньтесь на 1 шаг по треку земли
    [fire] продвиньтесь на 1 шаг по треку огня
    [water] продвиньтесь на 1 шаг по треку воды
    [air] продвиньтесь на 1 шаг по треку воздуха
    [lowest-track] продвиньтесь на 1 шаг по своему самому низкому треку
    [three-tracks] продвиньтесь на 1 шаг по трём разным трекам
   *[any-track] { $count ->
        [one] продвиньтесь на { $count } шаг по любому треку
        [few] продвиньтесь на { $count } шага по одному любому треку
       *[many] продвиньтесь на { $count } шагов по одному любому треку
    }
}
effect-exchange = { $form ->
    [raw-for-refined] { $count ->
        [1] обменяйте сырьё на очищенный материал того же металла
        [one] до { $count } раза: обменяйте сырьё на очищенный материал того же металла
        [few] до { $count } раз: обменяйте сырьё на очищенный материал того же металла
       *[many] до { $count } раз: обменяйте сырьё на очищенный материал того же металла
    }
    [raw-for-other-raw] { $count ->
        [1] обменяйте сырьё на другое сырьё
        [one] до { $count } раза: обменяйте сырьё на другое сырьё
        [few] до { $count } раз: обменяйте сырьё на другое сырьё
       *[many] до { $count } раз: обменяйте сырьё на другое сырьё
    }
    [refined-for-gold] { $count ->
        [1] обменяйте очищенный материал на 1 кубик золота
        [one] до { $count } раза: обменяйте очищенный материал на 1 кубик золота
        [few] до { $count } раз: обменяйте очищенный материал на 1 кубик золота
       *[many] до { $count } раз: обменяйте очищенный материал на 1 кубик золота
    }
   *[gold-for-five-raw] { $count ->
        [1] обменяйте 1 кубик золота на 5 кубиков любого сырья
        [one] до { $count } раза: обменяйте 1 кубик золота на 5 кубиков любого сырья
        [few] до { $count } раз: обменяйте 1 кубик золота на 5 кубиков любого сырья
       *[many] до { $count } раз: обменяйте 1 кубик золота на 5 кубиков любого сырья
    }
}
effect-transmute = { $arrow ->
    [black] { $count ->
        [1] трансмутируйте по чёрной стрелке
        [one] до { $count } раза: трансмутируйте по чёрной стрелке
        [few] до { $count } раз: трансмутируйте по чёрной стрелке
       *[many] до { $count } раз: трансмутируйте по чёрной стрелке
    }
    [white] { $count ->
        [1] трансмутируйте по белой стрелке
        [one] до { $count } раза: трансмутируйте по белой стрелке
        [few] до { $count } раз: трансмутируйте по белой стрелке
       *[many] до { $count } раз: трансмутируйте по белой стрелке
    }
    [red] { $count ->
        [1] трансмутируйте по красной стрелке
        [one] до { $count } раза: трансмутируйте по красной стрелке
        [few] до { $count } раз: трансмутируйте по красной стрелке
       *[many] до { $count } раз: трансмутируйте по красной стрелке
    }
   *[wild] { $count ->
        [1] трансмутируйте по любой стрелке
        [one] до { $count } раза: трансмутируйте по любой стрелке
        [few] до { $count } раз: трансмутируйте по любой стрелке
       *[many] до { $count } раз: трансмутируйте по любой стрелке
    }
}
effect-draw = { $card ->
    [publications] возьмите 2 публикации, затем положите 1 из руки под колоду
   *[artifact] возьмите случайный артефакт и сразу используйте его
}
effect-recharge = перезарядите жетон реакции
effect-pay = { $what ->
    [reaction-token] { $count ->
        [one] разрядите { $count } жетон реакции:
        [few] разрядите { $count } жетона реакции:
       *[many] разрядите { $count } жетонов реакции:
    }
   *[step] отступите на 1 шаг по любому треку:
}
