# Trismegistus в игре: о чём спрашивают, что можно ответить, чего нельзя, что случилось, и подсчёт. Правила стоят в
# начале английского файла.

# -- имена -----------------------------------------------------------------------------------------------------

tri-arrow = { $arrow ->
    [lead-to-copper] { metal-lead } → { metal-copper }
    [copper-to-tin] { metal-copper } → { metal-tin }
    [tin-to-mercury] { metal-tin } → { metal-mercury }
    [mercury-to-iron] { metal-mercury } → { metal-iron }
    [iron-to-silver] { metal-iron } → { metal-silver }
   *[silver-to-gold] { metal-silver } → { metal-gold }
}
tri-side = { $side ->
    [row-1-left] ряд 1, слева
    [row-1-right] ряд 1, справа
    [row-2-left] ряд 2, слева
    [row-2-right] ряд 2, справа
    [row-3-left] ряд 3, слева
    [row-3-right] ряд 3, справа
    [column-1-top] столбец 1, сверху
    [column-1-bottom] столбец 1, снизу
    [column-2-top] столбец 2, сверху
    [column-2-bottom] столбец 2, снизу
    [column-3-top] столбец 3, сверху
   *[column-3-bottom] столбец 3, снизу
}
tri-token = { $token ->
    [advance] шаг на любом треке
    [chameleon] жетон хамелеона
   *[ethereal-die] эфирный куб
}

# -- вопросы ---------------------------------------------------------------------------------------------------

