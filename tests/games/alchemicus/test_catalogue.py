"""A0 Reading a catalogue: the shipped one, others, and everything that can be wrong with one."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from emerald.games.alchemicus.cards import CARD_NAMES, FIELD_ACTIONS
from emerald.games.alchemicus.catalogue import RECONSTRUCTED, read_catalogue
from emerald.games.alchemicus.game import Alchemicus
from emerald.kernel.conformance.trial import Trial
from emerald.kernel.faults import CatalogueError
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import play_out

SHIPPED = (RECONSTRUCTED / "alchemicus.toml").read_text(encoding="utf-8")
OTHER = Path(__file__).with_name("other.toml")  # dear workshops, many Golems, both rings turned round
PLAIN = {"bank": "no"}


@pytest.fixture(scope="module")
def other():
    return Alchemicus(read_catalogue(OTHER))


@pytest.fixture
def read():
    """Read the shipped catalogue with some of its words replaced."""

    def read_changed(*changes):
        text = SHIPPED
        for before, after in changes:
            assert before in text
            text = text.replace(before, after, 1)
        with TemporaryDirectory() as folder:
            mine = Path(folder) / "mine.toml"
            mine.write_text(text, encoding="utf-8")
            return read_catalogue(mine)

    return read_changed


def faults(read, *changes):
    with pytest.raises(CatalogueError) as caught:
        read(*changes)
    return [str(fault) for fault in caught.value.faults]


def card(name, key):
    """Return the line of a key in the table of a card."""
    table = SHIPPED[SHIPPED.index(f'id = "{name}"') :]
    line = next(line for line in table.splitlines() if line.startswith(key))
    return f'id = "{name}"' + table[len(f'id = "{name}"') : table.index(line)] + line


# -- the shipped one --------------------------------------------------------------------------------------------


def test_the_shipped_catalogue_has_no_faults_and_no_warnings(game):
    assert game.catalogue.warnings == []
    assert (game.edition, game.catalogue.edition) == ("reconstructed", "reconstructed")
    assert len(game.catalogue_hash) == 64


def test_it_is_read_the_same_from_folder_and_file():
    assert read_catalogue(RECONSTRUCTED).digest == read_catalogue(RECONSTRUCTED / "alchemicus.toml").digest


def test_the_hash_says_what_is_played_not_how_it_is_written(read):
    assert read(("# A0.2", "# the five")).digest == read_catalogue().digest
    assert read((card("domo", "price"), card("domo", "price").replace("3", "4"))).digest != read_catalogue().digest


# -- another one ------------------------------------------------------------------------------------------------


def test_another_catalogue_has_other_components(other, game):
    assert other.edition == "made for this test"
    assert other.catalogue_hash != game.catalogue_hash
    components = other.catalogue.components
    assert components.prices[CARD_NAMES.index("domo")] == 8
    assert FIELD_ACTIONS[components.outer[0]] == "spirit"


def test_it_tells_how_it_departs_from_the_box(other):
    assert [str(warning) for warning in other.catalogue.warnings] == [
        "other.toml: 20 horten cards, where the printed game has 18.",
        "other.toml: 12 domo cards, where the printed game has 14.",
    ]


def test_it_plays_differently(other, game):
    position = {"hand-1": "domo, 7 horten", "next": "Build"}
    assert Trial(game, 2, PLAIN, position).why_not("build domo") == ""
    assert Trial(other, 2, PLAIN, position).why_not("build domo") == "A2.2 too-few-cards"
    position = {"next": "PlacePawn"}
    assert Trial(game, 2, PLAIN, position).do("place field-1").asked()[1] == "Build"
    assert Trial(other, 2, PLAIN, position).do("place field-1").asked()[1] == "MoveSpirit"
    position = {"spirit": "labrium", "hand-1": "domo", "next": "MoveSpirit"}
    assert Trial(game, 2, PLAIN, position).do("move-spirit horten").state.seats[0].cards == 0
    assert Trial(other, 2, PLAIN, position).do("move-spirit horten").state.seats[0].cards == 1


def test_two_catalogues_play_in_one_process(other, game):
    ours, theirs = game.begin(Setup(2)), other.begin(Setup(2))
    assert (ours.pile, theirs.pile) == (136, 136)
    assert (ours.pool[0], theirs.pool[0]) == (16, 18)
    for s in (ours, theirs):
        play_out(s, Rng(3))
    assert ours.over
    assert theirs.over
    assert list(game.begin(Setup(2)).law.prices) == list(game.catalogue.components.prices)


def test_the_same_actions_mean_the_same_in_both(other, game):
    assert other.actions.names == game.actions.names


# -- what can be wrong ------------------------------------------------------------------------------------------


def test_no_such_file():
    with pytest.raises(CatalogueError, match="there is no such file"):
        read_catalogue(OTHER.with_name("nowhere"))


def test_an_unknown_card(read):
    (unknown, missing) = faults(read, ('id = "domo"', 'id = "dome"'))
    assert unknown == "mine.toml, card dome: 'dome' is none of the words allowed for 'id'; did you mean 'domo'?"
    assert missing == "mine.toml: 'card domo' is missing."


def test_a_missing_card(read):
    before, after = SHIPPED.index('[[noctis]]\nid = "pactum"'), SHIPPED.index('[[noctis]]\nid = "infamia"')
    assert faults(read, (SHIPPED[before:after], "")) == ["mine.toml: 'noctis pactum' is missing."]


def test_a_card_on_the_wrong_list(read):
    found = faults(read, ('[[card]]\nid = "domo"', '[[noctis]]\nid = "domo"'))
    assert any(fault.startswith("mine.toml, noctis domo: 'domo' is none of the words") for fault in found)
    assert "mine.toml: 'card domo' is missing." in found


def test_a_card_twice(read):
    (fault,) = faults(read, ("[board]", '[[card]]\nid = "domo"\ncopies = 14\nprice = 3\nprinted = []\n\n[board]'))
    assert fault.startswith("mine.toml, card domo: the id 'domo' is taken already")


@pytest.mark.parametrize("price", [0, 10, -1])
def test_a0_5_a_price_out_of_range(read, price):
    change = (card("domo", "price"), card("domo", "price").replace("price = 3", f"price = {price}"))
    assert faults(read, change) == [f"mine.toml, card domo: 'price' must be from 1 to 9, but is {price}."]


@pytest.mark.parametrize(("name", "price"), [("alembic", 3), ("gloria", 5), ("golem", 2), ("infamia", 5)])
def test_a0_5_a_printed_price_stays(read, name, price):
    line = card(name, "price")
    change = (line, line.replace(f"price = {price}", f"price = {price - 1}"))
    (fault,) = faults(read, change)
    assert fault.endswith(f"{name}: the printed price is {price}, and printed prices stay.")


@pytest.mark.parametrize(
    ("name", "low"), [("horten", 4), ("pergula", 4), ("metalle", 1), ("gloria", 1), ("golem", 2), ("pactum", 0)]
)
def test_a0_5_there_are_enough_cards_to_set_up(read, name, low):
    line = card(name, "copies")
    copies = line.rsplit(" ", 1)[1]
    for wrong in (low - 1, 41):
        (fault,) = faults(read, (line, line.replace(f"copies = {copies}", f"copies = {wrong}")))
        assert fault.endswith(f"{name}: 'copies' must be from {low} to 40, but is {wrong}.")
    read((line, line.replace(f"copies = {copies}", f"copies = {low}")))


def test_a0_5_a_table_needs_a_golem_for_every_player(read):
    line = card("golem", "copies")
    few = Alchemicus(read((line, line.replace("copies = 10", "copies = 3"))))
    assert few.check(Setup(3, {"noctis": "yes"})) == []
    assert few.check(Setup(4)) == []
    (fault,) = few.check(Setup(4, {"noctis": "yes"}))
    assert str(fault) == "A0.5 setup-noctis-count (card=golem, low=4, high=40)"
    assert few.check(Setup(4, {"noctis": "yes", "noctis-counts": "golem 4"})) == []


def test_a_number_that_is_none(read):
    change = (card("domo", "copies"), card("domo", "copies").replace("14", '"many"'))
    assert faults(read, change) == ["mine.toml, card domo: 'copies' must be a whole number, but is 'many'."]


def test_a_missing_number(read):
    change = (card("domo", "copies"), 'id = "domo"')
    assert faults(read, change) == ["mine.toml, card domo: the key 'copies' is missing."]


def test_an_unknown_key(read):
    change = ('id = "domo"', 'id = "domo"\nprise = 3')
    assert faults(read, change) == ["mine.toml, card domo: the key 'prise' is unknown; did you mean 'price'?"]


def test_an_unknown_table(read):
    (fault,) = faults(read, ("[board]", "[bored]\nx = 1\n\n[board]"))
    assert fault.startswith("mine.toml: nothing in this game is called 'bored'")


def test_only_numbers_are_printed(read):
    line = card("domo", "printed")
    (fault,) = faults(read, (line, line.replace('"copies"]', '"job"]')))
    assert fault.startswith("mine.toml, card domo: 'job' is none of the words allowed for 'printed'")


@pytest.mark.parametrize(
    ("ring", "sentence"),
    [
        ("outer", "'outer' must list 8 entries, but lists 7"),
        ("spirit", "the outer ring has exactly one Spirit field"),
        ("actions", "each of the seven actions stands on the outer ring at least once"),
        ("unknown", "'theft' is none of the words allowed for 'outer'"),
        ("inner", "the inner ring is its five buildings in some order"),
        ("short", "'inner' must list 5 entries, but lists 4"),
    ],
)
def test_a0_5_rings_keep_their_bounds(read, ring, sentence):
    changes = {
        "outer": ('"sale", "gifts"]', '"sale"]'),
        "spirit": ('"sale", "gifts"]', '"sale", "spirit"]'),
        "actions": ('"sale", "gifts"]', '"sale", "sale"]'),
        "unknown": ('"sale", "gifts"]', '"sale", "theft"]'),
        "inner": ('"horten", "alembic"]', '"horten", "horten"]'),
        "short": ('"horten", "alembic"]', '"horten"]'),
    }
    assert any(fault.startswith("mine.toml, board: " + sentence) for fault in faults(read, changes[ring]))


def test_everything_wrong_is_told_at_once(read):
    found = faults(
        read,
        (card("domo", "price"), card("domo", "price").replace("3", "12")),
        ('"horten", "alembic"]', '"horten", "horten"]'),
        (card("pactum", "copies"), card("pactum", "copies").replace("4", "77")),
    )
    assert len(found) == 3


def test_a_departure_from_the_box_is_a_warning(read):
    line = card("gloria", "copies")
    warned = read((line, line.replace("copies = 10", "copies = 12"))).warnings
    assert [str(warning) for warning in warned] == ["mine.toml: 12 gloria cards, where the printed game has 10."]
