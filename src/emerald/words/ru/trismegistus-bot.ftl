# Ботмегистус за столом: что он делает, почему, какой бросок ему нужен и насколько он силён.

# -- части предложений ---------------------------------------------------------------------------------------

bot-die = { $colour ->
    [black] чёрный куб
    [white] белый куб
   *[red] красный куб
}
    .genitive = { $colour ->
        [black] чёрного куба
        [white] белого куба
       *[red] красного куба
    }
bot-next-colour = { $next ->
    [black] чёрный
    [white] белый
   *[red] красный
}
bot-bowl = { $face ->
    [lead] чаша свинца
    [copper] чаша меди
    [tin] чаша олова
    [mercury] чаша ртути
    [iron] чаша железа
   *[infinity] чаша бесконечности
}
    .genitive = { $face ->
        [lead] чаши свинца
        [copper] чаши меди
        [tin] чаши олова
        [mercury] чаши ртути
        [iron] чаши железа
       *[infinity] чаши бесконечности
    }
bot-book = { $face ->
    [lead] книга свинца
    [copper] книга меди
    [tin] книга олова
    [mercury] книга ртути
   *[iron] книга железа
}
    .genitive = { $face ->
        [lead] книги свинца
        [copper] книги меди
        [tin] книги олова
        [mercury] книги ртути
       *[iron] книги железа
    }