question-trismegistus-take-laboratory = Чью лабораторию вы берёте?
question-trismegistus-keep-card = { $card ->
    [experiment] Какой начальный эксперимент вы оставляете?
    [masterpiece] Какой шедевральный эксперимент вы оставляете?
    [publication] Какую публикацию вы оставляете?
   *[artifact] Какой начальный артефакт вы оставляете?
}
question-trismegistus-draft-die = Какой куб вы берёте?
question-trismegistus-turn-die = На какой металл вы поворачиваете куб?
question-trismegistus-ask-to-raise = Сбросить эфирный куб, чтобы увеличить эффективность?
question-trismegistus-action-phase = { $kind ->
    [main] Каково ваше основное действие?
   *[free] Что-нибудь ещё до конца хода?
}
question-trismegistus-main-action = В этом действии у вас { bot-die }, грань: { bot-face }. Что вы делаете?
question-trismegistus-name-essence = { $count ->
    [one] Какую эссенцию вы берёте?
    [few] Какого вида { $count } эссенции, которые вы берёте?
   *[many] Какого вида { $count } эссенций, которые вы берёте?
}
question-trismegistus-stop-or-go-on = Ещё одна трансмутация по этой стрелке?
question-trismegistus-place-artifact = К какой стрелке вы кладёте артефакт: { $artifact }?
question-trismegistus-choose-cube = Какой кубик вы трансмутируете?
question-trismegistus-pay-essence = Какую эссенцию вы платите?
question-trismegistus-use-artifact = Использовать артефакт: { $artifact }?
question-trismegistus-advance-any = { $count ->
    [one] На каком треке вы продвигаетесь?
    [few] На каком треке вы продвигаетесь на { $count } шага?
   *[many] На каком треке вы продвигаетесь на { $count } шагов?
}
question-trismegistus-advance-lowest = На каком из самых низких треков вы продвигаетесь?
question-trismegistus-advance-three = { $count ->
    [one] На каком последнем треке вы продвигаетесь?
    [few] На каком треке вы продвигаетесь? Осталось { $count } разных, по порядку.
   *[many] На каком треке вы продвигаетесь? Осталось { $count } разных, по порядку.
}
question-trismegistus-advance-named = Продвинуться?
question-trismegistus-step-back = На каком треке вы отступаете на шаг?
question-trismegistus-react = { $other } завершает действия. Отреагировать на { bot-die }, грань: { bot-face }?
question-trismegistus-pay-cube = { $count ->
    [one] Каким кубиком вы платите остаток? { $experiment }
    [few] Заплатите { $count } кубика: { $experiment }. Какой первым?
   *[many] Заплатите { $count } кубиков: { $experiment }. Какой первым?
}
question-trismegistus-choose-formula = Какую формулу вы открываете?
question-trismegistus-choose-cell = В какую ячейку вы кладёте формулу: { $formula }?
question-trismegistus-next-bonus = Какой бонус вы берёте теперь?
question-trismegistus-return-publication = Какую публикацию вы кладёте под колоду?
question-trismegistus-confirm = Вы этого хотите: { $effect }?
question-trismegistus-order = Что вы берёте теперь?
question-trismegistus-gain-any-raw = { $count ->
    [one] Какое сырьё вы берёте?
    [few] Возьмите { $count } кубика сырья. Какой первым?
   *[many] Возьмите { $count } кубиков сырья. Какой первым?
}
question-trismegistus-gain-any-refined = { $count ->
    [one] Какой очищенный материал вы берёте?
    [few] Возьмите { $count } очищенных материала. Какой первым?
   *[many] Возьмите { $count } очищенных материалов. Какой первым?
}
question-trismegistus-gain-any-essence = { $count ->
    [one] Какую эссенцию вы берёте?
    [few] Возьмите { $count } эссенции. Какую первой?
   *[many] Возьмите { $count } эссенций. Какую первой?
}
question-trismegistus-exchange-for-refined = { $count ->
    [one] Какой металл вы очищаете?
    [few] Какой металл вы очищаете? Можно { $count } раза.
   *[many] Какой металл вы очищаете? Можно { $count } раз.
}
question-trismegistus-give-for-refined = Что вы за это отдаёте?
question-trismegistus-exchange-for-other = Какой кубик вы меняете на другое сырьё?
question-trismegistus-take-other = Какое сырьё вы за это берёте?
question-trismegistus-exchange-for-gold = { $count ->
    [one] Что вы меняете на золото?
    [few] Что вы меняете на золото? Можно { $count } раза.
   *[many] Что вы меняете на золото? Можно { $count } раз.
}
question-trismegistus-exchange-gold = Обменять золото на пять кубиков сырья?
question-trismegistus-choose-arrow = { $count ->
    [one] По какой стрелке вы трансмутируете?
    [few] По какой стрелке вы трансмутируете? Можно { $count } раза.
   *[many] По какой стрелке вы трансмутируете? Можно { $count } раз.
}
question-trismegistus-ask-to-draw = { $card ->
    [publications] Взять публикации?
   *[artifact] Взять случайный артефакт?
}

