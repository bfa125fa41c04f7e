"""A7.5, A8.3, A10.1 Who has won, and by which line of the score sheet."""

PLAIN = {"bank": "no"}
RACE = {"bank": "no", "race": "yes"}


def standings(lay, game, seats=2, options=PLAIN, **position):
    """Return the places and the score sheets of a position."""
    lines = {line.replace("_", "-"): words for line, words in position.items()}
    found = game.standings(lay(seats, options, lines).state)
    assert [standing.seat for standing in found] == list(range(seats))
    return [standing.place for standing in found], [
        {line.key: line.value for line in standing.lines} for standing in found
    ]


# -- A7.5 --------------------------------------------------------------------------------------------


def test_a7_5_most_fame_wins(lay, game):
    places, sheets = standings(lay, game, 3, fame_1="20", fame_2="22", fame_3="3", built_1="donarium, labrium")
    assert places == [2, 1, 3]
    assert [list(sheet) for sheet in sheets] == [["fame", "building-prices"]] * 3
    assert [sheet["fame"] for sheet in sheets] == [20, 22, 3]


def test_a7_5_even_if_nobody_has_20_any_more(lay, game):
    t = lay(2, PLAIN, {"turn": "2", "next": "EndTurn 0", "last-round": "yes", "fame-1": "19", "fame-2": "18"})
    t.do("end-turn")
    assert t.over
    assert [standing.place for standing in game.standings(t.state)] == [1, 2]


def test_a7_5_a_tie_goes_to_the_higher_sum_of_prices(lay, game):
    places, sheets = standings(lay, game, fame_1="20", fame_2="20", built_1="labrium", built_2="alembic, fornax")
    assert places == [2, 1]
    assert [sheet["building-prices"] for sheet in sheets] == [5, 6]


def test_a7_5_every_building_counts_its_price(lay, game):
    everything = "horten, metalle, alembic, fornax, labrium, pergula, taberna, donarium, domo"
    assert standings(lay, game, built_1=everything)[1][0]["building-prices"] == 1 + 1 + 3 + 3 + 5 + 1 + 3 + 5 + 3


def test_a7_5_starting_buildings_count(lay):
    t = lay(2, PLAIN)
    assert [{line.key: line.value for line in each.lines} for each in t.game.standings(t.state)] == [
        {"fame": 0, "building-prices": 2},
        {"fame": 0, "building-prices": 2},
    ]


def test_a7_5_it_is_this_tables_prices(lay, game):
    options = PLAIN | {"prices": "labrium 2, fornax 7"}
    places, sheets = standings(lay, game, options=options, built_1="labrium, alembic", built_2="fornax")
    assert [sheet["building-prices"] for sheet in sheets] == [5, 7]
    assert places == [2, 1]


def test_a7_5_goods_and_noctis_cards_do_not_count(lay, game):
    options = PLAIN | {"noctis": "yes"}
    built = "labrium golem: gold, alembic spiritus: tincture"
    assert standings(lay, game, options=options, built_1=built)[1][0]["building-prices"] == 8


def test_a7_5_cards_in_hand_do_not_count(lay, game):
    assert standings(lay, game, hand_1="9 labrium", built_2="horten")[0] == [2, 1]


def test_a7_5_if_that_is_equal_too_it_is_a_draw(lay, game):
    places, _ = standings(lay, game, 3, fame_1="20", fame_2="20", built_1="labrium", built_2="donarium", fame_3="4")
    assert places == [1, 1, 3]


def test_a7_5_prices_never_outweigh_fame(lay, game):
    places, _ = standings(lay, game, fame_1="21", fame_2="20", built_2=", ".join(["labrium"] * 10))
    assert places == [1, 2]


# -- A8.3 ---------------------------------------------------------------------------------------------


def test_a8_3_at_the_turn_limit_a7_5_decides(lay, game):
    position = {"turn": "2", "next": "EndTurn 0", "turns-1": "7", "turns-2": "7", "fame-1": "3", "fame-2": "3"}
    t = lay(2, PLAIN | {"turn-limit": "7"}, position | {"built-2": "horten"}).do("end-turn")
    assert t.over
    assert [standing.place for standing in game.standings(t.state)] == [2, 1]


def test_a8_3_in_a_race_most_gold_on_own_labria(lay, game):
    places, sheets = standings(
        lay,
        game,
        3,
        RACE,
        built_1="labrium: gold",
        built_2="labrium: gold, labrium: gold",
        built_3="donarium, donarium",
    )
    assert places == [2, 1, 3]
    assert [sheet["gold-on-labria"] for sheet in sheets] == [1, 2, 0]
    assert [list(sheet) for sheet in sheets] == [["gold-sold", "gold-on-labria", "building-prices"]] * 3


def test_a8_3_tincture_and_metal_are_no_gold(lay, game):
    places, sheets = standings(lay, game, 2, RACE, built_1="labrium: tincture metal", built_2="labrium: gold")
    assert [sheet["gold-on-labria"] for sheet in sheets] == [0, 1]
    assert places == [2, 1]


def test_a8_3_then_the_sum_of_prices(lay, game):
    places, sheets = standings(lay, game, 2, RACE, built_1="labrium: gold", built_2="labrium: gold, horten")
    assert [sheet["building-prices"] for sheet in sheets] == [5, 6]
    assert places == [2, 1]


def test_a8_3_then_it_is_a_draw(lay, game):
    assert standings(lay, game, 2, RACE, built_1="labrium: gold", built_2="labrium: gold")[0] == [1, 1]


def test_a8_3_fame_does_not_count_in_a_race(lay, game):
    assert standings(lay, game, 2, RACE, fame_1="9", built_2="horten")[0] == [2, 1]


# -- A10.1 ---------------------------------------------------------------------------------------------


def test_a10_1_whoever_sold_gold_has_won_whatever_the_others_have(lay, game):
    position = {"built-1": "labrium: gold, donarium", "field-1": "7", "next": "FieldAction"}
    t = lay(3, RACE, position | {"built-2": "labrium: gold, labrium: gold"}).do("sell plot-1/gold")
    found = game.standings(t.state)
    assert [standing.place for standing in found] == [1, 2, 2]
    assert [[(line.key, line.value) for line in standing.lines] for standing in found] == [
        [("gold-sold", 1)],
        [("gold-sold", 0)],
        [("gold-sold", 0)],
    ]
