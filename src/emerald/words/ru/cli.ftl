# Командная строка: команды и справка, стол в терминале, вопросы и ошибки.

# -- что сколько стоит и даёт --------------------------------------------------------------------------------

amount = { $what ->
    [card] { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
    [noctis-card] { $count ->
        [one] { $count } карта Noctis
        [few] { $count } карты Noctis
       *[many] { $count } карт Noctis
    }
    [fame] { $count ->
        [one] { $count } очко славы
        [few] { $count } очка славы
       *[many] { $count } очков славы
    }
    [victory] победа
    [herbs] { $count } × { good-herbs }
    [ore] { $count } × { good-ore }
    [tincture] { $count } × { good-tincture }
    [metal] { $count } × { good-metal }
    [gold] { $count } × { good-gold }
    [horten] { $count } × { card-horten }
    [metalle] { $count } × { card-metalle }
    [alembic] { $count } × { card-alembic }
    [fornax] { $count } × { card-fornax }
    [labrium] { $count } × { card-labrium }
    [pergula] { $count } × { card-pergula }
    [taberna] { $count } × { card-taberna }
    [donarium] { $count } × { card-donarium }
    [domo] { $count } × { card-domo }
    [gloria] { $count } × { card-gloria }
    [golem] { $count } × { card-golem }
    [mutabilus] { $count } × { card-mutabilus }
    [spiritus] { $count } × { card-spiritus }
    [homunculus] { $count } × { card-homunculus }
    [pactum] { $count } × { card-pactum }
    [infamia] { $count } × { card-infamia }
    [raw-lead] { effect-amount }
    [raw-copper] { effect-amount }
    [raw-tin] { effect-amount }
    [raw-mercury] { effect-amount }
    [raw-iron] { effect-amount }
    [refined-copper] { effect-amount }
    [refined-tin] { effect-amount }
    [refined-mercury] { effect-amount }
    [refined-iron] { effect-amount }
    [silver] { effect-amount }
    [salt] { effect-amount }
    [sulfur] { effect-amount }
    [aether] { effect-amount }
    [ethereal-die] { effect-amount }
    [chameleon] { effect-amount }
    [reaction-token] { effect-amount }
    [point] { effect-amount }
    [potency] эффективность: { $count }
    [earth-step] { $count ->
        [one] { $count } шаг (земля)
        [few] { $count } шага (земля)
       *[many] { $count } шагов (земля)
    }
    [fire-step] { $count ->
        [one] { $count } шаг (огонь)
        [few] { $count } шага (огонь)
       *[many] { $count } шагов (огонь)
    }
    [water-step] { $count ->
        [one] { $count } шаг (вода)
        [few] { $count } шага (вода)
       *[many] { $count } шагов (вода)
    }
    [air-step] { $count ->
        [one] { $count } шаг (воздух)
        [few] { $count } шага (воздух)
       *[many] { $count } шагов (воздух)
    }
   *[other] { $count } × { $what }
}

# -- справка -------------------------------------------------------------------------------------------------

cli-about = Настольные игры об алхимии: играть, просматривать, проверять, моделировать.
cli-about-play = Сыграть в терминале или продолжить игру. Без названия игры: меню.
cli-about-replay = Просмотреть файл партии шаг за шагом.
cli-about-verify = Проверить, что оконченная игра сдана и сыграна честно.
cli-about-simulate = Пусть наши игроки сыграют много игр, а мы посчитаем.
cli-about-bench = Выполнить измерения из копии исходного кода.
cli-about-serve = Показывать столы браузерам, пока не нажато Ctrl-C.
cli-about-host = Адрес, по которому отвечает сервер.
cli-about-port = Порт, на котором отвечает сервер; 0 берёт любой свободный.
cli-about-no-browser = Не открывать браузер.
cli-about-lang = Язык: en, de, es, pl или ru. Иначе его называет EMERALD_LANG, затем система.
cli-about-version = Показать версию.
cli-about-help = Показать эту страницу.
cli-about-game = Какая игра: alchemicus, trismegistus.
cli-about-seats = Сколько мест за столом.
cli-about-bot = Кто играет за место сам, например 2=greedy; можно указать несколько раз.
cli-about-player = Кто играет за место, например 1=greedy; random там, где никто не назван; можно указать несколько раз.
cli-about-option = Настройка стола, например noctis=yes; можно указать несколько раз.
cli-about-name = Имя человека за столом, по порядку мест; можно указать несколько раз.
cli-about-seed = Слово: кто назовёт то же, получит те же карты.
cli-about-components = Играть компонентами из этого файла или папки.
cli-about-catalogue = Показать компоненты игры, скопировать их для правки или проверить исправленное.
cli-about-what = show, new или check.
cli-about-which = Для show: компонент или ничего, чтобы показать все. Для new и check: папка.
cli-about-whose = Какая игра; иначе та, чьё имя носит каталог, или trismegistus.
cli-about-save = Имя, под которым игра сохраняется.
cli-about-resume = Продолжить сохранённую игру, по имени или файлу; последнюю, если ни одна не названа.
cli-about-file = Файл партии или имя сохранённой игры.
cli-about-at = Показать позицию после стольких ответов.
cli-about-seat = Смотреть глазами одного места; только когда игра окончена.
cli-about-all = Рассказать весь ход игры.
cli-about-games = Сколько игр; 100, если ничего не сказано.
cli-about-json = Записать результат в этот файл ещё и как JSON.
cli-options = Параметры
cli-arguments = Аргументы
cli-commands = Команды

# -- начало и конец ------------------------------------------------------------------------------------------

cli-begun = { $game } ({ $edition })
cli-seed-hash = Все карты следуют из тайного начального числа. Его отпечаток: { $hash }
cli-kept-as = Игра сохраняется как «{ $name }» после каждого ответа.
cli-serving = Стол накрыт: { $text } — Ctrl-C закончит, и все партии сохранятся.
cli-no-server = Части сервера не установлены. Их установит: { $command }
cli-bad-setting = { $name }={ $word } недопустимо; допустимое описано в docs/configuration.md.
cli-resumed = Продолжаем: «{ $name }».
cli-left = Игра сохранена. Чтобы продолжить: emerald play --resume { $name }
cli-person-name = Игрок { $number }
cli-bot-name = { $player } { $number }
cli-thinking = { $seat } думает…
cli-veil = { $seat }, терминал ваш. Нажмите Enter, чтобы увидеть свои карты.
cli-game-over = Игра окончена.
cli-level = Поровну в строке «{ $line }» ({ $value }): { $players }.
cli-tie-break = Поэтому решает «{ $line }»; лучший результат: { $value }.
cli-winner = { $count ->
    [one] Побеждает { $players }.
   *[other] Ничья; победу делят { $players }.
}
cli-seed = Тайное начальное число: { $seed }
cli-verify-by = Любой может проверить игру: { $command }

# -- вопрос --------------------------------------------------------------------------------------------------

cli-prompt = { $seat } >
cli-column-cost = цена
cli-column-gain = доход
cli-column-rule = правило
cli-column-place = Итог
cli-column-player = Игрок
cli-column-seat = Место
cli-column-wins = Победы
cli-column-interval = интервал 95 %
cli-note-no-way-back = { $word } нельзя отменить: открывается карта или очередь за кем-то другим.
cli-note-why-not = Числа в скобках сейчас не разрешены; «почему { $number }» назовёт причину.
cli-suggestion = Enter: { $answers }
cli-allowed = Это разрешено.
cli-rest-not-given = Не дано, потому что с тех пор что-то произошло: { $answers }
cli-copied = Копия сохранена как «{ $name }».
cli-command-default = enter
cli-command-help = помощь
cli-command-why = почему нельзя, почему
cli-command-undo = отмена
cli-command-undo-turn = отмена хода
cli-command-table = стол
cli-command-log = журнал
cli-command-save = сохранить
cli-command-quit = выход
cli-help-answer-words = 3
cli-help-answer = Ответ: его номер или часть его слов; несколько в одной строке через запятую.
cli-help-default = Предложенная оплата или единственный возможный ответ.
cli-help-help = Этот список.
cli-help-why = «почему 3», «почему нельзя построить gloria»: причина с номером правила.
cli-help-undo = Отменить последний ответ.
cli-help-undo-turn = Отменить всё, что можно отменить.
cli-help-table = Показать стол ещё раз.
cli-help-log = Что произошло; «журнал 12»: за последние двенадцать ходов.
cli-help-save = «сохранить имя» сохраняет копию под именем; сама игра сохранена всегда.
cli-help-quit = Выйти; игру можно продолжить.

# -- стол игры Alchemicus ------------------------------------------------------------------------------------

cli-alchemicus-inner-ring = Внутренний круг
cli-alchemicus-spirit-blocks = ☿ блокирует { card }
cli-alchemicus-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cli-alchemicus-noctis-pile = Колода Noctis: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cli-alchemicus-bank = Банк
cli-alchemicus-discards = Сброс
cli-alchemicus-column-player = Игрок
cli-alchemicus-column-fame = Слава
cli-alchemicus-column-hand = Рука
cli-alchemicus-column-field = Поле
cli-alchemicus-column-turns = Ходы
cli-alchemicus-column-buildings = Здания
cli-alchemicus-infamies = Карт Infamia: { $count }
cli-alchemicus-known = известно:
cli-alchemicus-own-side = { $seat }: свои здания по участкам и рука
cli-alchemicus-own-hand = Рука ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}):

