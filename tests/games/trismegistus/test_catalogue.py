"""T2 The Emerald edition has what the box has; another edition reads as well; every fault names file, item and word."""

from collections import Counter
from itertools import pairwise

import pytest

from emerald.games.trismegistus.catalogue import read_catalogue
from emerald.games.trismegistus.components import (
    BONUSES,
    COST_ANY_RAW,
    COST_ANY_REFINED,
    COSTS,
    OPTIONS,
    OPTIONS_EACH,
    SHOW_ANY_ESSENCE,
    SHOW_ANY_MATERIAL,
    SHOW_SALT,
    SHOWS,
    option_names,
)
from emerald.games.trismegistus.lexicon import (
    COMPLETED_OF,
    TRANSMUTE,
    WILD,
)
from emerald.games.trismegistus.pieces import (
    AIR,
    ANY_ESSENCE,
    CHAMELEON,
    EARTH,
    ELEMENTS,
    FIRE,
    FIRST_EXPERIMENT,
    MASTERPIECE,
    NOTHING,
    OF_AETHER,
    OF_MERCURY,
    OF_SALT,
    OF_SULFUR,
    RED,
    REFINED_IRON,
    SILVER_CUBE,
    STARTING,
    WATER,
)
from emerald.kernel.effects.tree import GAIN, PRIMITIVE, Effect
from tests.games.trismegistus.editions import OTHER, changed, faults_of, warnings_of


@pytest.fixture(scope="module")
def emerald():
    return read_catalogue()


@pytest.fixture(scope="module")
def box(emerald):
    return emerald.components


def nodes(effect: Effect | None) -> list[Effect]:
    """Return an effect and everything in it."""
    return [] if effect is None else [effect, *[node for part in effect.parts for node in nodes(part)]]


# -- T2 what the box has ------------------------------------------------------------------------------------------


def test_t2_the_emerald_edition_has_the_counts_of_the_box(emerald, box):
    assert emerald.edition == "Emerald"
    assert warnings_of(emerald) == []
    assert Counter(int(level) for level in box.experiment_level) == {0: 8, 1: 16, 2: 16, 3: 16, 4: 8}
    assert Counter(int(level) for level in box.artifact_level) == {0: 8, 1: 14, 2: 14, 3: 12}
    assert len([each for each in box.publications if each.name]) == 24
    assert len([each for each in box.achievements if each.name]) == 16
    assert [each.name for each in box.laboratories] == ["duval", "newton", "agrippa", "bacon", "maria"]
    assert [len({formula.name for formula in each.formulas}) for each in box.laboratories] == [8] * 5
    assert sum(box.box.bonus_tokens) >= 10
    assert max(box.box.bonus_tokens) - min(box.box.bonus_tokens) <= 1
    assert len(box.bot_cards) == 17


def test_t2_every_component_is_called_something_else(box):
    names = [each.name for kind in (box.experiments, box.artifacts, box.publications) for each in kind]
    names += [each.name for each in box.achievements]
    names += [formula.name for each in box.laboratories for formula in each.formulas]
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert "" not in names


