"""T2 Components: what is in the box and on the boards."""

import pytest

from emerald.kernel.game import Setup

ONE = {"die-1": "red iron 5", "next": "ActionPhase 0"}
LEVELS = ("begin", "low", "mid", "high", "master")


def left_in(names, deck, first):
    """The names in a deck, from its first place on."""
    return [name for place, name in enumerate(names[first:]) if (int(deck) >> place) & 1]


@pytest.mark.parametrize(("seats", "left_out"), [(1, "34"), (2, "34"), (3, "4"), (4, "")])
def test_t2_1_marked_experiments_are_for_more_players(game, seats, left_out):
    s = game.begin(Setup(seats))
    names = [each.name for each in game.catalogue.components.experiments]
    marked = [f"{level}-{e}-{n}" for level in LEVELS[1:4] for e in ("earth", "fire") for n in left_out]
    for level, first in enumerate((0, 8, 24, 40, 56)):
        wanted = [name for name in names if name.startswith(LEVELS[level]) and name not in marked]
        assert left_in(names, s.experiments[level], first) == wanted


def test_t2_8_a_card_comes_out_of_its_own_deck(lay):
    position = {
        "round": "2",
        "pages": "page-9: mid-fire-1",
        "experiments-2": "mid-air-1, mid-air-2",
        "stack-2": "mid-3",
    }
    t = lay(2, {}, ONE | position | {"market": "red-1: mid-1"}).do("take-experiment page-9")
    assert [int(deck).bit_count() for deck in t.state.experiments][1:4] == [12, 1, 12]
    t = lay(2, {}, ONE | position | {"market": "red-1: mid-1"}).do("acquire red-1", "place slot-1")
    assert [int(stack).bit_count() for stack in t.state.artifacts][1:] == [14, 0, 12]


@pytest.mark.parametrize("seats", [1, 4])
def test_t2_8_all_artifacts_are_in_their_stacks(game, seats):
    assert [int(stack).bit_count() for stack in game.begin(Setup(seats)).artifacts] == [8, 14, 14, 12]


@pytest.mark.parametrize(("seats", "count"), [(1, 16), (2, 16), (3, 20), (4, 24)])
def test_t2_1_marked_publications_too(game, lay, seats, count):
    assert int(game.begin(Setup(seats)).deck) == (1 << count) - 1
    assert int(lay(seats, {}, {"bowls": "iron/red"}).state.deck) == (1 << count) - 1


def test_t2_2_six_arrows_each_with_a_slot_ending_in_the_refined_space(lay):
    t = lay(2, {}, {"things-1": "refined-tin, 2 salt", "next": "Transmute 2"})
    assert t.things() == "refined-mercury, salt"
    shown = lay(2, {}, ONE).shown()
    assert len([answer for answer in shown if answer.startswith("transmute ")]) == 6
    assert lay(2, {}, {"next": "PlaceArtifact 8"}).may() == [f"place slot-{i}" for i in range(1, 7)]


def test_t2_4_the_top_of_a_track_is_twelve(lay):
    t = lay(2, {}, {"tracks-1": "fire 10", "next": "AdvanceAny 3"}).do("advance fire")
    assert t.tracks() == "fire 12"


@pytest.mark.parametrize("steps", [3, 7])
def test_t2_4_bonus_spaces_are_at_four_and_eight(lay, steps):
    space = f"water-{(steps + 1) // 4}"
    position = {"tracks-1": f"water {steps}", "bonus": f"{space}: ethereal-die", "next": "AdvanceAny 1"}
    assert lay(2, {}, position).do("advance water").things() == "ethereal-die"
    position["tracks-1"] = f"water {steps - 1}"
    assert lay(2, {}, position).do("advance water").things() == ""


def test_t2_4_a_new_card_goes_onto_the_free_page_the_left_one_first(lay):
    t = lay(2, {}, {"pages": "page-1: low-fire-1, page-4: low-fire-2", "next": "LayBooks 0"}).advance()
    filled = [i + 1 for i, card in enumerate(t.state.pages) if card >= 0]
    assert filled == [1, 2, 3, 4, 5, 7, 9]


