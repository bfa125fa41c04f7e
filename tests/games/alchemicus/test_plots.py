"""A plot packed into one integer: what is put in comes out again."""

import itertools

from emerald.games.alchemicus.cards import (
    ALEMBIC,
    DOMO,
    FORNAX,
    GOLD,
    HERBS,
    HORTEN,
    LABRIUM,
    METAL,
    METALLE,
    NO_CARD,
    NOTHING,
    ORE,
    TINCTURE,
)
from emerald.games.alchemicus.plots import (
    EMPTY_PLOT,
    LAST_GENERATION,
    first_generation,
    first_good,
    generation_of,
    has_golem,
    has_room,
    holds,
    is_empty,
    is_ready,
    is_transmuted,
    kind_at,
    new_building,
    reverted,
    second_generation,
    second_good,
    spiritus_on,
    transmuted,
    with_golem,
    with_good,
    with_spiritus,
    without_golem,
    without_good,
)

GOODS = [HERBS, ORE, TINCTURE, METAL, GOLD]
ROOM = {
    HORTEN: [HERBS],
    METALLE: [ORE],
    ALEMBIC: [HERBS, TINCTURE],
    FORNAX: [ORE, METAL],
    LABRIUM: [TINCTURE, METAL, GOLD],
}


def test_an_empty_plot_has_no_building():
    assert kind_at(EMPTY_PLOT) == NO_CARD
    assert is_empty(EMPTY_PLOT)


def test_every_part_is_kept_whatever_the_others_are():
    for kind, golem, spiritus in itertools.product(range(DOMO + 1), (False, True), (0, 1, 15, 40)):
        for first, second in ((0, 0), (1, LAST_GENERATION), (LAST_GENERATION, 7)):
            plot = with_spiritus(new_building(kind), spiritus)
            plot = with_golem(plot) if golem else plot
            plot = with_good(plot, GOLD, first, second)
            assert (kind_at(plot), has_golem(plot), spiritus_on(plot)) == (kind, golem, spiritus)
            assert (first_good(plot), second_good(plot)) == (GOLD, GOLD)
            assert (first_generation(plot), second_generation(plot)) == (first, second)
            bare = without_good(plot, GOLD)
            assert is_empty(bare)
            assert without_golem(with_spiritus(bare, -spiritus)) == new_building(kind)


def test_goods_find_room_where_they_belong():
    for kind in range(DOMO + 1):
        assert [good for good in GOODS if has_room(new_building(kind), good)] == ROOM.get(kind, [])


def test_a_full_building_has_no_room():
    for kind, goods in ROOM.items():
        for good in goods:
            full = with_good(new_building(kind), good, 1, 2)
            left = (
                [METAL]
                if (kind, good) == (LABRIUM, TINCTURE)
                else [TINCTURE]
                if (kind, good) == (LABRIUM, METAL)
                else []
            )
            assert [other for other in GOODS if has_room(full, other)] == left


def test_metal_lies_in_the_second_place_of_a_labrium_only():
    labrium = with_good(with_good(new_building(LABRIUM), METAL, 5, 0), TINCTURE, 3, 0)
    assert (first_good(labrium), first_generation(labrium)) == (TINCTURE, 3)
    assert (second_good(labrium), second_generation(labrium)) == (METAL, 5)
    fornax = with_good(new_building(FORNAX), METAL, 5, 0)
    assert (first_good(fornax), second_good(fornax)) == (METAL, NOTHING)


def test_a_good_is_taken_off_alone():
    labrium = with_good(with_good(new_building(LABRIUM), METAL, 5, 0), TINCTURE, 3, 0)
    assert without_good(labrium, METAL) == with_good(new_building(LABRIUM), TINCTURE, 3, 0)
    assert without_good(labrium, TINCTURE) == with_good(new_building(LABRIUM), METAL, 5, 0)
    assert [holds(labrium, good) for good in GOODS] == [False, False, True, True, False]
    assert (generation_of(labrium, TINCTURE), generation_of(labrium, METAL)) == (3, 5)


def test_a_transmutation_undone_is_as_if_it_had_not_been():
    for kind, goods in ((ALEMBIC, [HERBS]), (FORNAX, [ORE]), (LABRIUM, [TINCTURE, METAL])):
        plot = with_spiritus(with_golem(new_building(kind)), 2)
        for generation, good in enumerate(goods):
            assert not is_ready(plot)
            plot = with_good(plot, good, generation + 4, 0)
        assert (is_ready(plot), is_transmuted(plot)) == (True, False)
        done = transmuted(plot)
        assert (is_ready(done), is_transmuted(done)) == (False, True)
        assert reverted(done) == plot


def test_goods_laid_in_are_not_made_there():
    assert not is_transmuted(with_good(new_building(LABRIUM), TINCTURE, 0, 0))
    assert not is_transmuted(with_good(new_building(LABRIUM), METAL, 0, 0))
    assert not is_transmuted(with_good(new_building(ALEMBIC), HERBS, 0, 0))
