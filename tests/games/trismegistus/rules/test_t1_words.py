"""T1 Words: elements, metals, what stands in for what."""

import pytest

ESSENCES = {"salt": "earth", "sulfur": "water", "aether": "fire", "raw-mercury": "air"}


def transmuting(lay, things, arrow, **more):
    """A transmutation along an arrow, counted from lead to copper, as an effect has it."""
    return lay(2, {}, {"things-1": things, "next": f"Transmute {arrow}"} | more)


def test_t1_1_the_elements_in_the_order_of_the_tracks(lay):
    t = lay(2, {}, {"next": "AdvanceAny 1"})
    assert t.may() == ["advance earth", "advance fire", "advance water", "advance air", "no"]
    t.do("advance water")
    assert [int(step) for step in t.state.seats[0].tracks] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("arrow", "before", "after"),
    [
        (0, "raw-lead", "refined-copper"),
        (1, "raw-copper", "refined-tin"),
        (2, "raw-tin", "refined-mercury"),
        (3, "raw-mercury", "refined-iron"),
        (4, "raw-iron", "silver"),
        (5, "silver", "gold"),
    ],
)
def test_t1_2_the_path_of_metals(lay, arrow, before, after):
    assert transmuting(lay, f"{before}, salt", arrow).things() == after


def test_t1_2_gold_is_the_last_of_them(lay):
    t = lay(2, {}, {"next": "GainAnyRefined 1 1"})
    assert t.may() == [f"gain-refined {metal}" for metal in "copper tin mercury iron silver gold".split()]


@pytest.mark.parametrize(("arrow", "metal"), [(1, "copper"), (2, "tin"), (3, "mercury"), (4, "iron")])
def test_t1_3_these_metals_are_raw_and_refined(lay, arrow, metal):
    t = transmuting(lay, f"raw-{metal}, refined-{metal}, salt", arrow)
    assert t.may() == [f"move raw-{metal}", f"move refined-{metal}"]


def test_t1_3_a_laboratory_has_eleven_spaces(game):
    cubes = [name for name in game.actions.names if name.startswith("pay ")][:11]
    assert [cube.removeprefix("pay ") for cube in cubes] == [
        *("raw-lead", "raw-copper", "raw-tin", "raw-mercury", "raw-iron"),
        *("refined-copper", "refined-tin", "refined-mercury", "refined-iron", "silver", "gold"),
    ]


def test_t1_3_any_raw_is_never_silver_or_gold(lay):
    t = lay(2, {}, {"next": "GainAnyRaw 1 0"})
    assert t.may() == [f"gain-raw {metal}" for metal in ("lead", "copper", "tin", "mercury", "iron")]
    assert t.do("gain-raw iron").things() == "raw-iron"


def test_t1_4_refined_mercury_may_be_paid_as_raw(lay):
    t = transmuting(lay, "raw-lead, refined-mercury", 0)
    assert (t.things(), t.tracks()) == ("refined-copper", "air 1")


def test_t1_5_gold_may_be_paid_as_mercury(lay):
    t = transmuting(lay, "raw-lead, gold", 0)
    assert (t.things(), t.tracks()) == ("refined-copper", "air 1")


def test_t1_5_gold_is_never_what_moves(lay):
    t = lay(2, {}, {"things-1": "3 gold, salt", "die-1": "red iron 2", "next": "ActionPhase 0"})
    assert t.why_not("transmute silver-to-gold") == "T6.1 nothing-to-move"


@pytest.mark.parametrize(("paid", "track"), ESSENCES.items())
def test_t1_6_each_essence_may_be_paid_and_mercury_is_one(lay, paid, track):
    t = transmuting(lay, "raw-lead, salt, sulfur, aether, raw-mercury, silver", 0)
    assert t.may() == ["pay raw-mercury", "pay salt", "pay sulfur", "pay aether"]
    assert t.do(f"pay {paid}").tracks() == f"{track} 1"


def test_t1_6_a_mercury_essence_is_a_raw_mercury(lay):
    t = lay(2, {}, {"die-1": "red mercury 2", "next": "ActionPhase 0"}).do("draw-essence 2")
    assert t.things() == "2 raw-mercury"


def test_t1_7_salt_sulfur_aether_and_mercury(lay):
    t = lay(2, {}, {"die-1": "red iron 1", "next": "ActionPhase 0"}).do("draw-essence 1")
    assert t.may() == ["name-essence salt", "name-essence sulfur", "name-essence aether", "name-essence mercury"]
    assert t.do("name-essence aether").things() == "aether"


def test_t1_8_sixteen_dice_with_six_faces(lay):
    t = lay(4)
    bowls = [int(count) for count in t.state.bowls]
    assert [sum(bowls[colour::3]) for colour in range(3)] == [6, 5, 5]
    assert len(bowls) == 6 * 3


def test_t1_8_the_sixth_face_is_infinity(lay):
    t = lay(2, {}, {"bowls": "infinity/red, iron/red"}).do("draft infinity/red")
    assert t.asked()[1] == "TurnDie"


def test_t1_8_nothing_runs_out(lay):
    t = lay(2, {}, {"things-1": "99 raw-iron", "die-1": "red iron 5", "next": "ActionPhase 0"}).do("gather 5")
    assert t.things() == "104 raw-iron"
