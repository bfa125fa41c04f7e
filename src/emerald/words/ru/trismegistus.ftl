# Trismegistus: слова русского издания.

game-trismegistus = Trismegistus
    .about = Берите кубы, трансмутируйте металлы, проводите эксперименты и создавайте философский камень, за три раунда.
edition-Emerald = Изумрудное издание
    .about = Устройство такое же, как в печатной игре; значения карт и тайлов, которых нет в открытых правилах, наши.

# -- T1.1 стихии, они же треки --------------------------------------------------------------------------------

element-earth = земля
element-fire = огонь
element-water = вода
element-air = воздух

# -- T1.2 металлы по порядку, T1.3 сырые и очищенные ----------------------------------------------------------

metal-lead = свинец
metal-copper = медь
metal-tin = олово
metal-mercury = ртуть
metal-iron = железо
metal-silver = серебро
metal-gold = золото
face-infinity = бесконечность
cube-raw-lead = сырой свинец
cube-raw-copper = сырая медь
cube-raw-tin = сырое олово
cube-raw-mercury = сырая ртуть
cube-raw-iron = сырое железо
cube-refined-copper = очищенная медь
cube-refined-tin = очищенное олово
cube-refined-mercury = очищенная ртуть
cube-refined-iron = очищенное железо
cube-silver = серебро
cube-gold = золото
cube-salt = соль
cube-sulfur = сера
cube-aether = эфир
cube-any-raw = любое сырьё
cube-any-refined = любой очищенный материал
cube-any-essence = любая эссенция
essence-salt = соль
essence-sulfur = сера
essence-aether = эфир
essence-mercury = ртуть

# -- T1.8 кубы ------------------------------------------------------------------------------------------------

colour-black = чёрный
colour-white = белый
colour-red = красный
colour-any = любой цвет

# -- T2 как называются карты, тайлы и жетоны ------------------------------------------------------------------

piece-material = материал
piece-essence = эссенция
piece-starting-experiment = начальный эксперимент
piece-experiment = эксперимент
piece-masterpiece = шедевральный эксперимент
piece-publication = публикация
piece-achievement = достижение
piece-starting-artifact = начальный артефакт
piece-artifact = артефакт
piece-formula = формула
piece-reaction-token = жетон реакции
piece-ethereal-die = эфирный куб
piece-chameleon = хамелеон
piece-bonus-token = бонусный жетон
piece-dominant-essence = доминирующая эссенция
piece-points = победные очки

# -- T2.2–T2.4 поле и планшеты --------------------------------------------------------------------------------

board-laboratory = лаборатория
board-arrow = стрелка трансмутации
board-slot = ячейка артефакта
board-potency = эффективность
board-used-dice = использованные кубы
board-stone = философский камень
board-chamber = подвал
board-bowl = чаша
board-book = книга
board-market = рынок артефактов
board-mastery = трек мастерства
board-turn-order = порядок хода

# -- T4 фазы хода ---------------------------------------------------------------------------------------------

phase-draft = драфт
phase-action = фаза действия
phase-reactions = реакции
phase-clean-up = очистка лаборатории
phase-end-of-round = конец раунда
phase-end-of-game = подсчёт в конце игры

# -- T5 основные действия -------------------------------------------------------------------------------------

act-gather = Получить материалы
act-draw-essence = Получить эссенции
act-transmute = Трансмутировать
act-acquire = Получить артефакт
act-recharge = Перезарядить артефакт
act-take-experiment = Получить эксперимент
act-chameleon = Использовать хамелеона

# -- T9 бесплатные действия -----------------------------------------------------------------------------------

act-perform = Провести эксперимент
act-unlock = Открыть формулу за золото
act-use-formula = Испробовать формулу
act-claim = Разблокировать достижение

# -- T13 оппонент в соло-игре ---------------------------------------------------------------------------------

bot-name = Ботмегистус
bot-basic = базовая карта
bot-specialization = карта специализации
bot-personality = карта личности
