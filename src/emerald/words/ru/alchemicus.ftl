# Alchemicus: имена, настройки и почему чего-то нельзя. Правила этих файлов стоят в начале английского.
#
# Латинские имена и имена людей не склоняются; падеж показывает слово перед ними («у игрока …»).

game-alchemicus = Alchemicus
    .about = От сада и прилавка к золоту и славе: станьте самым знаменитым алхимиком королевства.
edition-reconstructed = реконструкция
    .about = В открытых правилах указаны не все числа. Порядок кругов, большинство цен и количество карт Noctis восстановили мы; каждый стол может их изменить.

# -- карты ---------------------------------------------------------------------------------------------------

card-horten = Horten
    .gloss = сад
card-metalle = Metalle
    .gloss = рудник
card-alembic = Alembic
    .gloss = перегонный куб
card-fornax = Fornax
    .gloss = плавильня
card-labrium = Labrium
    .gloss = лаборатория
card-pergula = Pergula
    .gloss = прилавок
card-taberna = Taberna
    .gloss = лавка
card-donarium = Donarium
    .gloss = сокровищница
card-domo = Domo
    .gloss = мастерская
card-gloria = Gloria
    .gloss = слава
card-golem = Golem
    .gloss = голем
card-mutabilus = Mutabilus
    .gloss = перевёртыш
card-spiritus = Spiritus
    .gloss = дух
card-homunculus = Homunculus
    .gloss = гомункул
card-pactum = Pactum
    .gloss = договор
card-infamia = Infamia
    .gloss = дурная слава
card = { $card ->
    [horten] { card-horten }
    [metalle] { card-metalle }
    [alembic] { card-alembic }
    [fornax] { card-fornax }
    [labrium] { card-labrium }
    [pergula] { card-pergula }
    [taberna] { card-taberna }
    [donarium] { card-donarium }
    [domo] { card-domo }
    [gloria] { card-gloria }
    [golem] { card-golem }
    [mutabilus] { card-mutabilus }
    [spiritus] { card-spiritus }
    [homunculus] { card-homunculus }
    [pactum] { card-pactum }
    [infamia] { card-infamia }
   *[other] { $card }
}
spot = { $building ->
    [horten] { card-horten } (участок { $plot })
    [metalle] { card-metalle } (участок { $plot })
    [alembic] { card-alembic } (участок { $plot })
    [fornax] { card-fornax } (участок { $plot })
    [labrium] { card-labrium } (участок { $plot })
    [pergula] { card-pergula } (участок { $plot })
    [taberna] { card-taberna } (участок { $plot })
    [donarium] { card-donarium } (участок { $plot })
    [domo] { card-domo } (участок { $plot })
   *[hidden] участок { $plot }
}

# -- товары, поля, рубашки -----------------------------------------------------------------------------------

good-herbs = травы
    .accusative = травы
    .genitive = трав
good-ore = руда
    .accusative = руду
    .genitive = руды
good-tincture = тинктура
    .accusative = тинктуру
    .genitive = тинктуры
good-metal = металл
    .accusative = металл
    .genitive = металла
good-gold = золото
    .accusative = золото
    .genitive = золота
good = { $good ->
    [herbs] { good-herbs }
    [ore] { good-ore }
    [tincture] { good-tincture }
    [metal] { good-metal }
    [gold] { good-gold }
   *[other] { $good }
}
    .accusative = { $good ->
    [herbs] { good-herbs.accusative }
    [ore] { good-ore.accusative }
    [tincture] { good-tincture.accusative }
    [metal] { good-metal.accusative }
    [gold] { good-gold.accusative }
   *[other] { $good }
}
    .genitive = { $good ->
    [herbs] { good-herbs.genitive }
    [ore] { good-ore.genitive }
    [tincture] { good-tincture.genitive }
    [metal] { good-metal.genitive }
    [gold] { good-gold.genitive }
   *[other] { $good }
}
load = { $load ->
    [herbs] { good-herbs }
    [ore] { good-ore }
    [tincture] { good-tincture }
    [metal] { good-metal }
    [gold] { good-gold }
    [tincture-and-metal] тинктура и металл
   *[nothing] пусто
}
    .accusative = { $load ->
    [herbs] { good-herbs.accusative }
    [ore] { good-ore.accusative }
    [tincture] { good-tincture.accusative }
    [metal] { good-metal.accusative }
    [gold] { good-gold.accusative }
    [tincture-and-metal] тинктуру и металл
   *[nothing] ничего
}