# -- стол Trismegistus -----------------------------------------------------------------------------------------

cli-tri-letter = { $colour ->
    [black] Ч
    [white] Б
   *[red] К
}
cli-tri-round = Раунд { $number }
cli-tri-dice = Кубы
cli-tri-raw = сырьё
cli-tri-refined = очищенное
cli-tri-discharged = { $count ->
    [one] { $count } разряженный жетон реакции
    [few] { $count } разряженных жетона реакции
   *[many] { $count } разряженных жетонов реакции
}
cli-tri-hand = рядом: { $names }, публикации: { $count }
cli-tri-bot-hand = рядом: { $names }; золото { $count }, эфирные кубы { $have }
cli-tri-own-side = { $seat }: { $text }
cli-tri-cell = ячейка { $number }
cli-tri-column-needs = Требует
cli-tri-column-cost = Стоимость
cli-tri-column-reward = Награда
cli-tri-column-points = Очки
cli-tri-column-symbols = Символы
cli-tri-column-ability = Свойство
cli-tri-column-shows = Надо показать
cli-tri-column-bonus = Даёт
cli-tri-column-player = Кто
cli-tri-column-die = Куб
cli-tri-column-goods = Сырьё + очищенное
cli-tri-column-done = Сделано
cli-tri-column-artifacts = Артефакты
cli-tri-column-stone = Камень
cli-tri-column-hand = Рядом, в руке