status-trismegistus-take-laboratory = { $seat } выбирает лабораторию.
status-trismegistus-keep-card = { $seat } выбирает начальные карты.
status-trismegistus-draft-die = { $seat } берёт куб.
status-trismegistus-turn-die = { $seat } поворачивает куб.
status-trismegistus-ask-to-raise = { $seat } может увеличить эффективность.
status-trismegistus-action-phase = { $kind ->
    [main] { $seat } выбирает основное действие.
   *[free] { $seat } может выполнять бесплатные действия.
}
status-trismegistus-main-action = { $seat } выбирает основное действие с хамелеоном.
status-trismegistus-name-essence = { $seat } выбирает эссенцию.
status-trismegistus-stop-or-go-on = { $seat } может трансмутировать ещё раз.
status-trismegistus-place-artifact = { $seat } кладёт артефакт: { $artifact }.
status-trismegistus-choose-cube = { $seat } выбирает кубик для трансмутации.
status-trismegistus-pay-essence = { $seat } платит эссенцию.
status-trismegistus-use-artifact = { $seat } может использовать артефакт: { $artifact }.
status-trismegistus-advance-any = { $seat } выбирает трек.
status-trismegistus-advance-lowest = { $seat } выбирает самый низкий трек.
status-trismegistus-advance-three = { $seat } выбирает треки.
status-trismegistus-advance-named = { $seat } может продвинуться.
status-trismegistus-step-back = { $seat } отступает на шаг.
status-trismegistus-react = { $seat } может отреагировать на ход: { $other }.
status-trismegistus-pay-cube = { $seat } платит за эксперимент: { $experiment }.
status-trismegistus-choose-formula = { $seat } открывает формулу.
status-trismegistus-choose-cell = { $seat } кладёт формулу: { $formula }.
status-trismegistus-next-bonus = { $seat } берёт бонусы подвала.
status-trismegistus-return-publication = { $seat } кладёт публикацию под колоду.
status-trismegistus-confirm = { $seat } решает: { $effect }.
status-trismegistus-order = { $seat } берёт награды.
status-trismegistus-gain-any-raw = { $seat } выбирает сырьё.
status-trismegistus-gain-any-refined = { $seat } выбирает очищенные материалы.
status-trismegistus-gain-any-essence = { $seat } выбирает эссенции.
status-trismegistus-exchange-for-refined = { $seat } может очистить металл.
status-trismegistus-give-for-refined = { $seat } выбирает, что за это отдать.
status-trismegistus-exchange-for-other = { $seat } может обменять сырьё.
status-trismegistus-take-other = { $seat } выбирает сырьё.
status-trismegistus-exchange-for-gold = { $seat } может менять очищенные материалы на золото.
status-trismegistus-exchange-gold = { $seat } может обменять золото.
status-trismegistus-choose-arrow = { $seat } может трансмутировать.
status-trismegistus-ask-to-draw = { $seat } может брать.

# -- ответы ----------------------------------------------------------------------------------------------------

action-trismegistus-draft = Взять { bot-die } из { bot-bowl.genitive }, эффективность { $count }
action-trismegistus-keep-die = Оставить свой куб
action-trismegistus-turn-to = Повернуть на: { bot-face }
action-trismegistus-raise = Сбросить эфирный куб: эффективность { $count }
action-trismegistus-leave-potency = Оставить эффективность как есть
action-trismegistus-gather = Получить { effect-amount.accusative }
action-trismegistus-draw-essence = Получить { effect-amount.accusative }
action-trismegistus-name-essence = Взять { effect-amount.accusative }
action-trismegistus-transmute = Трансмутировать: { tri-arrow }
action-trismegistus-stop = Остановиться
action-trismegistus-move = Трансмутировать: { effect-thing }
action-trismegistus-pay = Заплатить: { effect-thing }
action-trismegistus-use-artifact = Использовать артефакт { $artifact }: { $effect }
action-trismegistus-leave-artifact = Оставить заряженным
action-trismegistus-acquire = Получить артефакт { $artifact }: { $effect }
action-trismegistus-place = { $kind ->
    [taken] К стрелке { tri-arrow }, вместо артефакта: { $artifact }
   *[free] К стрелке { tri-arrow }
}
action-trismegistus-recharge = Перезарядить артефакт { $artifact }: { $effect }
action-trismegistus-take-experiment = Взять эксперимент: { $experiment }
action-trismegistus-chameleon = Хамелеон: в этом действии { bot-die }, грань { bot-face }
action-trismegistus-perform = Провести эксперимент: { $experiment }
action-trismegistus-unlock = { $kind ->
    [gold] Открыть формулу { $formula } ({ bot-element }), цена в золоте: { $count }
   *[free] Открыть формулу: { $formula }
}
action-trismegistus-into = В ячейку { $number }
action-trismegistus-use-formula = Испробовать формулу { $formula }: { $effect }
action-trismegistus-claim = Разблокировать достижение: { $achievement }
action-trismegistus-end-actions = Завершить свои действия
action-trismegistus-react-gather = Получить { effect-amount.accusative }
action-trismegistus-react-essence = Получить { effect-amount.accusative }
action-trismegistus-react-transmute = Трансмутировать: { tri-arrow }
action-trismegistus-react-recharge = Перезарядить артефакт: { $artifact }
action-trismegistus-no-reaction = Не реагировать
action-trismegistus-advance = Продвинуться { bot-on-track }
action-trismegistus-go-back = Отступить { bot-on-track }
action-trismegistus-gain-raw = Взять: { effect-thing }
action-trismegistus-gain-refined = Взять: { effect-thing }
action-trismegistus-refine = Получить: { effect-thing }
action-trismegistus-gild = Отдать за золото: { effect-thing }
action-trismegistus-return = Положить под колоду: { $publication }
action-trismegistus-chamber-bonus = { tri-side }: { $effect }
action-trismegistus-choose = Теперь: { $effect }
action-trismegistus-yes = { $question ->
    [exchange-gold] Обменять золото
    [ask-to-draw] Взять
   *[confirm] Да, это
}
action-trismegistus-no = { $question ->
    [advance-any] Не продвигаться
    [advance-lowest] Не продвигаться
    [advance-three] Больше не продвигаться
    [advance-named] Не продвигаться
    [next-bonus] Отказаться от остального
    [exchange-for-refined] Больше ничего не очищать
    [exchange-for-other] Ничего не менять
    [exchange-for-gold] Больше ничего не менять
    [exchange-gold] Оставить золото
    [choose-arrow] Больше ничего не трансмутировать
    [ask-to-draw] Ничего не брать
   *[confirm] Отказаться
}
action-trismegistus-enough = Отказаться от остального
action-trismegistus-take-laboratory = Взять лабораторию: { $laboratory }
action-trismegistus-keep-experiment = Оставить: { $experiment }
action-trismegistus-keep-masterpiece = Оставить: { $experiment }
action-trismegistus-keep-publication = Оставить: { $publication }
action-trismegistus-keep-artifact = Оставить { $artifact }: { $effect }