def test_t2_4_a_book_without_a_free_page_gets_no_card(lay):
    t = lay(2, {}, {"pages": "page-1: low-fire-1, page-2: low-fire-2", "next": "LayBooks 0"}).advance()
    assert t.pages.startswith("page-1: low-fire-1, page-2: low-fire-2, page-3: ")
    assert len(t.pages.split(", ")) == 6


def test_t2_4_cards_never_move_to_the_other_page(lay):
    t = lay(2, {}, ONE | {"pages": "page-9: mid-fire-1, page-10: mid-fire-2"}).do("take-experiment page-9")
    assert t.pages == "page-10: mid-fire-2"


@pytest.mark.parametrize(
    ("face", "gained"),
    [("lead", "2 salt"), ("copper", "2 aether"), ("tin", "2 sulfur"), ("mercury", "2 raw-mercury")],
)
def test_t2_5_the_essence_of_each_bowl(lay, face, gained):
    t = lay(2, {}, {"die-1": f"black {face} 2", "next": "ActionPhase 0"}).do("draw-essence 2")
    assert t.things() == gained


@pytest.mark.parametrize(("kind", "held"), [("salt", "salt"), ("sulfur", "sulfur"), ("mercury", "raw-mercury")])
def test_t2_5_iron_gives_any_one_kind(lay, kind, held):
    t = lay(2, {}, {"die-1": "black iron 3", "next": "ActionPhase 0"})
    assert t.do("draw-essence 3", f"name-essence {kind}").things() == f"3 {held}"


def test_t2_5_reactions_ask_the_kind_for_iron_too(lay):
    t = lay(2, {}, {"die-1": "black iron 3", "things-2": "charged-reaction", "next": "Reactions"}).do("react-essence")
    assert t.asked() == (1, "NameEssence")


def test_t2_6_the_printed_essences(lay):
    assert lay(2).climbs == "salt: earth, sulfur: water, aether: fire, mercury: air"


def test_t2_6_as_an_option_they_are_shuffled(lay):
    found = [lay(2, {"essences": "shuffled"}, seed=seed) for seed in range(20)]
    assert {tuple(sorted(t.state.climbs)) for t in found} == {(0, 1, 2, 3)}
    assert len({t.climbs for t in found}) > 5
    assert [outcome for source, outcome in found[0].drawn if source == "essences"] == found[0].climbs.replace(
        ",", ""
    ).split()[1::2]


def test_t2_6_shuffled_essences_climb_the_tracks_they_lie_on(lay):
    lines = {"things-1": "raw-lead, raw-mercury", "essences": "mercury: earth, salt: air", "next": "Transmute 0"}
    assert lay(2, {}, lines).tracks() == "earth 1"


def test_t2_7_the_colours_of_the_arrows(lay):
    things = "raw-lead, raw-copper, raw-tin, raw-mercury, raw-iron, silver, 2 salt"
    for colour, lawful in (
        ("black", ["lead-to-copper", "mercury-to-iron"]),
        ("white", ["copper-to-tin", "iron-to-silver"]),
        ("red", ["tin-to-mercury", "silver-to-gold"]),
    ):
        t = lay(2, {}, {"things-1": things, "die-1": f"{colour} iron 3", "next": "ActionPhase 0"})
        assert [a.removeprefix("transmute ") for a in t.may() if a.startswith("transmute")] == lawful


def test_t2_8_an_empty_deck_refills_nothing(lay):
    t = lay(2, {}, ONE | {"pages": "page-9: low-fire-1", "experiments-1": ""}).do("take-experiment page-9")
    assert t.pages == ""


def test_t2_8_an_empty_stack_refills_nothing(lay):
    t = lay(2, {}, ONE | {"market": "red-1: salt-giver", "stack-1": ""}).do("acquire red-1", "place slot-1")
    assert (t.market, t.things()) == ("", "salt")


def test_t2_8_a_random_artifact_of_an_empty_stack_is_nothing(lay):
    t = lay(2, {}, ONE | {"market": "red-1: finder", "stack-1": ""}).do("acquire red-1", "place slot-1")
    assert (t.asked(), t.artifacts()) == ((0, "ActionPhase"), "slot-1: finder")