def test_t2_every_deck_has_the_elements_evenly(box):
    for level in range(5):
        elements = [box.experiments[place].element for place in box.experiments_for(level, 4)]
        assert set(Counter(elements).values()) == {len(elements) // ELEMENTS}
    for level, spread in ((STARTING, 0), (1, 1), (2, 1), (3, 1)):
        symbols = [
            sum(box.artifacts[place].symbols[element] for place in box.artifacts_of(level)) for element in range(4)
        ]
        assert max(symbols) - min(symbols) <= spread
    needed = [sum(each.needs[element] for each in box.publications) for element in range(ELEMENTS)]
    assert max(needed) - min(needed) <= 1


@pytest.mark.parametrize(("seats", "experiments", "publications"), [(1, 12, 16), (2, 12, 16), (3, 14, 20), (4, 16, 24)])
def test_t2_1_marked_cards_are_left_out(box, seats, experiments, publications):
    for level in (1, 2, 3):
        assert len(box.experiments_for(level, seats)) == experiments
    assert len(box.publications_for(seats)) == publications
    assert len(box.experiments_for(STARTING, seats)) == len(box.experiments_for(MASTERPIECE, seats)) == 8


def test_t2_1_other_cards_carry_no_mark(tmp_path):
    mine = changed(tmp_path, ("experiments-0-starting.toml", "requires = 1", 'requires = 1\nplayers = "4+"'))
    assert faults_of(mine) == ["experiments-0-starting.toml, experiment trituration: the key 'players' is unknown."]


def test_t2_3_chambers_have_seven_cells_a_different_pattern_each_and_two_in_every_line(box):
    patterns = [each.cells for each in box.laboratories]
    assert len(set(patterns)) == 5
    for cells in patterns:
        assert sum(cells) == 7
        rows = [cells[3 * i : 3 * i + 3] for i in range(3)]
        assert all(sum(row) >= 2 for row in rows)
        assert all(sum(column) >= 2 for column in zip(*rows, strict=True))
    assert all(len(each.bonuses) == BONUSES for each in box.laboratories)


def test_t2_5_t2_6_essences_of_bowls_and_tracks(box):
    assert list(box.box.essence_of_face) == [OF_SALT, OF_AETHER, OF_SULFUR, OF_MERCURY, ANY_ESSENCE]
    assert [box.box.essence_of_track[track] for track in (EARTH, FIRE, WATER, AIR)] == [
        *(OF_SALT, OF_AETHER, OF_SULFUR, OF_MERCURY)
    ]


def test_t2_7_the_arrow_to_gold_is_red(box):
    assert [each.arrows for each in box.laboratories] == [(0, 1, 2, 0, 1, 2)] * 5
    assert all(each.arrows[-1] == RED for each in box.laboratories)


def test_t3_14_the_first_game_is_the_catalogues(box):
    games = box.first_games
    assert [box.laboratories[game.laboratory].name for game in games] == ["duval", "newton", "agrippa", "bacon"]
    assert {box.experiments[game.experiment].level for game in games} == {STARTING}
    assert {box.experiments[game.masterpiece].level for game in games} == {MASTERPIECE}
    assert {box.publications[game.publication].seats for game in games} == {2}
    assert {box.artifacts[game.artifact].level for game in games} == {STARTING}
    assert len({(game.experiment, game.masterpiece, game.publication, game.artifact) for game in games}) == 4


# -- T15.9 what is known of real cards -----------------------------------------------------------------------------


def test_t15_9_an_artifact_gives_two_silver(box):
    assert [each.name for each in box.artifacts if each.ability.text == "gain 2 silver"] == ["athanor"]


def test_t15_9_a_level_2_air_experiment_asks_five_and_costs_five_materials(box):
    found = [
        each
        for place, each in enumerate(box.experiments)
        if (each.level, each.element, each.requires) == (2, AIR, 5)
        and sum(box.experiment_cost[place * COSTS : place * COSTS + COSTS]) == 5
        and {int(portion.word) for portion in each.cost} >= {REFINED_IRON, SILVER_CUBE}
    ]
    assert [each.name for each in found] == ["rectification"]


def test_t15_9_the_sample_requirements_are_met(box):
    found = {(int(each.element), int(each.requires)) for each in box.experiments}
    assert found >= {(FIRE, 5), (WATER, 3), (EARTH, 8), (AIR, 6)}


def test_t15_9_formulas_give_chameleons_and_wild_transmutations(box):
    abilities = [node for each in box.laboratories for formula in each.formulas for node in nodes(formula.ability)]
    assert [node for node in abilities if node.op == GAIN and node.thing == CHAMELEON]
    assert [node for node in abilities if node.op == PRIMITIVE and node.thing == TRANSMUTE and node.operands == (WILD,)]


def test_t15_9_symbols_of_artifacts(box):
    assert {sum(each.symbols) for each in box.artifacts if each.level == STARTING} == {1}
    assert {sum(each.symbols) for each in box.artifacts if each.level == 2} == {1, 2}
    assert len([each for each in box.artifacts if each.level == 3 and sum(each.symbols) == 2]) > 6


# -- shape of the edition (what the balance tool may not change) ----------------------------------------------------


@pytest.mark.parametrize(
    ("level", "requires", "materials", "points"),
    [
        (0, (0, 2), (2, 3), (1, 2)),
        (1, (1, 3), (3, 3), (2, 4)),
        (2, (3, 6), (4, 5), (4, 7)),
        (3, (6, 9), (5, 6), (8, 12)),
    ]
    + [(4, (8, 11), (6, 7), (12, 18))],
)
def test_experiments_of_a_level_are_alike(box, level, requires, materials, points):
    for place in box.experiments_for(level, 4):
        each = box.experiments[place]
        cost = sum(box.experiment_cost[place * COSTS : place * COSTS + COSTS])
        assert requires[0] <= each.requires <= requires[1], each.name
        assert materials[0] <= cost <= materials[1], each.name
        assert points[0] <= each.points <= points[1], each.name


def test_publications_grow_faster_than_their_symbols(box):
    worth = {count: [each.points for each in box.publications if sum(each.needs) == count] for count in (2, 3, 4, 5)}
    assert all(worth.values())
    means = [sum(points) / len(points) for points in worth.values()]
    steps = [after - before for before, after in pairwise(means)]
    assert steps == sorted(steps)
    assert (min(map(min, worth.values())), max(map(max, worth.values()))) == (3, 14)


# -- tables ----------------------------------------------------------------------------------------------------------


def test_t10_4_costs_are_a_table(box):
    place = next(place for place, each in enumerate(box.experiments) if each.name == "ceration")
    cost = list(box.experiment_cost[place * COSTS : place * COSTS + COSTS])
    assert cost[COST_ANY_REFINED] == 1
    assert cost[COST_ANY_RAW] == 0
    assert sum(cost) == 4
    assert box.experiment_reward[place] == box.experiments[place].reward.id


def test_t10_5_the_parts_of_rewards_have_fixed_places(box):
    book = box.lexicon.book
    for place, each in enumerate(box.experiments):
        for node in nodes(each.reward):
            if node.option != NOTHING:
                assert place * OPTIONS_EACH <= node.option < (place + 1) * OPTIONS_EACH
                assert node.owner == f"experiment-{place + 1}"
                assert book.effects[book.options[node.option]] is node
    assert len(option_names()) == OPTIONS == 256
    assert option_names()[4:6] == ["experiment-2.1", "experiment-2.2"]


def test_t12_1_what_is_shown_for_achievements_is_a_table(tmp_path):
    conditions = tmp_path / "mine" / "achievements.toml"
    changed(tmp_path)
    lines = conditions.read_text(encoding="utf-8").splitlines()
    wanted = iter(['"2 salt, 2 sulfur, 2 raw mercury"', '"10 materials"', '"1 earth experiment, 2 air experiments"'])
    lines = [f"condition = {next(wanted, line[12:])}" if line.startswith("condition") else line for line in lines]
    conditions.write_text("\n".join(lines) + "\n", encoding="utf-8")
    box = read_catalogue(tmp_path / "mine").components

    def shown(place):
        return list(box.achievement_shows[place * SHOWS : place * SHOWS + SHOWS]), box.achievement_counts[place]

    row, counts = shown(0)
    assert (row[SHOW_SALT], row[SHOW_SALT + 1], row[SHOW_SALT + 2], row[3]) == (2, 2, 0, 2)
    assert sum(row) == 6
    assert list(counts) == []
    assert shown(1)[0][SHOW_ANY_MATERIAL] == 10
    row, counts = shown(2)
    assert sum(row) == 0
    assert list(counts) == [COMPLETED_OF + EARTH, 1, COMPLETED_OF + AIR, 2]


# -- another edition --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def other():
    return read_catalogue(OTHER)


def test_t2_another_edition_reads_without_fault_and_says_how_it_departs(other, emerald):
    assert other.edition == "other"
    assert other.digest != emerald.digest
    assert [warning for warning in warnings_of(other) if warning.startswith("other:")] == [
        "other: 14 experiment, level 1, where the printed game has 16.",
        "other: 15 experiment, level 3, where the printed game has 16.",
        "other: 13 artifact, level 1, where the printed game has 14.",
        "other: 15 artifact, level 2, where the printed game has 14.",
        "other: 20 publication, where the printed game has 24.",
        "other: 13 achievement, where the printed game has 16.",
    ]


def test_t2_7_another_edition_has_arrows_of_its_own_and_is_warned_of_the_last(other):
    assert len({each.arrows for each in other.components.laboratories}) == 5
    assert len([warning for warning in warnings_of(other) if "silver to gold is red" in warning]) == 3


def test_t2_places_do_not_move_where_components_are_missing(other):
    box = other.components
    first = [int(FIRST_EXPERIMENT[level]) for level in range(5)]
    assert [box.experiments[place].title for place in first] == ["Work 54", "Work 40", "Work 24", "Work 9", "Work 1"]
    assert [int(box.experiment_level[place]) for place in range(20, 25)] == [1, 1, NOTHING, NOTHING, 2]
    assert [len(box.artifacts_of(level)) for level in range(4)] == [8, 13, 15, 12]
    assert len(box.achievements_there()) == 13
    assert list(box.publications_for(4)) == list(range(20))
    assert list(box.publications_for(2)) == list(range(16))
    assert box.laboratories[2].formulas[0].name == "recipe-3-1"


def test_t2_5_another_edition_has_other_essences(other):
    assert list(other.components.box.essence_of_track) == [OF_MERCURY, OF_SALT, OF_AETHER, OF_SULFUR]
    assert list(other.components.box.essence_of_face) == [OF_AETHER, ANY_ESSENCE, OF_SALT, OF_SULFUR, OF_MERCURY]


def test_t12_1_shown_things_of_every_kind(other):
    box = other.components
    rows = [list(box.achievement_shows[place * SHOWS : place * SHOWS + SHOWS]) for place in range(13)]
    assert rows[1][COST_ANY_RAW] == 2
    assert rows[2][COST_ANY_REFINED] == 2
    assert rows[4][SHOW_ANY_ESSENCE] == 3
    assert rows[11][SHOW_ANY_MATERIAL] == 5
    assert rows[11][SHOW_ANY_ESSENCE] == 3
    assert rows[3][SILVER_CUBE] == 1


def test_a_single_file_is_a_catalogue_too(tmp_path):
    mine = changed(tmp_path)
    whole = "\n\n".join(file.read_text(encoding="utf-8") for file in sorted(mine.glob("*.toml")))
    single = tmp_path / "all.toml"
    single.write_text(whole, encoding="utf-8")
    assert read_catalogue(single).digest == read_catalogue().digest