# -- что ответ растратил бы --------------------------------------------------------------------------------------

warning-potency-lost = { $count ->
    [one] Пропадёт { $count } очко эффективности прежнего куба.
    [few] Пропадут { $count } очка эффективности прежнего куба.
   *[many] Пропадёт { $count } очков эффективности прежнего куба.
}
warning-lost = Это пропадёт: { $effect }.
warning-chamber-full = Подвал полон: ни одна формула не откроется.

# -- чего нельзя -------------------------------------------------------------------------------------------------

why-not-no-potency = Эффективность куба всего { $have }.
why-not-main-action-is-done = Основное действие уже выполнено.
why-not-main-action-is-due = Сначала основное действие; его нельзя пропустить.
why-not-needs-three-potency = Артефакт стоит 3 эффективности, у куба { $have }.
why-not-not-the-dies-colour = Стрелка другого цвета, чем куб.
why-not-nothing-to-move = В начале этой стрелки нет кубика.
why-not-no-essence = Нет эссенции, чтобы заплатить; кубик не платит за свой собственный путь.
why-not-not-the-dies-spaces = Эти артефакты лежат на местах другого цвета, чем куб.
why-not-not-discharged = Этот артефакт заряжен.
why-not-not-the-dies-book = Эксперимент лежит в книге другого металла, чем показывает куб.
why-not-two-experiments-already = Рядом с вашей лабораторией уже два эксперимента.
why-not-requirement-not-met = { $element ->
    [earth] Нужно деление { $need } на треке земли, у вас { $have }; со всеми скидками этого мало.
    [fire] Нужно деление { $need } на треке огня, у вас { $have }; со всеми скидками этого мало.
    [water] Нужно деление { $need } на треке воды, у вас { $have }; со всеми скидками этого мало.
   *[air] Нужно деление { $need } на треке воздуха, у вас { $have }; со всеми скидками этого мало.
}
why-not-cost-not-payable = Со всеми скидками { $need ->
    [one] остаётся заплатить { $need } кубик
    [few] остаётся заплатить { $need } кубика
   *[many] остаётся заплатить { $need } кубиков
}, а вы можете заплатить { $have }.
why-not-chamber-is-full = Ваш подвал полон.
why-not-not-enough-gold = Следующая формула стоит золота: { $need }, у вас { $have }.
why-not-column-unlocked-by-gold = Формула этого столбца уже открыта за золото.
why-not-condition-not-met = { $counted ->
    [goods] Из нужных кубиков и эссенций ({ $count }) вы можете показать { $have }.
   *[other] Нужно: { effect-needs }; у вас { $have }.
}
why-not-bottom-of-the-track = На этом треке отступать некуда.
why-not-nothing-to-exchange = Вам нечего менять.
why-not-publications-are-gone = Публикаций не осталось.
why-not-stack-is-empty = Стопка артефактов пуста.
why-not-no-token-discharged = Ни один из ваших жетонов реакции не разряжен.

