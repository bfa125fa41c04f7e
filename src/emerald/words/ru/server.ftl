# Сервер: в чём он отказывает, что говорит журнал помимо ответов, образцы столов.

# -- в чём отказано ------------------------------------------------------------------------------------------

server-barred = Правила этого не позволяют.
server-stale = С тех пор как вы смотрели, на столе кое-что изменилось. Вот как всё обстоит сейчас.
server-confirm = После этого слово за другими или за случаем, и вернуть это будет нельзя. Подтвердите, пожалуйста.
server-too-many-steps = { $count ->
    [one] Вернуть можно только { $count } ответ.
    [few] Вернуть можно только { $count } ответа.
   *[many] Вернуть можно только { $count } ответов.
}
server-unknown-action = В этой игре нет действия «{ $word }».
server-not-begun = Партия ещё не началась.
server-has-begun = Партия уже началась.
server-not-late = Время этого места ещё не вышло.
server-no-way-back = Вас здесь никто не замещает.
server-not-playing = Эта партия больше не идёт.
server-not-over = Партия ещё не окончена.
server-one-proposal = Предложение уже есть; другие ещё не ответили.
server-was-declined = Вам отказали. Сыграйте дальше, прежде чем просить снова.
server-no-such-proposal = Это предложение уже не в силе.
server-others-agree = Теперь согласиться должны другие.
server-no-take-backs = За этим столом ничего не возвращают.
server-nothing-to-take-back = Возвращаться не к чему.
server-was-revealed = За этим столом никто не возвращается дальше того, что показал случай.
server-nobody-there = Там не сидит никто другой.
server-busy = За этим столом происходит слишком много сразу. Попробуйте ещё раз.
server-no-such-table = Такого стола нет.
server-no-such-place = Здесь ничего нет.
server-no-client = Клиент для браузера здесь не собран: запустите «make web».
server-unknown-game = Игры «{ $word }» здесь нет.
server-unknown-bot = Бота «{ $word }» здесь нет.
server-bad-setup = Так стол накрыть нельзя.
server-position-alone = Положение, выложенное вручную, показывает все карты: за такой стол никто другой сесть не может.
server-bad-name = Такое имя записать нельзя.
server-seat-taken = Это место занято.
server-free-seats = Кого-то ещё не хватает.
server-only-the-host = Это может сделать только тот, кто накрыл стол.
server-by-link-only = Это закрытый стол: к нему ведёт ссылка.
server-bad-link = Эта ссылка недействительна.
server-no-watchers = За этим столом смотреть нельзя.
server-not-your-seat = Это не ваше место.
server-who-are-you = Сначала назовите себя, пожалуйста.
server-too-many-tables = Столов, за которыми следит одна страница, не может быть больше { $high }.
server-no-such-catalogue = Такого каталога сюда никто не приносил.
server-bad-catalogue = С этим каталогом играть нельзя.
server-catalogue-broke = Этот каталог не удалось прочесть за отведённое время.
server-bad-file = Это не файл партии, которую можно здесь показать.
server-file-line = Это в строке { $number }.
server-day-not-over = Зерно расклада дня показывают, когда его день закончится.
server-nothing-said = Ничего такого сказано не было.
server-policy-twice = На один и тот же вопрос есть два указания.
server-no-such-zone = Часового пояса «{ $word }» нет.
server-bad-hours = Такие часы не имеют смысла.
server-too-few-hours = Часов для игры в неделю должно быть не меньше { $low }.
server-too-many-days-off = Свободных дней в году может быть не больше { $high }.
server-malformed = Этот запрос нельзя понять.
server-too-large = Это слишком велико.
server-raced = Кто-то оказался быстрее. Попробуйте ещё раз.
server-no-such-person = Такого человека здесь нет.
server-other-name = Этот сервер называется иначе.
server-foreign-page = Этого потребовала чужая страница.
server-too-much = Слишком много сразу. Подождите немного.
server-too-many-lines = Отсюда открыто слишком много прямых соединений.
server-not-for-you = Это только для тех, кто обслуживает сервер.
server-storage-away = Сервер сейчас ничего не может записать. Попробуйте ещё раз.
server-broke = На сервере что-то сломалось. Ничего не изменилось; мы об этом знаем.

# -- журнал --------------------------------------------------------------------------------------------------

entry-take-back = { $seat }: игра возвращена с общего согласия и продолжается после записи { $entries }.
entry-resign = { $seat } сдаётся.
entry-replace = Отныне вместо игрока { $seat } играет { $name }.
entry-time-out = Время вышло: { $seat }.

# -- образцы -------------------------------------------------------------------------------------------------

preset-alchemicus-first-game = Первая партия
    .about = Без банка карт: меньше всего правил.
preset-alchemicus-classic = Обычная
    .about = Основная игра с банком карт.
preset-alchemicus-noctis = Noctis
    .about = С картами Noctis.
preset-alchemicus-race = Гонка за золотом
    .about = С Noctis; выигрывает тот, кто первым продаст золото.
preset-alchemicus-everything = Всё сразу
    .about = С Noctis и продвинутой продажей.
preset-trismegistus-introductory = Ознакомительная
    .about = Все начинают так, как предлагает книга правил.
preset-trismegistus-full = Полная
    .about = Со всеми решениями подготовки.
preset-trismegistus-at-once = Быстрые ответы
    .about = Все откликаются сразу, а не по очереди.
