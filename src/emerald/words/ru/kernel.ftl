# Что говорит любая игра: отказы, отмена, ошибки подготовок, позиций, каталогов и файлов.

# -- почему нельзя -------------------------------------------------------------------------------------------

why-not-game-is-over = Игра окончена.
why-not-fate-is-asked = Сейчас решает случай.
why-not-seat-is-not-asked = { $seat }: сейчас вопросов нет.
why-not-not-an-answer = Это не ответ на заданный вопрос.
why-not-cannot-pay = { $needs ->
    [0] Вы не можете заплатить: «{ $thing }».
   *[other] Для этого нужно { $needs } × «{ $thing }»; у вас { $has }.
}
why-not-condition-fails = Это не выполнено: «{ $condition }».
why-not-must-choose = Что-то из этого возможно, а значит, обязательно: «{ $effect }».

# -- отмена --------------------------------------------------------------------------------------------------

undo-nothing = Отменять нечего.
undo-game-over = Игра окончена; отменить уже ничего нельзя.
undo-other-seat = Это нельзя отменить: с тех пор отвечает { $seat }.
undo-revealed = Это нельзя отменить: { $source ->
    [first-seat] жребий решил, кто начинает
    [base-pile] взята карта
    [noctis-pile] взята карта Noctis
    [bank] в банк положена карта
    [goods] открыт товар
    [theft] забрана карта
    [experiments-1] выложен новый эксперимент
    [experiments-2] выложен новый эксперимент
    [experiments-3] выложен новый эксперимент
    [artifacts-1] выложен новый артефакт
    [artifacts-2] выложен новый артефакт
    [artifacts-3] выложен новый артефакт
    [drawn-artifacts-1] взят артефакт
    [drawn-artifacts-2] взят артефакт
    [drawn-artifacts-3] взят артефакт
    [dice-1] брошены кубы
    [dice-2] брошены кубы
    [dice-3] брошены кубы
    [publications] взяты публикации
    [starting-experiments] розданы карты
    [masterpieces] розданы карты
    [dealt-publications] розданы карты
    [starting-artifacts] розданы карты
    [bonus-tokens] выложены бонусные жетоны
    [achievements] выложены достижения
    [essences] выложены доминирующие эссенции
    [formulas-1] выложены формулы
    [formulas-2] выложены формулы
    [formulas-3] выложены формулы
    [formulas-4] выложены формулы
    [bot-card] соперник открыл карту
    [bot-card-side] за соперника брошен кубик
    [bot-artifact-side] за соперника брошен кубик
    [bot-roll] за соперника брошен кубик
    [bot-element] выбрана специализация соперника
    [bot-experiments] соперник получил эксперимент
    [bot-masterpieces] соперник взял шедевральный эксперимент
   *[other] что-то открыто
}.

# -- что не так с подготовкой или позицией -------------------------------------------------------------------

setup-seats = Число игроков в этой игре — от { $low } до { $high }, а не { $found }.
setup-unknown-option = Настройки «{ $option }» нет.
setup-unknown-word = «{ $option }» не может быть «{ $word }»; разрешено: { $allowed }.
setup-first-seat = Место { $seat } не может начинать: всего { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}.
position-unknown-line = Строки «{ $word }» в позиции не бывает.
position-bad-word = Строка «{ $line }»: «{ $word }» здесь стоять не может.

# -- что не так с каталогом; { $word } — слово в файле --------------------------------------------------------

catalogue-hint = { $meant ->
    [0] { "" }
   *[other] { " " }Может быть, «{ $meant }»?
}
catalogue-no-file = Такого файла или папки нет.
catalogue-no-toml = В папке нет ни одного файла .toml.
catalogue-unreadable = Это нельзя прочесть: { $detail }.
catalogue-not-utf8 = Это не текст UTF-8.
catalogue-not-toml = Это не TOML: { $detail }
catalogue-missing-table = Не хватает таблицы [{ $word }].
catalogue-missing-item = Не хватает: «{ $word }».
catalogue-second-table = Таблица [{ $word }] стоит здесь во второй раз.
catalogue-unknown-table = Ничто в этой игре не называется «{ $word }».{ catalogue-hint }
catalogue-not-items = «{ $word }» нужно писать [[{ $word }]], по разу на каждый предмет.
catalogue-not-a-table = «{ $word }» должно быть таблицей.
catalogue-missing-key = Не хватает ключа «{ $word }».
catalogue-unknown-key = Ключ «{ $word }» неизвестен.{ catalogue-hint }
catalogue-wrong-type = «{ $word }» — это должно быть { $expected ->
    [text] текст
    [true-or-false] true или false
    [a-whole-number] целое число
    [a-list-of-words] список слов
    [a-list-of-texts] список текстов
    [a-list-of-whole-numbers] список целых чисел
    [a-list-of-tables] список таблиц
   *[a-list] список
}, а здесь { $found }.
catalogue-out-of-range = «{ $word }» должно быть от { $low } до { $high }, а здесь { $found }.
catalogue-empty = «{ $word }» не может быть пустым.
catalogue-bad-id = Обозначение «{ $word }» должно состоять из строчных букв, цифр и одиночных дефисов.
catalogue-second-id = Обозначение «{ $word }» уже занято, в { $other }.
catalogue-unknown-word = «{ $word }» — не из слов, разрешённых для «{ $key }».{ catalogue-hint }
catalogue-wrong-length = В «{ $word }» должно быть { $expected ->
    [one] { $expected } значение
    [few] { $expected } значения
   *[many] { $expected } значений
}, а здесь { $found }.
catalogue-wording = «{ $key }»: { $place ->
    [0] «{ $text }» кончается слишком рано.
   *[other] в «{ $text }» слово { $place }, «{ $word }», стоять не может.
}{ $expected ->
    [a-thing] { " " }Ожидается: вещь.
    [something-counted] { " " }Ожидается: что-то счётное.
    [a-thing-or-something-counted] { " " }Ожидается: вещь или что-то счётное.
    [a-condition] { " " }Ожидается: условие.
    [a-number-a-scale-or-a-condition] { " " }Ожидается: число, шкала или условие.
    [a-number-from-1-to-99] { " " }Ожидается: число от 1 до 99.
    [an-effect] { " " }Ожидается: действие.
    [a-material] { " " }Ожидается: материал.
    [a-material-or-an-essence] { " " }Ожидается: материал или эссенция.
    [a-thing-that-is-gained] { " " }Ожидается: то, что получают.
    [something-that-can-be-shown] { " " }Ожидается: то, что можно показать.
    [something-rewards-are-counted-by] { " " }Ожидается: то, за что даются награды.
    [an-exchange-or-a-transmutation] { " " }Ожидается: обмен или трансмутация.
    [one-step-or-up-to-three-on-any-track] { " " }Ожидается: один шаг или до трёх на любом треке (any track).
    [one-step-or-reaction-tokens] { " " }Ожидается: один шаг (step) или жетоны реакции.
    [a-track] { " " }Ожидается: трек.
    [an-exchange] { " " }Ожидается: обмен.
    [an-arrow] { " " }Ожидается: стрелка или «wild».
    [a-card] { " " }Ожидается: «publications» или «artifact».
   *[other] { "" }
}{ catalogue-hint }
catalogue-unlike-the-box = { $found } × «{ $word }», а в печатной игре { $expected }.