# -- события -----------------------------------------------------------------------------------------------------

event-trismegistus-round = Начинается раунд { $count }.
event-trismegistus-turn = { $who ->
    [me] Ваш ход.
   *[another] Ход: { $seat }.
}
event-trismegistus-laboratory = { $who ->
    [me] Вы берёте лабораторию: { $laboratory }.
   *[another] { $seat } берёт лабораторию: { $laboratory }.
}
event-trismegistus-deal = { $card ->
    [publication] Вам достаётся: { $publication }.
    [artifact] Вам достаётся: { $artifact }.
   *[experiment] Вам достаётся: { $experiment }.
}
event-trismegistus-choose = { $card ->
    [publication] Вы оставляете: { $publication }.
    [artifact] Вы оставляете: { $artifact }.
   *[experiment] Вы оставляете: { $experiment }.
}
event-trismegistus-starting-experiment = { $who ->
    [me] Вы начинаете с экспериментом: { $experiment }.
   *[another] { $seat } начинает с экспериментом: { $experiment }.
}
event-trismegistus-starting-masterpiece = { $who ->
    [me] Вы начинаете с шедевральным экспериментом: { $experiment }.
   *[another] { $seat } начинает с шедевральным экспериментом: { $experiment }.
}
event-trismegistus-starting-artifact = { $who ->
    [me] Вы начинаете с артефактом: { $artifact }.
   *[another] { $seat } начинает с артефактом: { $artifact }.
}
event-trismegistus-lay-experiment = В книгу ложится: { $experiment }.
event-trismegistus-lay-artifact = На рынок ложится: { $artifact }.
event-trismegistus-draft = { $who ->
    [me] Вы берёте { bot-die } из { bot-bowl.genitive }, эффективность { $count }.
   *[another] { $seat } берёт { bot-die } из { bot-bowl.genitive }, эффективность { $count }.
}
event-trismegistus-turn-die = Куб поворачивается на: { bot-face }.
event-trismegistus-raise = Эфирный куб увеличивает эффективность до { $count }.
event-trismegistus-shelve-die = { $who ->
    [me] Вы откладываете { bot-die }; пропадает эффективность: { $count }.
   *[another] { $seat } откладывает { bot-die }; пропадает эффективность: { $count }.
}
event-trismegistus-gain = { $who ->
    [me] Вы получаете { effect-amount.accusative }.
   *[another] { $seat } получает { effect-amount.accusative }.
}
event-trismegistus-spend = { $who ->
    [me] Вы платите { effect-amount.accusative }.
   *[another] { $seat } платит { effect-amount.accusative }.
}
event-trismegistus-discharge-token = { $who ->
    [me] Вы разряжаете жетон реакции.
   *[another] { $seat } разряжает жетон реакции.
}
event-trismegistus-recharge-token = { $who ->
    [me] Вы перезаряжаете жетон реакции.
   *[another] { $seat } перезаряжает жетон реакции.
}
event-trismegistus-move-cube = { $who ->
    [me] Вы трансмутируете: { tri-arrow }.
   *[another] { $seat } трансмутирует: { tri-arrow }.
}
event-trismegistus-climb = { $who ->
    [me] Вы продвигаетесь { bot-on-track } до деления { $number }.
   *[another] { $seat } продвигается { bot-on-track } до деления { $number }.
}
event-trismegistus-step-back = { $who ->
    [me] Вы отступаете { bot-on-track } до деления { $number }.
   *[another] { $seat } отступает { bot-on-track } до деления { $number }.
}
event-trismegistus-reach-bonus = { $who ->
    [me] Вы достигаете бонусного жетона: { tri-token }.
   *[another] { $seat } достигает бонусного жетона: { tri-token }.
}
event-trismegistus-remove-bonus = Бонусный жетон на делении { $number } { bot-on-track } убран.
event-trismegistus-replace-artifact = { $who ->
    [me] Ваш артефакт покидает игру: { $artifact }.
   *[another] Артефакт игрока { $seat } покидает игру: { $artifact }.
}
event-trismegistus-place-artifact = { $who ->
    [me] Вы кладёте артефакт { $artifact } к стрелке { tri-arrow }.
   *[another] { $seat } кладёт артефакт { $artifact } к стрелке { tri-arrow }.
}
event-trismegistus-discharge = { $who ->
    [me] Вы используете артефакт: { $artifact }.
   *[another] { $seat } использует артефакт: { $artifact }.
}
event-trismegistus-recharge = { $who ->
    [me] Вы перезаряжаете артефакт: { $artifact }.
   *[another] { $seat } перезаряжает артефакт: { $artifact }.
}
event-trismegistus-take-experiment = { $who ->
    [me] Вы берёте эксперимент: { $experiment }.
   *[another] { $seat } берёт эксперимент: { $experiment }.
}
event-trismegistus-perform = { $who ->
    [me] Вы проводите эксперимент: { $experiment }.
   *[another] { $seat } проводит эксперимент: { $experiment }.
}
event-trismegistus-complete = { $who ->
    [me] Вы завершили эксперимент: { $experiment }.
   *[another] { $seat } завершает эксперимент: { $experiment }.
}
event-trismegistus-unlock = { $who ->
    [me] Вы открываете формулу: { $formula }.
   *[another] { $seat } открывает формулу: { $formula }.
}
event-trismegistus-use-formula = { $who ->
    [me] Вы пробуете формулу: { $formula }.
   *[another] { $seat } пробует формулу: { $formula }.
}
event-trismegistus-claim = { $who ->
    [me] Вы разблокируете достижение: { $achievement }.
   *[another] { $seat } разблокирует достижение: { $achievement }.
}
event-trismegistus-draw-publication = { $kept ->
    [hidden] { $seat } берёт публикацию.
   *[seen] { $who ->
        [me] Вы берёте: { $publication }.
       *[another] { $seat } начинает с публикацией: { $publication }.
    }
}
event-trismegistus-return-publication = { $kept ->
    [hidden] { $seat } кладёт публикацию под колоду.
   *[seen] Вы кладёте под колоду: { $publication }.
}
event-trismegistus-next-row = { $who ->
    [me] Все ваши кубы этого раунда взяты.
   *[another] Все кубы этого раунда взяты: { $seat }.
}
event-trismegistus-undo = { $who ->
    [me] Вы берёте назад { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }.
   *[another] { $seat } берёт назад { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }.
}

