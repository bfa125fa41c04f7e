# Alchemicus в браузере: поле словами и что делает каждый компонент.

web-alchemicus-field = Поле { $field }: { place }
web-alchemicus-pawns = здесь: { $players }
web-alchemicus-blocked = { card }, под запретом Духа
web-alchemicus-is-blocked = под запретом Духа
web-alchemicus-plot = участок { $plot }
web-alchemicus-building = Участок { $plot }: { card }, { load }
web-alchemicus-lies = Здесь лежит: { load }
web-alchemicus-guarded = под охраной карты Golem
web-alchemicus-haunted = { $count ->
    [one] здесь обитает { $count } карта Spiritus
    [few] здесь обитают { $count } карты Spiritus
   *[many] здесь обитают { $count } карт Spiritus
}
web-alchemicus-price = Цена: { $count } ({ $printed ->
    [yes] напечатана
   *[no] восстановлена
})
web-alchemicus-copies = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
web-alchemicus-field-golem = Здесь стоит Golem, карта-страж.
web-alchemicus-buildings = Здания игрока { $name }
web-alchemicus-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-alchemicus-hand-empty = Ваша рука пуста.
web-alchemicus-stack = { $count } × { card }
web-alchemicus-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-alchemicus-noctis-pile = Колода Noctis: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-alchemicus-discards = Сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-alchemicus-cards-seen = Подсчёт карт
web-alchemicus-unseen = Не показывались с последней тасовки
web-alchemicus-fame = Слава: { $count }
web-alchemicus-known = точно на этой руке: { $cards }
web-alchemicus-open-seat = Показать всё у игрока { $name }
web-alchemicus-last-round = Последний круг
amount-fame = Слава: { $count }
fame = слава

# -- что делают карты ----------------------------------------------------------------------------------------

about-horten = На поле добычи берёт из колоды травы.
about-metalle = На поле добычи берёт из колоды руду.
about-alembic = На поле трансмутации превращает травы в тинктуру.
about-fornax = На поле трансмутации превращает руду в металл.
about-labrium = На поле трансмутации делает золото из одной тинктуры и одного металла.
about-pergula = На поле продажи продаёт один товар.
about-taberna = На поле продажи продаёт до трёх товаров.
about-donarium = На поле продажи продаёт одно золото по лучшей цене.
about-domo = Кто встаёт на поле добычи, перевозки или трансмутации, берёт по карте за каждое своё здание Domo.
about-gloria = В конце своего хода: сбросьте её и ещё пять карт и получите 1 очко славы. Построить её нельзя.
about-golem = Охраняет одно из ваших зданий от карт Spiritus и Homunculus или защищает от карты Infamia.
about-mutabilus = Забирает травы или руду у другого игрока.
about-spiritus = Лежит на чужом здании и срывает его следующую трансмутацию.
about-homunculus = Отменяет чужую трансмутацию или изгоняет Spiritus.
about-pactum = Даёт три карты Noctis.
about-infamia = Другой игрок теряет 1 очко славы, если не отдаст карту Golem или пять карт.

# -- что можно делать на полях -------------------------------------------------------------------------------

about-building = Стройте сколько угодно зданий с руки.
about-spirit = Передвиньте Духа Трансмутации; кто проходит мимо, берёт карту. Здесь может стоять только одна фишка.
about-harvest = Все ваши пустые Horten и Metalle берут товар.
about-transport = Перенесите товары в здания, где их перерабатывают.
about-transmutation = Превращается всё, что готово в ваших Alembic, Fornax и Labrium.
about-sale = Каждое ваше торговое здание работает один раз.
about-gifts = Отдайте пять карт за 1 очко славы.

# -- буквы символов ------------------------------------------------------------------------------------------

letter-good-herbs = Т
letter-good-ore = Р
letter-good-tincture = Тк
letter-good-metal = М
letter-good-gold = З

# -- каталог -------------------------------------------------------------------------------------------------

web-alchemicus-kind-base = Основная игра
web-alchemicus-kind-noctis = Noctis
web-alchemicus-kind-goods = Товары
web-alchemicus-kind-fields = Поля
web-alchemicus-places = { $count ->
    [one] { $count } раз на внешнем круге
    [few] { $count } раза на внешнем круге
   *[many] { $count } раз на внешнем круге
}
about-herbs = Растут в Horten; Alembic превращает их в тинктуру.
about-ore = Добывается в Metalle; Fornax превращает её в металл.
about-tincture = Получается из трав; половина того, что нужно Labrium для золота.
about-metal = Выплавляется из руды; вторая половина того, что нужно Labrium для золота.
about-gold = Получается в Labrium из тинктуры и металла; стоит дороже всего, особенно в Donarium.
