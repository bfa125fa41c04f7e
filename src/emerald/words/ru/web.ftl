# Клиент в браузере: его страницы и рамка каждого стола. Что добавляет игра, стоит в web-ИГРА.ftl.

# -- везде ---------------------------------------------------------------------------------------------------

web-skip = Перейти к содержанию
web-nav = Главные места
web-nav-home = Главная
web-nav-learn = Учиться
web-nav-rules = Правила
web-nav-components = Компоненты
web-nav-profile = Профиль
web-menu = Меню
web-language = Язык
web-theme-to-light = Включить светлую тему
web-theme-to-dark = Включить тёмную тему
web-close = Закрыть
web-cancel = Отмена
web-none = ничего
web-page-not-loaded = Не удалось загрузить эту страницу
web-page-not-loaded-about = Возможно, пропала связь. Обновите страницу, чтобы попробовать ещё раз.
web-no-such-page = Такой страницы нет

# -- стол ----------------------------------------------------------------------------------------------------

web-seat = Место { $number }
web-bot = играет компьютер
web-cards = карты на руке
web-noctis-cards = карты Noctis на руке
web-dock = Вопрос и журнал
web-panes = Части стола
web-pane-mine = Моя сторона
web-pane-board = Поле
web-pane-others = Остальные
web-pane-log = Журнал
web-status-over = Партия окончена
web-status-abandoned = Партию прекратили
web-status-open = Ждём игроков
web-status-fate = Слово за случаем
web-status-waits = Решает { $name }
web-title-your-turn = Ваш ход
web-waiting-for = Ждём: { $players }
web-clock = Время игрока { $name }:
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
web-passes = вернуть нельзя
web-passes-sure = Вернуть это будет нельзя.
web-why-not = Почему нельзя?
web-warning-silence = Больше не предупреждать
web-barred = Сейчас невозможно: { $count }
web-spot-several = { $count ->
    [one] Здесь { $count } ответ
    [few] Здесь { $count } ответа
   *[many] Здесь { $count } ответов
}
web-spot-barred = Сейчас невозможно; нажмите, чтобы узнать почему
web-spot-handed = { $count ->
    [0] нажмите, чтобы отдать
    [one] отдана { $count }
    [few] отданы { $count }
   *[many] отдано { $count }
}
web-choose-here = Ответы в этом месте
web-payment-left = { $count ->
    [0] Оплата набрана.
    [one] Осталось выбрать { $count }
    [few] Осталось выбрать { $count }
   *[many] Осталось выбрать { $count }
}
web-payment-pay = { $count ->
    [one] Отдать { $count } карту
    [few] Отдать { $count } карты
   *[many] Отдать { $count } карт
}
web-suggested = Отдать, что предложено
web-suggested-else = Или выбирайте по одному:
web-less = Меньше: { $what }
web-more = Больше: { $what }
web-undo = Вернуть
web-undo-all = Вернуть всё ({ $count })
web-log-earlier = Показать, что было раньше
web-log-since = С вашего последнего визита
web-log-draft = этого ещё никто не видел
web-link-lost = Связь потеряна; пробуем снова …

# -- количества ----------------------------------------------------------------------------------------------

amount-card = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
amount-noctis-card = { $count ->
    [one] { $count } карта Noctis
    [few] { $count } карты Noctis
   *[many] { $count } карт Noctis
}

# -- главная -------------------------------------------------------------------------------------------------

web-home-kicker = То, что вверху, подобно тому, что внизу
web-home-lead = Две настольные игры об алхимии за одним столом: с людьми, против ботов, вживую или по ходу в день. Без регистрации: хватит имени и ссылки.
web-play-now = Играть
web-new-table = Новый стол
web-learn-this = Научиться игре
web-my-games = Мои партии
web-open-tables = Открытые столы
web-past-games = Прошлые партии
web-unofficial = Неофициально: не сделано и не одобрено авторами или издателями этих игр. Тексты и рисунки наши; значения, которых нет в открытых правилах, тоже наши, и об этом сказано.
web-name-usual = Алхимик
web-bot-names = Фламель, Пернель, Сендивогий, Парацельс
web-look-back = Просмотреть
web-to-the-table = К столу
web-go-on = Продолжить
web-join = Сесть за стол
web-watch = Смотреть
web-seat-free = свободное место
web-fault-unreachable = Сервер недоступен.
web-fault-unreadable = Сервер сказал что-то непонятное.
web-cannot-draw = Эту игру пока нельзя показать в браузере; в неё играют в терминале.
web-loading = Загрузка …