place-building = Строительство
place-spirit = Дух
place-harvest = Добыча
place-transport = Перевозка
place-transmutation = Трансмутация
place-sale = Продажа
place-gifts = Дары
place = { $place ->
    [building] { place-building }
    [spirit] { place-spirit }
    [harvest] { place-harvest }
    [transport] { place-transport }
    [transmutation] { place-transmutation }
    [sale] { place-sale }
    [gifts] { place-gifts }
   *[nowhere] вне поля
}

pile-base = колода
pile-noctis = колода Noctis
pile-bank = банк карт

# -- настройки стола (A0.5, A8, A9, A10) ---------------------------------------------------------------------

option-alchemicus-bank = Банк карт
    .about = Пять открытых карт; вместо добора можно сбросить карту и взять одну из них. Рекомендуется.
option-alchemicus-bank-no = нет
option-alchemicus-bank-yes = да
option-alchemicus-advanced-sale = Расширенная продажа
    .about = Товар, проданный за карты, могут купить остальные, заплатив на одну карту больше, чем он принёс.
option-alchemicus-advanced-sale-no = нет
option-alchemicus-advanced-sale-yes = да
option-alchemicus-turn-limit = Предел ходов
    .about = После стольких ходов каждого игра кончается; 0 значит, что предела нет.
option-alchemicus-noctis = Noctis
    .about = Дополнение: шесть видов карт Noctis, которые играют друг против друга.
option-alchemicus-noctis-no = нет
option-alchemicus-noctis-yes = да
option-alchemicus-golem-stops-mutabilus = Golem не пускает Mutabilus
    .about = Если нет, Mutabilus может забирать товары и из охраняемого здания.
option-alchemicus-golem-stops-mutabilus-no = нет
option-alchemicus-golem-stops-mutabilus-yes = да
option-alchemicus-race = Гонка за золотом
    .about = Без славы: побеждает тот, кто первым продаст золото через Donarium.
option-alchemicus-race-no = нет
option-alchemicus-race-yes = да
option-alchemicus-first = Кто начинает
    .about = Случайный игрок или определённое место.
option-alchemicus-first-random = случайно
option-alchemicus-first-1 = место 1
option-alchemicus-first-2 = место 2
option-alchemicus-first-3 = место 3
option-alchemicus-first-4 = место 4
option-alchemicus-last-fame = Слава прошлой игры
    .about = Для реванша: слава всех мест по порядку, например «12 20 7»; начинает тот, у кого её было меньше всего.
option-alchemicus-outer-ring = Внешний круг
    .about = Восемь полей по часовой стрелке: ровно одно spirit; building, harvest, transport, transmutation, sale и gifts хотя бы по одному.
option-alchemicus-inner-ring = Внутренний круг
    .about = Пять зданий horten, metalle, alembic, fornax и labrium по часовой стрелке, в любом порядке.
option-alchemicus-prices = Цены
    .about = Цены не такие, как наши, от 1 до 9, например «domo 4, horten 2»; напечатанные остаются.
option-alchemicus-noctis-counts = Количество карт Noctis
    .about = Другое количество карт Noctis, например «golem 12, pactum 3»; хотя бы один Golem на место.

# -- что не так с подготовкой или позицией -------------------------------------------------------------------