# -- меню ----------------------------------------------------------------------------------------------------

cli-menu-welcome = Emerald Tablet
cli-menu-what = Что вы хотите сделать?
cli-menu-new = Начать новую игру
cli-menu-resume = Продолжить «{ $name }»
cli-menu-game = Какая игра?
cli-menu-seats = Сколько мест, от { $low } до { $high }?
cli-menu-who = Место { $number }:
cli-menu-kinds = Кто здесь играет?
cli-menu-person = человек за этим терминалом
cli-menu-bot = компьютер, игрок «{ $player }»
cli-menu-name = Имя (Enter, если никакого):
cli-menu-options = Как играем?
cli-menu-usual-options = как обычно
cli-menu-own-options = хочу выбрать
cli-menu-choices = Ваш выбор:
cli-menu-prompt = [{ $default }] >
cli-menu-number = Введите число от { $low } до { $high }.

# -- просмотр, проверка, моделирование -----------------------------------------------------------------------

cli-position = Позиция { $number } из { $count }
cli-replay-prompt = [Enter, назад, число, конец, s и место, выход] >
cli-replay-words = назад, конец, выход
cli-replay-help = Enter: следующая позиция; «назад»: предыдущая; число: эта позиция; «конец»: последняя; «s 2»: за место 2; «выход».
cli-seat-only-when-over = Карты на руках видны, только когда игра окончена.
cli-verified = { $file }: всё в порядке.
cli-verified-seed = Начальное число то самое, что обещано перед игрой ({ $hash }).
cli-verified-outcomes = По начальному числу: { $count ->
    [one] { $count } карта или бросок
    [few] { $count } карты и броска
   *[many] { $count } карт и бросков
}.
cli-verified-answers = Разрешены: { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}.
cli-verified-digests = Как записано: { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[many] { $count } позиций
}.
cli-verified-take-backs = По общему согласию ответы отменяли { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}.
cli-not-verified = { $file }: что-то не так.
cli-simulating = Игры
cli-simulated-lengths = Решений за игру: в среднем { $mean }, от { $low } до { $high }, в половине игр не больше { $median }.
cli-simulated = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, { $rate } в секунду; начальное число { $seed }.
cli-simulated-shared = { $count ->
    [one] { $count } победу разделили.
    [few] { $count } победы разделили.
   *[many] { $count } побед разделили.
}
cli-json-written = Записано: { $file }