# -- новый стол ----------------------------------------------------------------------------------------------

web-who-sits = Кто садится?
web-your-name = Ваше имя
web-name = Имя
web-how-many = Сколько игроков?
web-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-kind-me = Я
web-kind-here = За этим экраном
web-kind-bot = Компьютер
web-kind-free = По ссылке
web-bot-level = Сила
web-which-rules = По каким правилам?
web-presets = Готовые наборы
web-preset-own = Ваш собственный выбор.
web-more-options = Другие настройки
web-which-pace = Сколько времени?
web-clock-kind = Часы
web-clock-none = Без часов
web-clock-live = Вживую
web-clock-daily = Дни на ход
web-clock-minutes = Минут каждому
web-clock-increment = Секунд в прибавку за ход
web-clock-hours = Часов на ход
web-time-out = Когда время вышло
web-time-out-claim = решают остальные
web-time-out-bot = дальше играет компьютер
web-the-table = Стол
web-is-open = Показать в зале
web-is-open-about = Любой может занять свободное место; иначе только по ссылке.
web-can-watch = Другие могут смотреть
web-can-watch-about = Кто смотрит, никогда не видит карт на руке.
web-is-rated = Играть на рейтинг
web-is-rated-about = Между учётными записями: каждому одно место, без ботов и без слова для раздачи. Кто уходит, проигрывает.
web-rated = На рейтинг
web-take-backs = Возврат по согласию
web-take-backs-about = Даже то, что уже не вернуть, если все согласны.
web-table-title = Название стола
web-table-title-about = Чтобы найти его снова; можно не заполнять.
web-seed = Раздача по слову
web-seed-about = За столами с одним и тем же словом раздача одинакова; можно не заполнять.
web-lay-and-invite = Накрыть стол и пригласить
web-lay-and-begin = Начать

# -- перед партией -------------------------------------------------------------------------------------------

web-waiting-room = Стол накрывают
web-still-free = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
}
web-all-here = Все в сборе.
web-you = вы
web-sit-down = Сесть сюда
web-invite = Пригласить
web-invite-about = Кто откроет ссылку, получит это место. Регистрация не нужна.
web-link-of-seat = Ссылка на место { $number }
web-copy = Копировать
web-copied = Скопировано
web-qr = Ссылка в виде QR-кода
web-begin = Начать партию
web-host-begins = Партию начинает тот, кто накрыл стол.
web-leave-table = Уйти из-за стола
web-table-not-there = Этот стол нельзя показать

# -- один экран на нескольких --------------------------------------------------------------------------------

web-hand-over = Передать: { $name }
web-veil = { $name }, ваш ход
web-veil-lift = Показать мою сторону
web-look-as = Сесть сюда

# -- меню стола ----------------------------------------------------------------------------------------------

web-table-menu = Стол: правила, места, настройки
web-table-rules = Правила этого стола
web-usual-rules = Обычные.
web-seats-of-table = Места
web-fairness = Честность
web-fairness-about = Каждая карта следует из тайного зерна. Это его отпечаток, показанный до первой карты; в конце покажут само зерно, и каждый сможет всё проверить.
web-seed-was = Зерно было таким:
web-settings = Настройки
web-settings-about = Они хранятся только на этом устройстве.
web-theme = Тема
web-theme-system = Как в системе
web-theme-light = Светлая
web-theme-dark = Тёмная
web-motion = Движение
web-motion-system = Как в системе
web-motion-full = Включено
web-motion-none = Выключено
web-pace = Темп движения
web-pace-slow = Медленный
web-pace-usual = Обычный
web-pace-fast = Быстрый
web-sound = Звуки
web-sound-about = Карты, камни и колокольчик, когда наступает ваш ход.
web-volume = Громкость
web-confirm-end = Спрашивать перед концом хода
web-confirm-end-about = Ещё раз, если можно было бы сделать что-то другое.
web-confirm-reveal = Спрашивать перед каждым открытием
web-confirm-reveal-about = Перед каждой картой и каждым ответом, который нельзя вернуть.
web-suggest-payments = Предлагать оплату
web-suggest-payments-about = Самые дешёвые карты уже выбраны; их можно изменить.
web-letters = Буквы на символах
web-letters-about = У каждого символа, кроме формы и цвета, есть буквы.
web-warnings-back = { $count ->
    [one] Снова показывать { $count } отключённое предупреждение
    [few] Снова показывать { $count } отключённых предупреждения
   *[many] Снова показывать { $count } отключённых предупреждений
}