outer-ring-length = Во внешнем круге восемь полей.
outer-ring-spirit = Во внешнем круге ровно одно поле Духа.
outer-ring-actions = Каждое из семи действий есть во внешнем круге хотя бы один раз.
inner-ring = Внутренний круг — это его пять зданий в любом порядке.
setup-outer-ring-length = { outer-ring-length }
setup-outer-ring-spirit = { outer-ring-spirit }
setup-outer-ring-actions = { outer-ring-actions }
setup-inner-ring = { inner-ring }
setup-turn-limit = Предел ходов — число от 0 до { $high }, а не «{ $word }».
setup-needs-noctis = «{ $option }» имеет смысл только с Noctis.
setup-two-ways-to-begin = Кто начинает, указано дважды: местом и славой прошлой игры.
setup-race-knows-no-fame = «{ $option }» не имеет смысла в гонке за золотом: в ней нет славы.
setup-last-fame = Слава прошлой игры — это { $seats ->
    [one] { $seats } число
    [few] { $seats } числа
   *[many] { $seats } чисел
}, по одному на место, а не «{ $word }».
setup-price-is-printed = Цена карты { card } на ней напечатана и не меняется.
setup-price-range = Цена карты { card } должна быть от { $low } до { $high }.
setup-no-noctis-card = { card } — не карта Noctis.
setup-noctis-count = Количество карт { card } должно быть от { $low } до { $high }.
setup-counts = «{ $option }» перечисляет карты с числом, например «domo 4, horten 2»; «{ $word }» записано не так.
position-needs-noctis = Строка «{ $line }»: «{ $word }» бывает только с Noctis.
position-too-many = Строка «{ $line }»: столько карт «{ $word }» не осталось.
position-too-few-unseen = Строка «{ $line }»: под одними только товарами карт уже { $word } — больше, чем осталось невиденных.

# -- почему нельзя -------------------------------------------------------------------------------------------

why-not-too-few-cards = Это стоит { $need ->
    [one] { $need } карту
    [few] { $need } карты
   *[many] { $need } карт
}; для оплаты у вас есть { $have }.
why-not-move-needs-fame = Ход дальше чем на три поля стоит 1 очко славы, а у вас нет ни одного.
why-not-spirit-field-occupied = На поле Духа уже стоит другая фишка.
why-not-gloria-is-no-building = Карту Gloria нельзя построить.
why-not-no-room = Ни в одном здании, куда мог бы попасть этот товар, нет для него свободного места.
why-not-no-seller-left = В этот раз больше нет здания для продажи { good.genitive }.
why-not-gift-needs-cards = Дар — это { $need ->
    [one] { $need } карта
    [few] { $need } карты
   *[many] { $need } карт
}; у вас { $have }.
why-not-gloria-needs-cards = Gloria стоит { $need ->
    [one] { $need } другую карту
    [few] { $need } другие карты
   *[many] { $need } других карт
}; у вас { $have }.
why-not-noctis-pile-is-empty = Нет ни одной карты Noctis, которую можно взять.
why-not-bank-is-empty = Банк карт пуст.
why-not-no-target = { $card ->
    [golem] Везде, куда можно положить карту Golem, она уже лежит.
    [mutabilus] Ни у кого больше нет трав или руды, которые вам можно забрать и для которых у вас есть место.
    [spiritus] Ни у кого больше нет здания Alembic, Fornax или Labrium без карты Golem.
    [homunculus] Кроме того, что охраняет Golem, нет ни чужой трансмутации для отмены, ни карты Spiritus для сброса.
   *[infamia] { $mode ->
        [race] У каждого из остальных уже лежат две карты Infamia.
       *[fame] Ни у кого из остальных нет славы, которую можно потерять.
    }
}
why-not-no-domo = У этого игрока не построено Domo.
why-not-no-card-to-rob = У этого игрока нет карт на руке.
why-not-golem-guards = Это здание охраняет Golem.
why-not-infamous-sell-no-gold = С картой Infamia нельзя продавать золото.
why-not-gold-needs-donarium = В гонке за золотом золото продаёт только Donarium, а в этот раз у вас такого больше нет.
why-not-move-needs-gloria = Каждое поле сверх трёх стоит карту Gloria и ещё одну карту, всего { $need ->
    [one] { $need } карту
    [few] { $need } карты
   *[many] { $need } карт
}; у вас { $have }.
why-not-no-noctis-card-can-come = Больше не может прийти ни одна карта Noctis.
why-not-no-fame-to-lose = { $seat }: славы, которую можно потерять, нет.
why-not-two-infamias-already = { $seat }: уже лежат две карты Infamia.