# -- события Ботмегистуса: его причины (bot-line-…) стоят в trismegistus-bot.ftl ---------------------------------

event-trismegistus-bot-add-card = { $seat } получает новую карту.
event-trismegistus-bot-reshuffle = { $seat } перемешивает свой сброс.
event-trismegistus-bot-take-die = { $face ->
    [infinity] { $seat } берёт { bot-die } из чаши бесконечности, эффективность { $count }, и поворачивает его на: { bot-turned }.
   *[other] { $seat } берёт { bot-die } из { bot-bowl.genitive }, эффективность { $count }.
}
event-trismegistus-bot-spend-ethereal = Эфирный куб увеличивает его эффективность до { $count }.
event-trismegistus-bot-spend-potency = { $seat } тратит эффективность: { $count }.
event-trismegistus-bot-advance = { $seat } продвигается { bot-on-track } до деления { $count }.
event-trismegistus-bot-take-artifact = { $seat } берёт артефакт: { $artifact }.
event-trismegistus-bot-take-experiment = { $seat } берёт эксперимент: { $experiment }.
event-trismegistus-bot-take-gold = { $seat } получает золото: { $count }.
event-trismegistus-bot-take-points = { $seat } получает { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}.
event-trismegistus-bot-take-ethereal = { $seat } получает { $count ->
    [one] { $count } эфирный куб
    [few] { $count } эфирных куба
   *[many] { $count } эфирных кубов
}.
event-trismegistus-bot-complete-experiment = { $seat } завершает { bot-type }; заплачено золота: { $count }.
event-trismegistus-bot-complete-masterpiece = { $seat } завершает шедевральный эксперимент, { bot-element }; заплачено золота: { $count }.
event-trismegistus-bot-artifact = { $seat } получает отвергнутый вами артефакт: { $artifact }.
event-trismegistus-bot-experiment = { $seat } начинает с экспериментом: { $experiment }.
event-trismegistus-bot-masterpiece = { $seat } открывает шедевральный эксперимент: { $experiment }.