# -- конец ---------------------------------------------------------------------------------------------------

web-winner = { $count ->
    [one] Побеждает { $players }!
    [few] Победу делят: { $players }
   *[many] Победу делят: { $players }
}
web-place = Место
web-tie-broken = Была ничья; решило «{ $line }».
web-tie-shared = Ничья во всём, что решает: победа общая.
web-again = Ещё раз
web-share = Поделиться
web-shared = Ссылка скопирована
web-download = Скачать
web-bot-random = играет наугад
web-bot-greedy = берёт лучшее сразу
web-bot-planner = планирует весь ход
web-bot-ismcts = ищет в партиях, какими их представляет
web-bot-learned = следует тому, чему научилась сеть
web-bot-apprentice = Ученик: половину не замечает и играет по настроению
web-bot-adept = Адепт: видит почти весь свой ход
web-bot-alchemist = Алхимик: планирует хорошо, иногда по прихоти
web-bot-master = Мастер: тщательно планирует весь ход
web-bot-magister = Магистр: смотрит дальше своего хода: самый сильный
web-bot-goldmaker = Златодел: мастер, который ищет золото
web-bot-builder = Строитель: мастер, который сначала строит
web-bot-scholar = Учёный: мастер, который ищет славы

# -- правила, компоненты, профиль ----------------------------------------------------------------------------

web-games = Игры
web-rules-search = Искать в правилах
web-rules-hits = { $count ->
    [0] Ничего не найдено.
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[many] Найдено { $count } мест
}
web-rules-chapters = Главы
web-rules-foreign = Эти правила ещё не переведены; вот они по-английски.
web-rule = Правило { $rule }
web-components-all = Все компоненты
web-components-search = Искать среди компонентов
web-components-kind = Вид
web-components-every = Все
web-components-count = { $count ->
    [one] { $count } компонент
    [few] { $count } компонента
   *[many] { $count } компонентов
}
web-profile-nobody = Вы здесь ещё не играли.
web-profile-games = Все партии
web-profile-more = Показать ещё

# -- соглашения ----------------------------------------------------------------------------------------------

web-proposal-take-back = { $name } просит вернуть часть партии.
web-proposal-abandon = { $name } просит закончить партию без результата.
web-proposal-replace = { $name } просит, чтобы вместо игрока { $players } играл компьютер.
web-proposal-asked = Ещё не ответили: { $players }
web-agree = Согласиться
web-decline = Отказать
web-withdraw = Отозвать
web-late = Время игрока { $name } вышло.
web-claim = Пусть дальше играет компьютер
web-stood-in = С тех пор как ваше время вышло, за вас играет компьютер.
web-come-back = Снова играть самому
web-ask-take-back = Попросить вернуть досюда
web-ask-abandon = Попросить закончить без результата
web-ask-replace = Попросить компьютер
web-resign = Сдаться
web-resign-sure = Точно сдаться; дальше играет компьютер

# -- просмотр ------------------------------------------------------------------------------------------------

web-replay-position = Положение { $number } из { $count }
web-replay-slider = Момент партии
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-play = Показывать
web-replay-pause = Остановить
web-replay-forward = Шаг вперёд
web-replay-last = К концу
web-replay-eyes = Глазами
web-replay-watcher = всех
web-verified = { $count ->
    [one] Сдано как обещано и сыграно по правилам: { $count } карта такова, как говорит зерно.
    [few] Сдано как обещано и сыграно по правилам: { $count } карты таковы, как говорит зерно.
   *[many] Сдано как обещано и сыграно по правилам: { $count } карт таковы, как говорит зерно.
}
web-not-verified = Что-то в этой партии не так, как обещано.
