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

# -- questions in others' turns ------------------------------------------------------------------------------

web-policies = Вопросы в чужой ход
web-policies-about = О том, что вы решите здесь, больше не спросят: стол не будет вас ждать. Никто другой этого не видит.
web-policy-always = Спрашивать меня
web-policy-never = Пасовать без вопроса
web-policy-if = Спрашивать, только если …
web-policy-good = Товар
web-policy-other = Это исходит от
web-policy-count = Стоит не больше стольких карт
web-policy-face = Куб показывает
web-policy-colour = Цвет куба
web-policy-all = Должны выполняться все условия; где ничего не выбрано, подходит всё.
web-policy-kept = Сохранено.
web-policy-try = Что было бы?
web-policy-nothing-to-try = Пока ничего не решено, или у вас нет законченной игры такого рода.
web-policy-trial = { $asked ->
    [0] В ваших последних играх об этом ни разу не спрашивали.
   *[other] В ваших последних играх: вопросов { $asked }, из них спасовано за вас: { $passed }; там вы ответили иначе: { $regretted }.
}
policy-alchemicus-buy-good = Когда кто-то продаёт товар, который вы могли бы купить
policy-alchemicus-defend = Когда против вас играют Infamia
policy-trismegistus-react = Когда вы могли бы отреагировать на куб

# -- talk and notes ------------------------------------------------------------------------------------------

web-beside = Журнал, разговор, заметки
web-talk = Разговор
web-talk-new = сказано что-то новое
web-talk-off = Вы не участвуете в разговорах за столами.
web-talk-on = Участвовать
web-talk-leave = Больше не участвовать
web-talk-say = Скажите что-нибудь
web-talk-send = Отправить
web-talk-nothing = Пока никто ничего не сказал.
web-talk-more = Что говорит { $name }: заглушить или пожаловаться
web-talk-mute = Заглушить
web-talk-report = Пожаловаться
web-talk-reported = Хозяину этого сервера сообщено.
web-notes = Заметки
web-notes-about = Это видите только вы.
web-notes-changed = Сохраняется …
web-notes-failed = Сохранить не удалось; следующая буква повторит попытку.