# -- что не так с файлом партии ------------------------------------------------------------------------------

file-not-a-match = Это не игра, сохранённая Emerald Tablet.
file-other-format = У файла формат { $found }; здесь читается формат { $here }.
file-other-game = В файле игра «{ $found }», а не «{ $here }».
file-other-rules = Файл сыгран по версии { $found } правил; здесь версия { $here }.
file-other-edition = Файл сыгран с изданием «{ $found }», а не «{ $here }».
file-other-catalogue = Файл сыгран с другим каталогом ({ $found }), чем здешний ({ $here }).
file-truncated = Файл кончается слишком рано.
file-expected = Здесь должно стоять «{ $expected }», а не «{ $found }».
file-bad-text = «{ $word }» здесь стоять не может.
file-bad-number = «{ $word }» — не число от { $low } до { $high }.
file-bad-hex = «{ $word }» — не шестнадцатеричное число нужной длины.
file-second = «{ $word }» стоит здесь во второй раз.
file-seed-hash = Начальное число не подходит к хешу { $found }.
file-hidden = Только файл для одного места может это скрывать, и такой файл обязан.
file-is-cut = Файл скрывает то, чего не может знать { $seat ->
    [0] зритель
   *[other] место { $seat }
}; играть по нему дальше нельзя.
file-unknown-kind = «{ $word }» — не вид записи.
file-unfinished-line = Строка «{ $found }» не закончена.
file-unknown-source = «{ $word }» — не источник случая в этой игре.
file-unknown-outcome = «{ $word }» не может прийти из «{ $source }».
file-unknown-word = «{ $word }» здесь непонятно.
file-unknown-action = В этой игре нет действия «{ $word }».
file-unknown-author = «{ $word }» не делает записей.
file-wording = Это пишется «{ $expected }», а не «{ $found }».
file-audience = Эту запись могут знать другие: должно быть «{ $expected }», а не «{ $found }».
file-game-is-over = Игра окончилась до этой записи.
file-take-back = С записи { $entries } нельзя играть дальше.
file-rules-broke = Правила не могут этого сыграть ({ $detail }).
file-fate-not-asked = Случай здесь не спрашивают.
file-fate-waits = Запись кончается там, где слово за случаем.
file-other-source = Случай здесь спрашивают о «{ $expected }», а не о «{ $found }».
file-impossible-outcome = «{ $word }» прийти здесь не может.
file-weights = Веса — «{ $expected }», а не «{ $found }».
file-not-what-the-seed-says = Начальное число даёт здесь «{ $expected }», а не «{ $found }».
file-digest = После записи { $entries } контрольная сумма — { $expected }, а не «{ $found }».
file-only-answers-in-a-tail = В конце, после «tail», могут стоять только ответы.
file-tail-is-due = Этот ответ больше не может стоять после «tail»; ему место выше.
file-unlawful = «{ $action }» — не разрешённый ответ места { $seat }.
file-no-such-position = Позиции { $position } нет; в файле { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}.
file-after-the-seal = После печати ничего стоять не может.
file-seal = Печать должна быть { $expected }, а не «{ $found }»: файл изменён.
file-not-over = Игра ещё не окончена; проверить можно только оконченную.
match-names = { $names ->
    [one] { $names } имя не подходит
    [few] { $names } имени не подходят
   *[many] { $names } имён не подходит
} к { $seats ->
    [one] { $seats } месту
   *[many] { $seats } местам
}.
match-bad-text = «{ $word }» нельзя сохранить: текст — это одна строка без пробелов по краям.
match-no-such-seat = Места { $seat } нет; { $seats ->
    [one] играет { $seats } место
    [few] играют { $seats } места
   *[many] играют { $seats } мест
}.