bot-face = { $face ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
    [iron] { metal-iron }
   *[infinity] { face-infinity }
}
bot-turned = { $turned ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-left = { $left ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-right = { $right ->
    [lead] { metal-lead }
    [copper] { metal-copper }
    [tin] { metal-tin }
    [mercury] { metal-mercury }
   *[iron] { metal-iron }
}
bot-element = { $element ->
    [earth] { element-earth }
    [fire] { element-fire }
    [water] { element-water }
   *[air] { element-air }
}
bot-track = { $element ->
    [earth] Земля
    [fire] Огонь
    [water] Вода
   *[air] Воздух
}
bot-on-track = { $element ->
    [earth] на треке земли
    [fire] на треке огня
    [water] на треке воды
   *[air] на треке воздуха
}
bot-type = { $element ->
    [earth] эксперимент земли
    [fire] эксперимент огня
    [water] эксперимент воды
   *[air] эксперимент воздуха
}
bot-side = { $side ->
    [left] Слева
   *[right] Справа
}
bot-age = { $age ->
    [older] Старый
   *[newer] Новый
}
bot-yes = { $yes ->
    [yes] да
   *[no] нет
}
bot-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
bot-short = { $count ->
    [0] требование выполнено
    [one] не хватает { $count } шага
    [few] не хватает { $count } шагов
   *[many] не хватает { $count } шагов
}

# -- почему: строки его списков приоритетов ---------------------------------------------------------------------

bot-line-begins = Перед первым ходом Ботмегистус получает то, с чем начинает.
bot-line-after-round = Раунд { $number } окончен: Ботмегистус получает эфирные кубы и, возможно, карту.
bot-line-card = { $kind ->
    [basic] Ботмегистус играет базовую карту.
    [specialization] Ботмегистус играет карту специализации ({ bot-element }).
   *[personality] Ботмегистус играет карту личности ({ bot-element }).
}
bot-line-card-by-die = { $side ->
    [left] Кубик указывает на левую карту.
   *[right] Кубик указывает на правую карту.
}
bot-line-asks-for = { $left ->
    [max] Карта требует { bot-die } с наибольшей эффективностью.
   *[other] { $right ->
        [none] Карта требует { bot-die } с символом: { bot-left }.
       *[other] Карта требует { bot-die } с символом: { bot-left } (левый) или { bot-right } (правый).
    }
}
bot-line-keeps-die = Он не берёт куб, потому что один у него ещё есть: { bot-die }, { bot-face }, эффективность { $count }.
bot-line-own-colour = Сначала кубы цвета карты: из чаши бесконечности, левого символа и правого символа. Решает наибольшая эффективность.
bot-line-own-order = Эффективность равна: бесконечность раньше левого символа, левый раньше правого.
bot-line-other-colours = Цвета карты там нет. Поэтому те же чаши, но кубы других цветов. Решает наибольшая эффективность.
bot-line-other-order = Эффективность равна: бесконечность раньше левого символа, левый раньше правого.
bot-line-colour-order = В одной чаше: чёрный раньше белого, белый раньше красного.
bot-line-greatest-potency = Из всех кубов одного цвета решает наибольшая эффективность.
bot-line-metal-order = Эффективность равна: по порядку бесконечность, железо, ртуть, олово, медь, свинец.
bot-line-next-colour = Нигде нет { bot-die.genitive }. Поэтому первый цвет, который есть, в порядке чёрный, белый, красный: { bot-next-colour }.
bot-line-boosts = Эффективность { $count } меньше 5, и у него есть эфирный куб: он тратит один.
bot-line-spends = Карта тратит { $need } эффективности; у его куба { $count }.
bot-line-climbs = Он на шаге { $has } { bot-on-track }, вы на шаге { $need }: карта личности продвигает его.
bot-line-scores = Он на шаге { $has } { bot-on-track }, вы на шаге { $need }: карта личности приносит очки вместо продвижения.
bot-line-no-artifact = { $colour ->
    [black] На чёрных ячейках нет артефактов: он ничего не получает.
    [white] На белых ячейках нет артефактов: он ничего не получает.
   *[red] На красных ячейках нет артефактов: он ничего не получает.
}
bot-line-more-symbols = Он получает артефакт цвета своего куба: тот, на котором больше символов стихий.
bot-line-artifact-by-die = { $side ->
    [left] Символов поровну: кубик указывает на левый.
   *[right] Символов поровну: кубик указывает на правый.
}
bot-line-two-already = У него уже два незавершённых эксперимента: вместо этого он получает 1 золото.
bot-line-empty-book = Пуста { bot-book }: вместо эксперимента он получает 1 золото.
bot-line-in-the-book = Он берёт эксперимент из { bot-book.genitive }.
bot-line-new-type = Сначала тип, которого у него ещё нет, завершённого или нет.
bot-line-at-once = Затем тот, который он мог бы завершить сразу, в том числе за золото.
bot-line-at-once-points = Он мог бы завершить любой из них: тот, что приносит больше очков.
bot-line-nearer = Затем тот, к требованию которого он ближе.
bot-line-nearer-for-you = Затем тот, требование которого вы выполняете или к которому вы ближе.
bot-line-more-points = Затем тот, что приносит больше очков.
bot-line-left-page = Всё ещё поровну: левый.
bot-line-lowest = Он продвигается по самому низкому своему треку.
bot-line-next-token = Трек, где ближе всего следующий бонусный жетон.
bot-line-leads-you = Затем тот, где он больше всего опережает вас или меньше всего отстаёт.
bot-line-leftmost = Всё ещё поровну: самый левый трек.
bot-line-at-the-top = Он уже наверху { bot-on-track }, поэтому продвигается по другому.
bot-line-all-at-the-top = Он наверху всех треков и никуда не продвигается.
bot-line-token = { $token ->
    [advance] Он достигает бонусного жетона { bot-on-track }: ещё один шаг.
    [chameleon] Он достигает бонусного жетона { bot-on-track }: хамелеон, для него 5 очков.
   *[ethereal-die] Он достигает бонусного жетона { bot-on-track }: эфирный куб.
}
bot-line-unmet = Он продвигается там, где ближе всего требование одного из его незавершённых экспериментов.
bot-line-none-unmet = Ни один из его незавершённых экспериментов не требует шага выше.
bot-line-completes = Он завершает что может, по 1 золоту за недостающий шаг. Его золото: { $count }.
bot-line-cannot-complete = Завершить то, что осталось, он не может. Его золото: { $count }.
bot-line-one-of-two = Он мог бы завершить любой из двух, но не оба. Его золото: { $count }.
bot-line-type-not-done = Сначала тип, которого ещё нет среди завершённых.
bot-line-worth-more = Затем тот, что приносит больше очков.
bot-line-less-gold = Затем тот, что стоит меньше золота.
bot-line-older = Всё ещё поровну: более старый.
bot-line-die-stays = Его куб остаётся на следующий ход, эффективность { $count }.
bot-line-die-is-used = Его куб использован. Это куб { $count } из 3 в этом раунде.
bot-line-third-die = Поэтому его маркер переходит на первое свободное место следующего ряда.
bot-line-most-symbols = Специализация той стихии, символов которой у него больше всего на артефактах и завершённых экспериментах.
bot-line-by-lot = Символов поровну: решает случай.
bot-line-rolled = На кубе { bot-face }: он продвигается { bot-on-track }.
bot-line-rolled-lowest = На кубе { bot-face }: он продвигается по самому низкому своему треку.
bot-line-masterpieces = Он завершает самый дорогой шедевральный эксперимент, требование которого выполняет. Его золото: { $count }.
bot-line-no-masterpiece = Ни один из них он завершить не может.
bot-line-master-points = Тот, что приносит больше очков.
bot-line-master-type = Затем тип, которого ещё нет среди завершённых.
bot-line-master-gold = Затем тот, что стоит меньше золота.
bot-line-drawn-first = Всё ещё поровну: взятый первым.

bot-decided = Это решает.
bot-tied = Осталось: { $count }.

# -- почему: возможности глазами каждой строки ----------------------------------------------------------------------

bot-seen-die = Эффективность { $count }: { bot-die }, { bot-bowl }
bot-seen-artifact = { $count ->
    [one] { bot-side }: { $count } символ
    [few] { bot-side }: { $count } символа
   *[many] { bot-side }: { $count } символов
}
bot-seen-page = { bot-side }: { bot-type }, требование { $need }, { bot-worth }
bot-seen-page-yes = { bot-side }: { bot-yes }
bot-seen-page-points = { bot-side }: { bot-worth }
bot-seen-page-steps = { bot-side }: { bot-short }
bot-seen-track = { bot-track }: шаг { $count }
bot-seen-track-token = { $count ->
    [0] { bot-track }: выше жетонов нет
    [one] { bot-track }: { $count } шаг до жетона
    [few] { bot-track }: { $count } шага до жетона
   *[many] { bot-track }: { $count } шагов до жетона
}
bot-seen-track-lead = { $who ->
    [it] { $count ->
        [one] { bot-track }: он впереди на { $count } шаг
        [few] { bot-track }: он впереди на { $count } шага
       *[many] { bot-track }: он впереди на { $count } шагов
    }
    [you] { $count ->
        [one] { bot-track }: вы впереди на { $count } шаг
        [few] { bot-track }: вы впереди на { $count } шага
       *[many] { bot-track }: вы впереди на { $count } шагов
    }
   *[nobody] { bot-track }: поровну
}
bot-seen-track-missing = { bot-track }: { bot-short }
bot-seen-held = { bot-age }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-held-yes = { bot-age }: { bot-yes }
bot-seen-held-points = { bot-age }: { bot-worth }
bot-seen-held-gold = { bot-age }: золото { $count }
bot-seen-element = { $count ->
    [one] { bot-track }: { $count } символ
    [few] { bot-track }: { $count } символа
   *[many] { bot-track }: { $count } символов
}
bot-seen-drawn = Номер { $number }: { bot-type }, { bot-short }, { bot-worth }
bot-seen-drawn-yes = Номер { $number }: { bot-yes }
bot-seen-drawn-points = Номер { $number }: { bot-worth }
bot-seen-drawn-gold = Номер { $number }: золото { $count }

# -- что сделать за него -------------------------------------------------------------------------------------------------

bot-do-stack = { $element ->
    [none] Перетасуйте девять его базовых карт и положите их лицом вниз как его колоду.
   *[other] Перетасуйте девять его базовых карт с картой личности ({ bot-element }) и положите их лицом вниз как его колоду.
}
bot-do-add-card = { $kind ->
    [specialization] Замешайте карту специализации ({ bot-element }) в его колоду. Его сброс остаётся в стороне.
   *[other] Замешайте карту в его колоду. Его сброс остаётся в стороне.
}
bot-do-reshuffle = Его колода пуста: перетасуйте его сброс и положите лицом вниз как новую колоду.
bot-do-lay-open = { $side ->
    [none] Положите её открытой.
    [left] Положите её открытой слева.
   *[right] Положите её открытой справа.
}
bot-do-discard-card = Положите его карту в его сброс.
bot-do-take-die = { $face ->
    [infinity] Дайте ему { bot-die } из чаши бесконечности, эффективность { $count }, и поверните на символ: { bot-turned }.
   *[other] Дайте ему { bot-die } из { bot-bowl.genitive }, эффективность { $count }.
}
bot-do-spend-ethereal = Заберите у него эфирный куб и поднимите эффективность до { $count }.
bot-do-spend-potency = Понизьте эффективность его куба на { $count }, до { $rest }.
bot-do-advance = Передвиньте его маркер { bot-on-track } на шаг { $count }.
bot-do-take-artifact = { $colour ->
    [black] { $side ->
        [left] Дайте ему левый артефакт с чёрных ячеек и пополните ячейку.
       *[right] Дайте ему правый артефакт с чёрных ячеек и пополните ячейку.
    }
    [white] { $side ->
        [left] Дайте ему левый артефакт с белых ячеек и пополните ячейку.
       *[right] Дайте ему правый артефакт с белых ячеек и пополните ячейку.
    }
   *[red] { $side ->
        [left] Дайте ему левый артефакт с красных ячеек и пополните ячейку.
       *[right] Дайте ему правый артефакт с красных ячеек и пополните ячейку.
    }
}
bot-do-take-experiment = { $yes ->
    [yes] { $side ->
        [left] Дайте ему { bot-type } с левой страницы { bot-book.genitive } и пополните страницу.
       *[right] Дайте ему { bot-type } с правой страницы { bot-book.genitive } и пополните страницу.
    }
   *[no] { $side ->
        [left] Дайте ему { bot-type } с левой страницы { bot-book.genitive }. Страница остаётся пустой.
       *[right] Дайте ему { bot-type } с правой страницы { bot-book.genitive }. Страница остаётся пустой.
    }
}
bot-do-take-gold = Дайте ему золото: { $count }.
bot-do-take-points = { $points ->
    [one] Дайте ему { $points } очко.
    [few] Дайте ему { $points } очка.
   *[many] Дайте ему { $points } очков.
}
bot-do-take-ethereal = { $count ->
    [one] Дайте ему { $count } эфирный куб.
    [few] Дайте ему { $count } эфирных куба.
   *[many] Дайте ему { $count } эфирных кубов.
}
bot-do-complete-experiment = { $age ->
    [older] { $count ->
        [0] Положите его старый эксперимент, { bot-type }, к завершённым.
       *[other] Заберите у него золото ({ $count }) и положите его старый эксперимент, { bot-type }, к завершённым.
    }
   *[newer] { $count ->
        [0] Положите его новый эксперимент, { bot-type }, к завершённым.
       *[other] Заберите у него золото ({ $count }) и положите его новый эксперимент, { bot-type }, к завершённым.
    }
}
bot-do-let-react = Вы можете отреагировать на его куб: { bot-die }, { bot-face }.
bot-do-tidy = { $yes ->
    [yes] Положите его куб к использованным и уберите каждый бонусный жетон, которого достиг чей-либо маркер.
   *[no] Его куб остаётся. Уберите каждый бонусный жетон, которого достиг чей-либо маркер.
}
bot-do-remove-token = Уберите бонусный жетон с шага { $count } { bot-on-track }.
bot-do-draw-starting-experiment = Возьмите начальный эксперимент, который вам не раздавали, и положите его незавершённым рядом с его счётчиком.
bot-do-draw-masterpieces = Возьмите столько шедевральных экспериментов, которых вам не раздавали: { $count }.
bot-do-complete-masterpiece = { $count ->
    [0] Положите шедевральный эксперимент № { $number }, { bot-type }, к завершённым.
   *[other] Заберите у него золото ({ $count }) и положите шедевральный эксперимент № { $number }, { bot-type }, к завершённым.
}

# -- что ему нужно знать --------------------------------------------------------------------------------------------------

bot-need-card = Откройте следующую карту его колоды. Какая это карта?
bot-need-card-side = Бросьте обычный кубик: 1–3 — его левая карта, 4–6 — правая.
bot-need-artifact-side = Бросьте обычный кубик: 1–3 — левый артефакт, 4–6 — правый.
bot-need-roll = Бросьте один из неиспользуемых кубов игры для его первых шагов.
bot-need-element = Бросьте жребий между стихиями, символов которых у него больше всего.
bot-fault-no-dice = Ни в одной чаше нет кубов, поэтому взять ему нечего.
bot-fault-no-cards = Его колода и сброс пусты, поэтому открыть нечего.
bot-fault-value = { $what ->
    [round] Раундов три, с 1 по 3.
    [bowls] Ни в одной чаше не может быть таких кубов.
    [pages] В книге лежит эксперимент, которого нет.
    [market] На рынке лежит артефакт, которого нет.
    [bonus] Бонусных жетонов три вида, по одному на ячейке.
    [yours] Ваши шаги — от 0 до 12.
    [tracks] Его шаги — от 0 до 12.
    [gold] Столько золота у него быть не может.
    [ethereal] Столько эфирных кубов у него быть не может.
    [points] Столько очков у него быть не может.
    [die] У куба есть цвет, металл и эффективность от 0 до 5, или куба нет.
    [used] За раунд он тратит не больше трёх кубов.
    [artifacts] У него артефакт, которого не существует.
    [beside] У него не больше двух незавершённых экспериментов.
    [done] Он завершил эксперимент, которого не существует.
    [drawn] Взят шедевральный эксперимент, которого не существует.
    [cards] Каждая его карта лежит только в одном месте.
   *[twice] Эксперимент или артефакт лежит в двух местах.
}

# -- что он набирает ----------------------------------------------------------------------------------------------------------

score-bot-points = Очки, набранные за игру
score-bot-experiments = Завершённые эксперименты
score-bot-tracks = Треки мастерства
score-bot-symbols = Символы стихий на артефактах
score-bot-ethereal = Эфирные кубы
score-bot-stone = Философский камень
score-bot-gold = Оставшееся золото
score-wins-a-tie = Выигрывает при равенстве

# -- насколько он силён ------------------------------------------------------------------------------------------------------------

option-trismegistus-bot = Ботмегистус
    .about = Насколько трудна соло-игра. Каждый переключатель ниже можно выставить отдельно.
option-trismegistus-bot-introductory = для знакомства
option-trismegistus-bot-standard = обычный
option-trismegistus-bot-hard = трудный
option-trismegistus-bot-heroic = героический
option-trismegistus-bot-planning = Расширенное планирование
    .about = Две его карты лежат открытыми, и кубик выбирает одну из них.
option-trismegistus-bot-planning-no = нет
option-trismegistus-bot-planning-yes = да
option-trismegistus-bot-gold = Его золото
    .about = Сколько золота у него в начале.
option-trismegistus-bot-gold-preset = как на этом уровне
option-trismegistus-bot-gold-1 = 1, легче
option-trismegistus-bot-gold-2 = 2
option-trismegistus-bot-gold-3 = 3, труднее
option-trismegistus-bot-experiment = Его начальный эксперимент
    .about = Он начинает со случайным незавершённым начальным экспериментом.
option-trismegistus-bot-experiment-preset = как на этом уровне
option-trismegistus-bot-experiment-no = нет
option-trismegistus-bot-experiment-yes = да, труднее
option-trismegistus-bot-first-steps = Его первые шаги
    .about = На каком шаге каждого трека он начинает, до бросков.
option-trismegistus-bot-first-steps-preset = как на этом уровне
option-trismegistus-bot-first-steps-0 = 0
option-trismegistus-bot-first-steps-1 = 1, труднее
option-trismegistus-bot-rolls = Его броски
    .about = Сколько раз бросают куб для его первых шагов.
option-trismegistus-bot-rolls-preset = как на этом уровне
option-trismegistus-bot-rolls-0 = 0, легче
option-trismegistus-bot-rolls-2 = 2
option-trismegistus-bot-rolls-4 = 4, труднее
option-trismegistus-bot-rolls-5 = 5, труднее
option-trismegistus-bot-rolls-6 = 6, труднее
option-trismegistus-bot-rolls-7 = 7, труднее
option-trismegistus-bot-rolls-8 = 8, труднее
option-trismegistus-bot-personality = Его личность
    .about = Когда карта личности приносит очки вместо продвижения.
option-trismegistus-bot-personality-preset = как на этом уровне
option-trismegistus-bot-personality-none = без личности, легче
option-trismegistus-bot-personality-above = когда он выше вас
option-trismegistus-bot-personality-tie = когда он выше или наравне, труднее
option-trismegistus-bot-specializations = Его специализации
    .about = После раундов 1 и 2 в его колоду добавляется карта специализации.
option-trismegistus-bot-specializations-preset = как на этом уровне
option-trismegistus-bot-specializations-no = нет, легче
option-trismegistus-bot-specializations-yes = да
option-trismegistus-bot-masterpieces = Его шедевральные эксперименты
    .about = Сколько их берут для него в конце; один он может завершить.
option-trismegistus-bot-masterpieces-preset = как на этом уровне
option-trismegistus-bot-masterpieces-0 = 0, легче
option-trismegistus-bot-masterpieces-2 = 2
option-trismegistus-bot-masterpieces-3 = 3, труднее
option-trismegistus-bot-masterpiece-for-gold = Золото за шедевральный эксперимент
    .about = Он может заплатить 1 золото за каждый недостающий шаг.
option-trismegistus-bot-masterpiece-for-gold-preset = как на этом уровне
option-trismegistus-bot-masterpiece-for-gold-no = нет
option-trismegistus-bot-masterpiece-for-gold-yes = да, труднее
option-trismegistus-bot-begins = Он начинает
    .about = Первый ход у него, а вы не получаете эфирный куб за второе место в очереди.
option-trismegistus-bot-begins-preset = как на этом уровне
option-trismegistus-bot-begins-no = нет
option-trismegistus-bot-begins-yes = да, труднее
option-trismegistus-white-die-less = На один белый куб меньше
    .about = В игре пять чёрных, четыре белых и четыре красных куба.
option-trismegistus-white-die-less-preset = как на этом уровне
option-trismegistus-white-die-less-no = нет
option-trismegistus-white-die-less-yes = да, труднее
option-trismegistus-own-publications = Ваши публикации
    .about = Сколько публикаций вы берёте при подготовке, чтобы оставить одну.
option-trismegistus-own-publications-preset = как на этом уровне
option-trismegistus-own-publications-1 = 1, труднее
option-trismegistus-own-publications-2 = 2
option-trismegistus-own-masterpieces = Ваши шедевральные эксперименты
    .about = Сколько шедевральных экспериментов вы берёте при подготовке, чтобы оставить один.
option-trismegistus-own-masterpieces-preset = как на этом уровне
option-trismegistus-own-masterpieces-1 = 1, труднее
option-trismegistus-own-masterpieces-2 = 2

# -- что может быть не так с его картами --------------------------------------------------------------------------------------------

bot-card-dice = Карта требует один куб, два или «max».
bot-card-basic = Базовых карт { $high }, и ни одной больше.
bot-card-twice = Карта этого вида и этой стихии уже есть.
bot-card-unlike-the-box = На печатной карте: { $expected }.
