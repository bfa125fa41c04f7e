"""T12 Achievements."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emerald.games.trismegistus.components import SHOW_ANY_ESSENCE, SHOW_ANY_MATERIAL, SHOW_SALT, SHOWS
from emerald.games.trismegistus.covering import meet_with_essences
from emerald.games.trismegistus.pieces import MATERIALS, MERCURY, REFINED
from emerald.kernel.vecs import i64, vec
from tests.games.trismegistus.plainly import stands_for
from tests.games.trismegistus.saying import edition

ACTIONS = {"next": "ActionPhase 1", "achievements": "feat-1"}
CLAIM = "claim achievement-1"


@pytest.fixture(scope="module")
def feat(game, lay):
    """Lay out a position in which the open achievement asks for what a test wants."""

    def lay_out(condition, position, bonus=None, points=4):
        new = {"condition": condition, "points": points} | ({"bonus": bonus} if bonus else {})
        return type(lay(1))(edition(game, achievements={"feat-1": new}), 2, {}, ACTIONS | position)

    return lay_out


def test_t12_1_it_is_shown_and_not_paid_and_nobody_else_can_claim_it(feat):
    t = feat("2 raw lead", {"things-1": "2 raw-lead", "things-2": "5 raw-lead", "die-1": "red lead 0"})
    t.do(CLAIM)
    assert (t.things(1), int(t.state.seats[0].achievements), int(t.state.open_achievements)) == ("2 raw-lead", 1, 0)
    assert CLAIM not in t.shown()


def test_t12_1_any_number_may_be_claimed_and_what_is_lost_later_changes_nothing(feat, game):
    position = {"achievements": "feat-1, feat-2", "things-1": "2 raw-lead, gold"}
    t = feat("1 gold", position).do(CLAIM, "claim achievement-2", "unlock earth-1", "into cell-1")
    assert "gold" not in t.things(1)
    assert int(t.state.seats[0].achievements) == 3
    lines = {line.key: line.value for line in t.game.standings(t.state)[0].parts}
    assert lines["achievements"] == 4 + 3  # T14.5: its points count at the end


def test_t12_1_its_bonus_is_used_at_once_or_lost(feat):
    t = feat("1 gold", {"things-1": "gold"}, "advance 1 on fire").do(CLAIM)
    assert t.asked() == (0, "AdvanceNamed")
    assert t.do("advance fire").tracks(1) == "fire 1"
    t = feat("1 silver", {"things-1": "silver"}, "transmute wild").do(CLAIM)
    assert t.asked() == (0, "ActionPhase")


@pytest.mark.parametrize(
    ("condition", "position", "why_not"),
    [
        ("fire 5", {"tracks-1": "fire 5"}, ""),
        ("fire 5", {"tracks-1": "fire 4, air 12"}, "counted=fire, count=5, have=4"),
        ("any track 8", {"tracks-1": "fire 4, air 8"}, ""),
        ("any track 9", {"tracks-1": "fire 4, air 8"}, "counted=any-track, count=9, have=8"),
        ("2 experiments", {"done-1": "low-air-1, master-fire-1"}, ""),
        ("2 experiments", {"done-1": "low-air-1", "beside-1": "low-air-2"}, "counted=experiment, count=2, have=1"),
        ("2 air experiments", {"done-1": "low-air-1, begin-air-1"}, ""),
        ("1 air experiment", {"done-1": "low-fire-1"}, "counted=air-experiment, count=1, have=0"),
        ("1 level-2 experiment", {"done-1": "mid-fire-1"}, ""),
        ("1 masterpiece", {"done-1": "master-fire-1"}, ""),
        ("1 masterpiece", {"masterpiece-1": "master-fire-1"}, "counted=masterpiece, count=1, have=0"),
        ("2 artifacts", {"artifacts-1": "slot-1: wild, slot-6: black discharged"}, ""),
        ("2 water artifacts", {"artifacts-1": "slot-1: wild"}, "counted=water-artifact, count=2, have=1"),
        ("2 formulas", {"chamber-1": "cell-1: fire-1, cell-2: air-1 used"}, ""),
        ("2 formulas", {"chamber-1": "cell-1: fire-1"}, "counted=formula, count=2, have=1"),
        ("3 materials", {"things-1": "raw-lead, silver, gold"}, ""),
        ("3 materials", {"things-1": "raw-lead, silver, 9 salt"}, "counted=goods, count=3, have=2"),
        ("3 essences", {"things-1": "salt, aether, refined-mercury"}, ""),
        ("3 essences", {"things-1": "salt, aether, refined-tin"}, "counted=goods, count=3, have=2"),
        ("1 silver, fire 2", {"things-1": "silver", "tracks-1": "fire 2"}, ""),
        ("1 silver, fire 2", {"things-1": "silver"}, "counted=fire, count=2, have=0"),
        ("1 silver, fire 2", {"tracks-1": "fire 2"}, "counted=goods, count=1, have=0"),
    ],
)
def test_t12_1_t15_8_what_can_be_shown(feat, condition, position, why_not):
    expected = f"T12.1 condition-not-met ({why_not})" if why_not else ""
    assert feat(condition, position).refusal(CLAIM) == expected


@pytest.mark.parametrize(
    ("condition", "things", "may"),
    [
        ("1 raw tin", "refined-tin", True),  # T1.4
        ("1 refined tin", "raw-tin", False),
        ("1 raw tin, 1 silver", "2 gold", True),  # T1.5
        ("1 raw tin, 1 silver", "gold", False),  # each cube once
        ("1 mercury essence", "gold", True),  # T1.6
        ("1 salt", "gold, raw-mercury", False),  # only mercury is an essence and a material
        ("1 any essence", "gold", True),
        ("1 any essence, 1 raw mercury", "raw-mercury", False),  # each cube once
        ("1 any essence, 1 raw mercury", "raw-mercury, salt", True),
        ("1 salt, 1 any essence", "salt, raw-mercury", True),
        ("1 any raw, 1 any refined", "refined-tin, silver", True),
        ("1 any raw", "silver", False),
        ("2 materials, 1 any essence", "2 raw-mercury, refined-iron", True),
    ],
)
def test_t12_1_t1_4_t1_5_t1_6_hold_for_what_is_shown_and_each_cube_counts_once(feat, condition, things, may):
    assert (feat(condition, {"things-1": things}).why_not(CLAIM) == "") == may


# -- every way to show it ---------------------------------------------------------------------------------------


def shows(thing, need):
    """T1.3 to T1.6, word by word: things beyond the materials are salt, sulfur, aether."""
    if thing >= MATERIALS:
        return need in (SHOW_SALT + thing - MATERIALS, SHOW_ANY_ESSENCE)
    if need == SHOW_ANY_ESSENCE:
        return thing in (MERCURY, REFINED + MERCURY, MATERIALS - 1)
    if SHOW_SALT <= need < SHOW_ANY_ESSENCE:
        return False
    return need == SHOW_ANY_MATERIAL or stands_for(thing, need)


def most_met(things, needs):
    """Return how many needs can be met, trying for each need every thing, or none."""
    best = 0
    for way in product(range(-1, len(things)), repeat=len(needs)):
        used = [thing for thing in way if thing >= 0]
        if len(used) == len(set(used)) and all(
            thing < 0 or shows(things[thing], need) for thing, need in zip(way, needs, strict=True)
        ):
            best = max(best, len(used))
    return best


@given(
    things=st.lists(st.sampled_from([1, 3, 5, 7, 9, 10, 11, 12]), max_size=4),
    needs=st.lists(st.sampled_from([1, 3, 5, 7, 9, 10, 11, 12, SHOW_SALT, SHOW_SALT + 1, 16, 17]), max_size=4),
)
@settings(max_examples=500, deadline=None)
def test_t12_1_as_much_is_shown_as_can_be(things, needs):
    held = [0] * 19
    for thing in things:
        held[thing] += 1
    wanted = [0] * SHOWS
    for need in needs:
        wanted[need] += 1
    assert meet_with_essences(vec[i64](held), vec[i64](wanted)) == most_met(things, needs)