# -- ошибки --------------------------------------------------------------------------------------------------

cli-with-rule = { $sentence } ({ $rule })
cli-line = Строка { $line }: { $sentence }
cli-fault = { $where }: { $sentence }
cli-unknown-game = Игры «{ $word }» нет; есть: { $allowed }.
cli-unknown-language = Языка «{ $word }» нет; есть: { $allowed }.
cli-unknown-command = Команды «{ $word }» нет; есть: { $allowed }.
cli-unknown-option = У «{ $command }» нет параметра { $option }.
cli-unknown-player = Игрока «{ $word }» нет; есть: { $allowed }.
cli-needs-a-value = { $option } требует значения.
cli-missing = «{ $command }» требует { $option }.
cli-bad-usage = Так «{ $command }» вызвать нельзя; «{ $command } --help» покажет, как можно.
cli-bad-number = { $option }: нужно число от { $low } до { $high }, а не «{ $word }».
cli-bad-player = { $option } требует места и игрока, например 2=greedy, а не «{ $word }».
cli-bad-option = --option требует имени и значения, например noctis=yes, а не «{ $word }».
cli-bad-name = «{ $word }» не может быть именем сохранённой игры: только буквы, цифры, точки и дефисы, не больше 80.
cli-no-such-option = Настройки «{ $option }» нет; есть: { $allowed }.
cli-option-twice = Настройка «{ $option }» указана дважды.
cli-seat-twice = Место { $number } отдано двум игрокам.
cli-no-such-seat = Места { $number } нет: мест за столом { $seats }.
cli-too-many-names = Имён больше, чем людей: { $count ->
    [one] за столом { $count } человек.
    [few] за столом { $count } человека.
   *[many] за столом { $count } человек.
}
cli-name-is-taken = Игра с именем «{ $word }» уже сохранена.
cli-which-game = Какая игра? Например: emerald play alchemicus
cli-resume-alone = --resume продолжает игру такой, какая она есть; кроме него имеют смысл только --bot, --catalogue и --lang.
cli-no-kept-games = В { $folder } нет сохранённых игр.
cli-no-such-file = Нет ни файла, ни сохранённой игры «{ $file }».
cli-not-text = { $file } — не текстовый файл.
cli-cannot-read = { $file } нельзя прочесть: { $detail }.
cli-cannot-write = { $file } нельзя записать: { $detail }.
cli-no-checkout = Измерения есть только в копии исходного кода (папка bench/); это установленный пакет.
cli-no-such-number = В списке нет номера { $word }; последний — { $high }.
cli-not-understood = «{ $word }» — ни ответ на этот вопрос, ни команда; «помощь» покажет, что есть.
cli-ambiguous = «{ $word }» может значить: { $allowed }
cli-no-default = Здесь ничего не предложено; введите число.
cli-why-what = Почему что? Например: почему 2
cli-is-kept = Игра уже сохраняется как «{ $name }» после каждого ответа; «сохранить» и имя сохранит копию.

# -- каталоги -------------------------------------------------------------------------------------------------