# -- подсчёт -----------------------------------------------------------------------------------------------------

score-points = Очки
score-experiments = Завершённые эксперименты
score-during-the-game = За время игры
score-completed-experiments = Эксперименты
score-publications = Публикации
score-stone = Философский камень
score-gold = Золото
score-ethereal-dice = Эфирные кубы
score-tracks = Мастерство
score-achievements = Достижения
score-trismegistus-served = { $seat }: { $publication }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. { $symbols }.
score-trismegistus-unserved = { $seat }: { $publication }, без очков: не хватило символов.
tri-symbol = { bot-element }:
tri-symbol-of-track = вершина трека

# -- варианты ----------------------------------------------------------------------------------------------------

option-trismegistus-setup = Подготовка
    .about = Ознакомительная подготовка даёт каждому алхимика и начальные карты; в полной их выбирают.
option-trismegistus-setup-full = полная
option-trismegistus-setup-introductory = ознакомительная
option-trismegistus-essences = Доминирующие эссенции
    .about = Какая эссенция на каком треке: как напечатано или вперемешку.
option-trismegistus-essences-printed = как напечатано
option-trismegistus-essences-shuffled = вперемешку
option-trismegistus-achievements = Достижения
    .about = Четыре достижения лежат открыто; кто первым покажет нужное, тот их и получает. Не в соло-игре.
option-trismegistus-achievements-no = нет
option-trismegistus-achievements-yes = да
option-trismegistus-reactions = Реакции
    .about = После каждого хода остальные реагируют по очереди или все сразу, что быстрее.
option-trismegistus-reactions-in-order = по очереди
option-trismegistus-reactions-at-once = сразу
option-trismegistus-first = Кто начинает
    .about = Кто ходит первым; остальные следуют по часовой стрелке.
option-trismegistus-first-random = случайно
option-trismegistus-first-1 = место 1
option-trismegistus-first-2 = место 2
option-trismegistus-first-3 = место 3
option-trismegistus-first-4 = место 4
setup-solo-only = «{ $option }» есть только в соло-игре.
setup-not-solo = «{ $option }» нет в соло-игре.
