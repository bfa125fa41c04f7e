# Alchemicus в игре: вопросы, ответы, события и счёт.

# -- вопросы -------------------------------------------------------------------------------------------------

question-alchemicus-choose-draw = Откуда вы берёте карту?
question-alchemicus-take-from-bank = Какую карту банка вы берёте?
question-alchemicus-pay = { $count ->
    [1] Какую карту вы сбрасываете?
    [one] Сбросьте { $count } карту. Какую первой?
    [few] Сбросьте { $count } карты. Какую первой?
   *[many] Сбросьте { $count } карт. Какую первой?
}
question-alchemicus-place-pawn = На какое поле вы ставите фишку?
question-alchemicus-move-pawn = На сколько полей идёт ваша фишка?
question-alchemicus-choose-passing-card = Вы проходите поле Духа: откуда вы берёте карту?
question-alchemicus-build = Какое здание вы строите?
question-alchemicus-tear-down = Все двенадцать участков заняты. Что вы сносите ради здания { card }?
question-alchemicus-move-spirit = Куда вы переставляете Духа Трансмутации?
question-alchemicus-rob = Дух стоит в центре. У кого вы забираете случайную карту?
question-alchemicus-harvest-field = Добываете ли вы сырьё?
question-alchemicus-harvest-some = { $count ->
    [1] Для добычи осталась одна карта. Куда она ляжет?
    [one] Для добычи осталась { $count } карта. Куда ляжет первая?
    [few] Для добычи остались { $count } карты. Куда ляжет первая?
   *[many] Для добычи осталось { $count } карт. Куда ляжет первая?
}
question-alchemicus-transport = Какой товар вы перевозите?
question-alchemicus-carry-into = В какое здание вы перевозите { good.accusative }?
question-alchemicus-transmutation-field = Трансмутируете ли вы?
question-alchemicus-sale = Какой товар вы продаёте?
question-alchemicus-through = Через какое здание вы продаёте { good.accusative } и за что?
question-alchemicus-buy-good = { $other } продаёт { good.accusative }. Купите ли вы этот товар за { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}?
question-alchemicus-place-bought = Куда вы кладёте купленный товар ({ good })?
question-alchemicus-gifts-field = Отдаёте ли вы пять карт за 1 очко славы?
question-alchemicus-end-turn = Что-нибудь ещё до конца вашего хода?
question-alchemicus-noctis-phase = Какую карту Noctis вы играете?
question-alchemicus-set-golem = Куда вы кладёте карту Golem?
question-alchemicus-steal-good = Какой товар принесёт вам Mutabilus?
question-alchemicus-place-stolen = Куда вы кладёте { good.accusative }?
question-alchemicus-haunt = В каком здании поселится Spiritus?
question-alchemicus-send-homunculus = Что сделает Homunculus?
question-alchemicus-defame = Против кого вы играете карту Infamia?
question-alchemicus-defend = { $other } играет против вас карту Infamia. Как вы ответите?
question-alchemicus-lift-infamia = Сбросите ли вы { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, чтобы избавиться от карты Infamia?

status-alchemicus-choose-draw = { $seat } берёт карту.
status-alchemicus-take-from-bank = { $seat } выбирает карту банка.
status-alchemicus-pay = { $seat } выбирает карты для сброса.
status-alchemicus-place-pawn = { $seat } выбирает первое поле.
status-alchemicus-move-pawn = { $seat } выбирает, куда идти.
status-alchemicus-choose-passing-card = { $seat } выбирает, из какой колоды брать.
status-alchemicus-build = { $seat } строит.
status-alchemicus-tear-down = { $seat } выбирает здание под снос.
status-alchemicus-move-spirit = { $seat } переставляет Духа Трансмутации.
status-alchemicus-rob = { $seat } выбирает, у кого забрать карту.
status-alchemicus-harvest-field = { $seat } может добывать сырьё.
status-alchemicus-harvest-some = { $seat } выбирает, где добывать.
status-alchemicus-transport = { $seat } перевозит товары.
status-alchemicus-carry-into = { $seat } выбирает, куда перевезти товар.
status-alchemicus-transmutation-field = { $seat } может трансмутировать.
status-alchemicus-sale = { $seat } продаёт товары.
status-alchemicus-through = { $seat } выбирает, как продать товар.
status-alchemicus-buy-good = { $seat } может купить товар.
status-alchemicus-place-bought = { $seat } выбирает место для товара.
status-alchemicus-gifts-field = { $seat } может отдать пять карт.
status-alchemicus-end-turn = { $seat } заканчивает ход.
status-alchemicus-noctis-phase = { $seat } может играть карты Noctis.
status-alchemicus-set-golem = { $seat } выбирает место для карты Golem.
status-alchemicus-steal-good = { $seat } выбирает чужой товар.
status-alchemicus-place-stolen = { $seat } выбирает место для чужого товара.
status-alchemicus-haunt = { $seat } выбирает здание для карты Spiritus.
status-alchemicus-send-homunculus = { $seat } посылает карту Homunculus.
status-alchemicus-defame = { $seat } выбирает, кого опорочить.
status-alchemicus-defend = { $seat } отвечает на карту Infamia.
status-alchemicus-lift-infamia = { $seat } может сбросить карту Infamia.

# -- ответы --------------------------------------------------------------------------------------------------

action-alchemicus-draw = { $pile ->
    [base] Взять из колоды
    [noctis] Взять карту Noctis
   *[bank] Взять карту банка
}
action-alchemicus-discard = Сбросить карту { card }
action-alchemicus-take = Взять карту { card }
action-alchemicus-place = Поставить фишку: { place } (поле { $field })
action-alchemicus-move = { $count ->
    [one] Пойти на { $count } поле: { place } (поле { $field })
    [few] Пойти на { $count } поля: { place } (поле { $field })
   *[many] Пойти на { $count } полей: { place } (поле { $field })
}
action-alchemicus-build = Построить { card }
action-alchemicus-tear-down = Снести { card } (участок { $plot }, { load })
action-alchemicus-move-spirit = { $card ->
    [domo] Переставить Духа в центр, что блокирует Domo
   *[other] Переставить Духа на { card }
}
action-alchemicus-rob = Забрать случайную карту у игрока { $other }
action-alchemicus-harvest = Добыть всё
action-alchemicus-harvest-at = Добыть: { card } (участок { $plot })
action-alchemicus-carry = Перевезти { load.accusative } из здания { card } (участок { $plot })
action-alchemicus-into = В здание { card } (участок { $plot }, { load })
action-alchemicus-transmute = Трансмутировать всё, что готово
action-alchemicus-sell = Продать { good.accusative } из здания { card } (участок { $plot })
action-alchemicus-through = { $pay ->
    [fame] Через здание { card }, за славу
   *[cards] Через здание { card }, за карты
}
action-alchemicus-buy = Купить
action-alchemicus-give = Отдать пять карт
action-alchemicus-play = Сыграть карту { card }
action-alchemicus-guard = Положить карту Golem под { card } (участок { $plot }, { load })
action-alchemicus-post = Положить карту Golem на поле: { place } (поле { $field })
action-alchemicus-steal = Забрать { load.accusative } у игрока { $other }: { card } (участок { $plot })
action-alchemicus-haunt = Поселить Spiritus в здании игрока { $other }: { card } (участок { $plot }, { load })
action-alchemicus-revert = Отменить трансмутацию игрока { $other }: { card } (участок { $plot }, { load })
action-alchemicus-dispel = Изгнать Spiritus из здания игрока { $other }: { card } (участок { $plot }, { load })
action-alchemicus-defame = Опорочить игрока { $other }
action-alchemicus-sacrifice = Пожертвовать картой Golem под { card } (участок { $plot })
action-alchemicus-buy-off = Сбросить пять карт
action-alchemicus-suffer = Смириться с картой Infamia
action-alchemicus-lift = Избавиться от карты Infamia
action-alchemicus-pass = { $question ->
    [build] Закончить строительство
    [transport] Закончить перевозку
    [sale] Закончить продажу
    [buy-good] Не покупать
    [noctis-phase] Больше ни одной карты Noctis
    [rob] Ни у кого не забирать
    [lift-infamia] Оставить карту Infamia
   *[other] Пас
}
action-alchemicus-end-turn = Закончить ход

# -- события -------------------------------------------------------------------------------------------------

event-alchemicus-first = { $who ->
    [me] Вы начинаете.
   *[another] { $seat } начинает.
}
event-alchemicus-turn = { $who ->
    [me] Ваш ход { $count }.
   *[another] Ход { $count } игрока { $seat }.
}
event-alchemicus-golem-dealt = { $who ->
    [me] Вы получаете карту { card }.
   *[another] { $seat } получает карту { card }.
}
event-alchemicus-draw = { $card ->
    [hidden] { $pile ->
        [noctis] { $seat } берёт карту Noctis.
       *[base] { $seat } берёт карту.
    }
   *[other] { $who ->
        [me] Вы берёте карту { card }.
       *[another] { $seat } берёт карту { card }.
    }
}
event-alchemicus-bank = Новая карта в банке: { card }.
event-alchemicus-take = { $who ->
    [me] Вы берёте из банка карту { card }.
   *[another] { $seat } берёт из банка карту { card }.
}
event-alchemicus-discard = { $who ->
    [me] Вы сбрасываете { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } { card }.
   *[another] { $seat } сбрасывает { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } { card }.
}
event-alchemicus-back = { $pile ->
    [noctis] { $seat } забирает случайную карту Noctis у игрока { $other }.
   *[base] { $seat } забирает случайную карту у игрока { $other }.
}
event-alchemicus-steal-card = { $who ->
    [me] Вы забираете случайную карту у игрока { $other }: { card }.
   *[another] { $seat } забирает случайную карту у игрока { $other }: { card }.
}
event-alchemicus-shuffle = { $pile ->
    [noctis] Из сброшенных карт Noctis сложена новая колода: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
   *[base] Из сброшенных карт сложена новая колода: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
}
event-alchemicus-build = { $who ->
    [me] Вы строите { card } (участок { $plot }).
   *[another] { $seat } строит { card } (участок { $plot }).
}
event-alchemicus-tear-down = { $who ->
    [me] Вы сносите { card }.
   *[another] { $seat } сносит { card }.
}
event-alchemicus-harvest = { $who ->
    [me] Вы добываете { good.accusative }: { spot }.
   *[another] { $seat } добывает { good.accusative }: { spot }.
}
event-alchemicus-carry = { $who ->
    [me] Вы перевозите { good.accusative } из здания: { spot }.
   *[another] { $seat } перевозит { good.accusative } из здания: { spot }.
}
event-alchemicus-transmute = { $who ->
    [me] Вы получаете { good.accusative }: { spot }.
   *[another] { $seat } получает { good.accusative }: { spot }.
}
event-alchemicus-revert = { $who ->
    [me] Ваш Homunculus отменяет трансмутацию игрока { $other } ({ good }): { spot }.
   *[another] Homunculus игрока { $seat } отменяет трансмутацию игрока { $other } ({ good }): { spot }.
}
event-alchemicus-sell = { $who ->
    [me] Вы продаёте { good.accusative } через здание { card }: { spot }.
   *[another] { $seat } продаёт { good.accusative } через здание { card }: { spot }.
}
event-alchemicus-steal-good = { $who ->
    [me] Вы забираете { good.accusative } у игрока { $other }: { spot }.
   *[another] { $seat } забирает { good.accusative } у игрока { $other }: { spot }.
}
event-alchemicus-good-comes = { $who ->
    [me] Вы кладёте { good.accusative }: { spot }.
   *[another] { $seat } кладёт { good.accusative }: { spot }.
}
event-alchemicus-reveal = Сброшенный товар открыт: { card }.
event-alchemicus-guard = { $who ->
    [me] Ваш Golem охраняет здание: { spot }.
   *[another] Golem игрока { $seat } охраняет здание: { spot }.
}
event-alchemicus-sacrifice = { $who ->
    [me] Вы жертвуете картой Golem под зданием: { spot }.
   *[another] { $seat } жертвует картой Golem под зданием: { spot }.
}
event-alchemicus-post = { $who ->
    [me] Вы кладёте карту Golem на поле: { place } (поле { $field }).
   *[another] { $seat } кладёт карту Golem на поле: { place } (поле { $field }).
}
event-alchemicus-unpost = Golem останавливает фишку и исчезает: { place } (поле { $field }).
event-alchemicus-haunt = { $who ->
    [me] Ваш Spiritus поселяется в здании игрока { $other }: { spot }.
   *[another] Spiritus игрока { $seat } поселяется в здании игрока { $other }: { spot }.
}
event-alchemicus-dispel = Spiritus исчезает из здания игрока { $other }: { spot }.
event-alchemicus-defame = { $who ->
    [me] Вы играете карту Infamia против игрока { $other }.
   *[another] { $seat } играет карту Infamia против игрока { $other }.
}
event-alchemicus-infamia = { $who ->
    [me] Вы кладёте карту Infamia перед игроком { $other }.
   *[another] { $seat } кладёт карту Infamia перед игроком { $other }.
}
event-alchemicus-lift = { $who ->
    [me] Вы избавляетесь от карты Infamia.
   *[another] { $seat } избавляется от карты Infamia.
}
event-alchemicus-move = { $who ->
    [me] Ваша фишка встаёт на поле: { place } (поле { $field }).
   *[another] Фишка игрока { $seat } встаёт на поле: { place } (поле { $field }).
}
event-alchemicus-spirit = { $card ->
    [domo] Дух Трансмутации переходит в центр и блокирует Domo.
   *[other] Дух Трансмутации переходит на { card }.
}
event-alchemicus-fame = { $who ->
    [me] Вы получаете { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } славы.
   *[another] { $seat } получает { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } славы.
}
event-alchemicus-lose-fame = { $who ->
    [me] Вы теряете { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } славы.
   *[another] { $seat } теряет { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } славы.
}
event-alchemicus-last-round = { $who ->
    [me] У вас 20 очков славы: начинается последний круг.
   *[another] У игрока { $seat } 20 очков славы: начинается последний круг.
}
event-alchemicus-gold-sold = { $who ->
    [me] Вы продаёте золото и выигрываете гонку.
   *[another] { $seat } продаёт золото и выигрывает гонку.
}
event-alchemicus-undo = { $who ->
    [me] Вы отменяете { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }.
   *[another] { $seat } отменяет { $count ->
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }.
}

# -- счёт ----------------------------------------------------------------------------------------------------

score-fame = Слава
score-fame-before = До этой игры
score-fame-gifts = Отданные карты
score-fame-gloria = Сыгранная Gloria
score-fame-pergulae = Продажа: Pergula
score-fame-tabernae = Продажа: Taberna
score-fame-donaria = Продажа: Donarium
score-fame-lost = Потерянная слава
score-building-prices = Сумма цен зданий
score-gold-sold = Золото продано первым
score-gold-on-labria = Золото в своих зданиях Labrium