cli-catalogue-word = С каталогом нельзя сделать «{ $word }»; можно: { $allowed }.
cli-catalogue-folder = Для «emerald catalogue { $command }» нужна папка.
cli-catalogue-there = { $folder } уже есть; каталог пишется только в новую папку.
cli-catalogue-no-game = Каталог называется «{ $name }», а такой игры нет; назовите её через --game.
cli-catalogue-written = { $edition }: теперь лежит в { $folder }, { $count ->
    [one] { $count } файл
    [few] { $count } файла
   *[many] { $count } файлов
}.
cli-catalogue-next = Исправьте, что хотите, а потом:
cli-catalogue-good = { $folder }: всё в порядке.
cli-catalogue-departs = { $count ->
    [one] { $count } отступление от печатной игры, это разрешено:
    [few] { $count } отступления от печатной игры, это разрешено:
   *[many] { $count } отступлений от печатной игры, это разрешено:
}
cli-catalogue-faults = { $folder }: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[many] { $count } ошибок
}
cli-catalogue-no-component = Ни один компонент не называется «{ $word }».{ catalogue-hint }
cli-components-experiment = Эксперименты
cli-components-artifact = Артефакты
cli-components-publication = Публикации
cli-components-achievement = Достижения
cli-components-laboratory = Лаборатории
cli-components-formula = Формулы
cli-components-card = Карты
cli-components-board = Поле
cli-component-name = Название
cli-component-level = уровень
cli-component-element = стихия
cli-component-requires = требует
cli-component-cost = стоимость
cli-component-reward = награда
cli-component-points = очки
cli-component-players = игроки
cli-component-symbols = символы
cli-component-ability = свойство
cli-component-needs = нужно
cli-component-condition = показать
cli-component-bonus = сразу
cli-component-copies = копий
cli-component-price = цена
cli-component-printed = из печати
cli-component-arrows = стрелки
cli-component-chamber = подвал
cli-component-outer = Внешний круг
cli-component-inner = Внутренний круг
cli-component-id = обозначение
cli-component-of-level = { $level ->
    [start] начальный
    [master] шедевр
   *[other] уровень { $level }
}
cli-component-row = ряд { $number }
cli-component-column = столбец { $number }

# -- уход за сервером --------------------------------------------------------------------------

cli-about-admin = Уход за столами сервера: export, import, inspect, backup, restore, prune, recount, canary.
cli-about-admin-what = Что сделать: export, import, inspect, backup, restore, prune, recount или canary.
cli-about-admin-which = Столы (export, inspect) или файлы (import, backup, restore).
cli-about-admin-to = Папка, в которую выгружаются партии.
cli-about-admin-person = Кто продолжит загруженную незаконченную партию: имя или идентификатор.
cli-about-admin-days = prune: то, чего никто не трогал столько дней.
cli-about-admin-finished = prune: также партии, законченные столько дней назад.
cli-about-admin-adopt = canary: партии прежних правил, идущие так же, продолжаются по здешним.
cli-about-admin-secrets = inspect: вместе с зерном случая.
cli-admin-word = Команды «{ $word }» нет; есть: { $allowed }.
cli-admin-which = «emerald admin { $command }» должна знать, какие именно.
cli-admin-no-table = Стола «{ $word }» здесь нет.
cli-admin-no-person = Никого здесь не зовут «{ $word }», или таких несколько; идентификаторы показывает «emerald admin inspect».
cli-admin-no-backup = { $file } — не резервная копия или не вся.
cli-admin-not-empty = В базе данных уже что-то есть; копию восстанавливают в пустую.
cli-admin-exported = { $count ->
    [one] { $count } партия записана
    [few] { $count } партии записаны
   *[many] { $count } партий записано
} в { $folder }. В них есть зерно случая: незаконченные не должен иметь никто из играющих.
cli-admin-imported = { $file }: стол { $table }.
cli-admin-backed-up = { $file }: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}. Там зёрна случая, сеансы и секрет; держите её там, где никто другой не прочтёт.
cli-admin-restored = { $count ->
    [one] Восстановлена { $count } строка
    [few] Восстановлены { $count } строки
   *[many] Восстановлено { $count } строк
} из { $file }. Если задан EMERALD_SECRET, он должен быть тогдашним.
cli-admin-pruned = Убрано: столы без партии: { $tables }, законченные партии: { $finished }, сеансы: { $sessions }, гости: { $guests }, ключи приказов: { $keys }.
cli-admin-alike = { $title }, правила { $old } по правилам { $new }: { $count ->
    [one] { $count } партия идёт так же.
    [few] { $count } партии идут так же.
   *[many] { $count } партий идёт так же.
}
cli-admin-differs = Стол { $table } ({ $game }, правила { $rules }), строка { $line }:
cli-admin-recounted = { $count ->
    [one] Заново подсчитана { $count } партия.
    [few] Заново подсчитано { $count } партии.
   *[many] Заново подсчитано { $count } партий.
}
cli-admin-adopted = { $count ->
    [one] { $count } партия продолжается
    [few] { $count } партии продолжаются
   *[many] { $count } партий продолжается
} по здешним правилам.
cli-admin-no-games = Здесь нет сохранённых партий.
