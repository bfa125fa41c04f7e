"""Reading catalogues: every fault has its file, item and word, and all of them come at once."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emerald.kernel.catalogue import Source
from emerald.kernel.effects.grammar import parse_effect
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.tree import NONE, Effect
from emerald.kernel.faults import SENTENCES, CatalogueError, Fault

HEAD = '[catalogue]\nname = "Emerald"\nedition = "reconstructed"\n'
GOOD = """
[[experiment]]
id = "calcination"
level = 1
element = "fire"
reward = "gain 1 salt"
slots = [1, 2]
signs = ["fire", "air"]
rows = ["o o x", "x  o o"]
players = "3+"
printed = true
[experiment.reaction]
when = "always"
[[experiment.side]]
points = 3
"""
NOTHING = Effect(NONE)


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def read(source: Source) -> None:
    """Read as a game would."""
    words = Lexicon()
    words.thing("salt")
    for item in source.items("experiment"):
        item.integer("level", 1, 3)
        item.word("element", ["earth", "fire", "water", "air"])
        item.parsed("reward", lambda text: parse_effect(words, text), NOTHING, needed=True)
        item.integers("slots", 1, 6, count=2)
        item.words("signs", ["earth", "fire", "water", "air"])
        item.flag("printed", default=False)
        item.choice("players", ["2", "3+"], "2")
        item.texts("rows", count=2)
        item.table("reaction").text("when")
        for side in item.tables("side"):
            side.integer("points", 0, 20)
    source.finish()


def faults(folder: Path, **files: str) -> list[Fault]:
    with pytest.raises(CatalogueError) as caught:
        read(Source(write(folder, **files)))
    assert str(caught.value).splitlines() == [str(fault) for fault in caught.value.faults]
    return caught.value.faults


def test_a_good_catalogue_has_a_name_an_edition_and_values(tmp_path: Path) -> None:
    source = Source(write(tmp_path, all=HEAD + GOOD))
    read(source)
    assert (source.name, source.edition) == ("Emerald", "reconstructed")
    item = source.items("experiment")[0]
    assert (item.id, item.file, item.integer("level", 1, 3)) == ("calcination", "all.toml", 1)
    assert item.table("reaction").text("when") == "always"
    assert [side.integer("points", 0, 9) for side in item.tables("side")] == [3]
    assert item.flag("printed")
    assert item.texts("rows") == ["o o x", "x o o"]
    assert item.choice("players", ["2", "3+"]) == "3+"
    assert source.warnings == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("level = 1", "", "the key 'level' is missing."),
        ("level = 1", "level = 4", "'level' must be from 1 to 3, but is 4."),
        ("level = 1", 'level = "1"', "'level' must be a whole number, but is '1'."),
        ("level = 1", "level = true", "'level' must be a whole number, but is True."),
        ("level = 1", "level = 1.0", "'level' must be a whole number, but is 1.0."),
        ("level = 1", "level = 1\nlevle = 1", "the key 'levle' is unknown; did you mean 'level'?"),
        ("level = 1", "level = 1\nzzz = 1", "the key 'zzz' is unknown."),
        ("printed = true", "printed = 1", "'printed' must be true or false, but is 1."),
        ('"fire"\n', '"fier"\n', "'fier' is none of the words allowed for 'element'; did you mean 'fire'?"),
        ('"fire"\n', '" "\n', "'element' must not be empty."),
        ('"fire"\n', "[]\n", "'element' must be text, but is []."),
        ("[1, 2]", "[1]", "'slots' must list 2 entries, but lists 1."),
        ("[1, 2]", "[1, 7]", "'slots' must be from 1 to 6, but is 7."),
        ("[1, 2]", "[1, true]", "'slots' must be a list of whole numbers, but is True."),
        ("[1, 2]", "3", "'slots' must be a list, but is 3."),
        ('["fire", "air"]', '["fire", 1]', "'signs' must be a list of words, but is 1."),
        ('["fire", "air"]', '["ice"]', "'ice' is none of the words allowed for 'signs'"),
        (
            "gain 1 salt",
            "gain 1 sault",
            "'reward', in 'gain 1 sault': expected a thing, found 'sault' (word 3); did you mean 'salt'?",
        ),
        ('"gain 1 salt"', "1", "'reward' must be text, but is 1."),
        ('reward = "gain 1 salt"', "", "the key 'reward' is missing."),
        ('"o o x", ', "", "'rows' must list 2 entries, but lists 1."),
        ('"o o x", ', "1, ", "'rows' must be a list of texts, but is 1."),
        ('"3+"', "3", "'3' is none of the words allowed for 'players'"),
        ('"3+"', "true", "'players' must be text, but is True."),
    ],
)
def test_a_fault_names_file_item_and_word(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    found = faults(tmp_path, cards=HEAD + GOOD.replace(old, new))
    assert len(found) == 1
    assert str(found[0]).startswith(
        "cards.toml, experiment calcination: " + sentence.split(";", maxsplit=1)[0].rstrip(".")
    )
    assert sentence in str(found[0])


@pytest.mark.parametrize(
    ("old", "new", "start", "key"),
    [
        ('id = "calcination"', "", "cards.toml, experiment number 1: ", "catalogue-missing-key"),
        ('id = "calcination"', "id = 7", "cards.toml, experiment number 1: ", "catalogue-wrong-type"),
        ('"calcination"', '"Calc ination"', "cards.toml, experiment Calc ination: ", "catalogue-bad-id"),
        ('when = "always"', 'whem = "x"\nwhen = "y"', "cards.toml, experiment calcination, reaction: ",
         "catalogue-unknown-key"),
        ('[experiment.reaction]\nwhen = "always"', "", "cards.toml, experiment calcination: ", "catalogue-missing-key"),
        ("points = 3", "points = 30", "cards.toml, experiment calcination, side 1: ", "catalogue-out-of-range"),
        ('[experiment.reaction]\nwhen = "always"', "reaction = 2", "cards.toml, experiment calcination: ",
         "catalogue-not-a-table"),
        ("[[experiment.side]]\npoints = 3", "[experiment.side]\npoints = 3", "cards.toml, experiment calcination: ",
         "catalogue-wrong-type"),
        ("[[experiment.side]]\npoints = 3", "[[experment]]\nid = 'x'", "cards.toml: ", "catalogue-unknown-table"),
        ("[[experiment.side]]\npoints = 3", "[extra]\nx = 2", "cards.toml: ", "catalogue-unknown-table"),
    ],
)  # fmt: skip
def test_a_fault_within_or_around_an_item_says_where(tmp_path: Path, old: str, new: str, start: str, key: str) -> None:
    assert old in GOOD
    found = faults(tmp_path, cards=HEAD + GOOD.replace(old, new))
    assert [fault.key for fault in found] == [key]
    assert str(found[0]).startswith(start)


def test_a_word_that_is_a_number_may_be_written_as_one(tmp_path: Path) -> None:
    source = Source(write(tmp_path, all=HEAD + "[one]\nlevel = 1\nother = '2'\n"))
    one = source.table("one")
    assert [one.choice("level", ["start", "1"]), one.choice("other", ["2"]), one.choice("none", ["2"], "2")] == list(
        "122"
    )
    assert one.parsed("none", str, "default") == "default"
    source.finish()


def test_a_game_notes_what_is_wrong_with_a_catalogue_as_a_whole_and_how_items_depart(tmp_path: Path) -> None:
    source = Source(write(tmp_path, all=HEAD + GOOD))
    source.warn(source.items("experiment")[0], "level", "catalogue-unlike-the-box", {"found": 1, "expected": 2})
    assert [str(warning) for warning in source.warnings] == [
        "all.toml, experiment calcination: 1 level, where the printed game has 2."
    ]
    source.fault("experiment", "catalogue-missing-item", {})
    with pytest.raises(CatalogueError, match="'experiment' is missing"):
        read(source)


def test_all_faults_come_in_one_go(tmp_path: Path) -> None:
    wrong = GOOD.replace("level = 1", "level = 9").replace("salt", "sault").replace("[1, 2]", "[0, 7]")
    found = faults(tmp_path, a=HEAD + GOOD, b=wrong)
    assert [(fault.file, fault.word) for fault in found] == [
        ("b.toml", "calcination"),
        ("b.toml", "level"),
        ("b.toml", "sault"),
        ("b.toml", "slots"),
        ("b.toml", "slots"),
    ]
    assert str(found[0]) == "b.toml, experiment calcination: the id 'calcination' is taken already, in a.toml."


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[catalogue\n", "catalogue-not-toml"),
        ("x = 1\n" + HEAD, "catalogue-not-a-table"),
        (HEAD + HEAD.replace("catalogue]", "catalogue ]"), "catalogue-not-toml"),
    ],
)
def test_a_file_that_is_no_catalogue_says_so(tmp_path: Path, text: str, key: str) -> None:
    assert [fault.key for fault in faults(tmp_path, cards=text)] == [key]


def test_a_catalogue_must_be_there_be_text_and_have_one_header(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="there is no such file or folder"):
        Source(tmp_path / "nowhere")
    with pytest.raises(CatalogueError, match=r"holds no \.toml file"):
        Source(tmp_path)
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(CatalogueError, match="not UTF-8"):
        Source(tmp_path)
    (tmp_path / "bad.toml").unlink()
    assert [fault.key for fault in faults(tmp_path, a=GOOD)] == ["catalogue-missing-table"]
    assert [fault.key for fault in faults(tmp_path, a=HEAD, b=HEAD)] == ["catalogue-second-table"]


@pytest.mark.parametrize(("text", "key"), [("[experiment]\nlevel = 1", "catalogue-not-items"), ("[[x]]\ny = 1", "")])
def test_single_and_repeated_tables_are_told_apart(tmp_path: Path, text: str, key: str) -> None:
    source = Source(write(tmp_path, a=HEAD + text))
    assert source.items("experiment") == []
    source.table("x")
    with pytest.raises(CatalogueError) as caught:
        source.finish()
    assert (key or "catalogue-not-a-table") in [fault.key for fault in caught.value.faults]


def test_a_departure_from_the_box_is_a_warning(tmp_path: Path) -> None:
    source = Source(write(tmp_path, all=HEAD + GOOD))
    read(source)
    source.expect("experiments", 1, 1)
    source.expect("level 1 experiments", 1, 16)
    assert [str(warning).partition(": ")[2] for warning in source.warnings] == [
        "1 level 1 experiments, where the printed game has 16."
    ]


def test_a_game_adds_faults_of_its_own(tmp_path: Path) -> None:
    source = Source(write(tmp_path, all=HEAD + GOOD))
    source.items("experiment")[0].fault("level", "catalogue-empty")
    with pytest.raises(CatalogueError, match="calcination: 'level' must not be empty"):
        read(source)


def test_the_hash_is_over_the_meaning(tmp_path: Path) -> None:
    folders = [tmp_path / str(i) for i in range(5)]
    for folder in folders:
        folder.mkdir()
    plain = Source(write(folders[0], all=HEAD + GOOD)).digest()
    laid_out = GOOD.replace("level = 1", "  level=0x1 # one").replace("gain 1 salt", "gain 1  salt")
    assert len(plain) == 64
    assert Source(write(folders[1], all=HEAD.replace("Emerald", "Mine") + laid_out)).digest() == plain
    assert Source(write(folders[2], a=HEAD, b=GOOD)).digest() == plain
    assert Source(write(folders[3], all=HEAD + GOOD) / "all.toml").digest() == plain
    assert Source(write(folders[4], all=HEAD + GOOD.replace("level = 1", "level = 2"))).digest() != plain


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "all.toml").write_text(HEAD + GOOD, encoding="utf-8-sig")
    read(Source(tmp_path))


def test_every_sentence_can_be_said() -> None:
    for key in SENTENCES:
        args: dict[str, int | str] = dict.fromkeys(("detail", "expected", "found", "low", "high", "other", "key"), 1)
        assert str(Fault("a.toml", "card x", "word", key, args)).startswith("a.toml, card x: ")


@given(st.lists(st.sampled_from(GOOD.splitlines()), max_size=20))
def test_no_heap_of_lines_breaks_the_reader(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    folder = tmp_path_factory.mktemp("heap")
    try:
        read(Source(write(folder, all=HEAD + "\n".join(lines))))
    except CatalogueError as error:
        faults_found = [str(fault) for fault in error.faults]
    else:
        faults_found = ["none"]
    assert faults_found
