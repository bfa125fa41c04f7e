"""Finding paragraphs, code and tests; and what counts as missing."""

from pathlib import Path

import pytest

from tools.rules.citations import Test as CitingTest
from tools.rules.citations import citing_tests, read_tests
from tools.rules.code import FIGURE, FUNCTION, OTHER, REASON, STEP, Element, elements_of, read_module
from tools.rules.gaps import coverage_gaps, proof_gaps, read_excuses, unexcused
from tools.rules.links import linked, page_of, page_path, rules_path, untruths
from tools.rules.mutants import Mutant, mutants_of, neutral
from tools.rules.paragraphs import Book, books, cited_by_name, cited_in, named_in
from tools.rules.proof import Outcome, Verdict, is_about

RULES = """
## A1 Set-up
**A1.1** *Players.* Two to four play.
**A1.2** *Buildings.* See A2.10 for more.
## A2 The turn
**A2.10** *Last.* Something.
**A2.9** *Draw.* Draw a card.
## T12b Other
**T12b.1 Odd.** Odd.
"""

CODE = '''
FREE: Final = 3  # A2.9
NAME: Final = "three"  # A2.9
REASONS: Final = ReasonTable([(NO_ROOM, "A1.2", "no-room"), (NO_CARD, "A2.9", "no-card")])

class Draw(Decision[Table]):
    """A2.9 Draw a card; A2.10 or another, as in (A1.1) or A1.2."""

    def objection(self, s, action): ...
    def take(self, s, action): ...

class Board:
    """A1 Where it all lies."""

    def is_free(self) -> bool:
        """A1.1 Say whether it is free."""

    def other(self) -> bool:
        """Say what A1.1 has to do with it."""

def price(s) -> i64:
    """Return the price.

    A2.10 In a race it is half.
    """
'''


def found(source: str = CODE) -> dict[str, Element]:
    return {element.name: element for element in read_module("alchemicus", "emerald.games.alchemicus.rules.x", source)}


def test_a_book_has_its_paragraphs_in_order() -> None:
    book = Book("alchemicus", RULES)
    assert book.chapters == ["A1", "A2", "T12b"]
    assert book.paragraphs == ["A1.1", "A1.2", "A2.9", "A2.10", "T12b.1"]
    assert book.knows("A2.9")
    assert book.knows("A2")
    assert not book.knows("A2.1")


def test_this_checkout_has_the_rules_of_alchemicus() -> None:
    book = next(book for book in books() if book.game == "alchemicus")
    assert len(book.paragraphs) == 54
    assert (book.paragraphs[0], book.paragraphs[-1]) == ("A0.1", "A11.2")


@pytest.mark.parametrize(
    ("docstring", "numbers"),
    [
        ("A2.1 The top card is drawn.", ["A2.1"]),
        ("A8.1, A9.2 Draw one of two.", ["A8.1", "A9.2"]),
        ("A2.4 Move; A2.5 not there. A10.2 In a race further.", ["A2.4", "A2.5", "A10.2"]),
        ("A6 One good.\n\n    A8.3 A race stops.", ["A6", "A8.3"]),
        ("A9.4 The pile is shuffled as A7.6 says (A8.1: without a bank).", ["A9.4"]),
        ("T12b.3 Odd chapters too.", ["T12b.3"]),
        ("Take a good off a plot.", []),
    ],
)
def test_a_docstring_names_what_its_sentences_begin_with(docstring: str, numbers: list[str]) -> None:
    assert named_in(docstring) == numbers


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_a5_4_goods_are_drawn_when_shown", ["A5.4"]),
        ("test_a7_4_and_a8_3_the_last_round_goes_first", ["A7.4", "A8.3"]),
        ("test_t12b_3_odd_chapters", ["T12b.3"]),
        ("test_a9_10_infamia", ["A9.10"]),
        ("test_a2_6_a2_7_cards_and_glorias_a10_2", ["A2.6", "A2.7", "A10.2"]),
        ("test_a_plain_name", []),
        ("a5_4_is_no_test", []),
    ],
)
def test_the_name_of_a_test_cites(name: str, numbers: list[str]) -> None:
    assert cited_by_name(name) == numbers


def test_a_text_cites_whole_numbers_only() -> None:
    assert cited_in('why_not() == "A3.2 gloria", A3.21 and BA3.3, 1A3.4, A9.') == ["A3.2", "A3.21", "A9"]


def test_the_numbers_in_a_test_are_its_own() -> None:
    source = (
        '"""A1.1"""\n@pytest.mark.parametrize("x", ["A1.2"])\ndef test_it(x):\n    # A2.9\n    pass\ndef test_b(): ...'
    )
    assert list(read_tests(source)) == [("test_it", ("A1.2", "A2.9"))]


def test_code_is_found_by_what_it_is() -> None:
    elements = found()
    assert {name: (element.sort, element.numbers) for name, element in elements.items()} == {
        "FREE": (FIGURE, ("A2.9",)),
        "NO_ROOM": (REASON, ("A1.2",)),
        "NO_CARD": (REASON, ("A2.9",)),
        "Draw": (STEP, ("A2.9", "A2.10")),
        "Board": (OTHER, ("A1",)),
        "Board.is_free": (FUNCTION, ("A1.1",)),
        "price": (FUNCTION, ("A2.10",)),
    }
    assert elements["Draw"].short == "rules.x.Draw"


def test_the_code_of_alchemicus_is_found() -> None:
    names = {element.short: element for element in elements_of("alchemicus")}
    assert names["rules.turn.MovePawn"].detail == ("objection", "take")
    assert names["objections.MOVE_NEEDS_FAME"].numbers == ("A2.4",)
    assert names["standings.standings"].numbers == ("A7.5", "A10.1", "A8.3")


def test_every_element_is_disabled_in_its_own_way() -> None:
    elements = found()
    assert [str(mutant) for mutant in mutants_of(elements["Draw"])] == ["rules.x.Draw.objection", "rules.x.Draw.take"]
    assert [str(mutant) for mutant in mutants_of(elements["Board.is_free"])] == [
        "rules.x.Board.is_free = False",
        "rules.x.Board.is_free = True",
    ]
    assert [str(mutant) for mutant in mutants_of(elements["FREE"])] == ["rules.x.FREE"]
    assert mutants_of(elements["Board"]) == []


@pytest.mark.parametrize(
    ("annotation", "values"),
    [("None", ["None"]), ("vec[i64]", ["[]"]), ("Message | None", ["None"]), ("i64", ["0"]), ("Law", ["1 / 0"])],
)
def test_a_disabled_function_answers_neutrally(annotation: str, values: list[str]) -> None:
    assert neutral(annotation) == values


def test_gaps_are_paragraphs_without_code_or_test_and_unknown_numbers() -> None:
    elements = [found()["Draw"], found('class Lost(Task[Table]):\n    """A3.1 Gone."""\n')["Lost"]]
    tests = [test for test in citing_tests() if test.path.name == "none"]
    assert coverage_gaps(Book("alchemicus", RULES.partition("## T12b")[0]), elements, tests) == [
        "alchemicus A1.1 has no code",
        "alchemicus A1.1 has no test",
        "alchemicus A1.2 has no code",
        "alchemicus A1.2 has no test",
        "alchemicus A2.9 has no test",
        "alchemicus A2.10 has no test",
        "alchemicus A3.1 does not exist: rules.x.Lost",
    ]


def test_a_mutant_must_be_noticed_and_each_number_must_notice_one() -> None:
    draw = found()["Draw"]
    objection, take = mutants_of(draw)
    outcome = Outcome([Verdict(objection, {}), Verdict(take, {"A2.9": "test_a2_9_x"})])
    assert proof_gaps(outcome, whole=True) == [
        "alchemicus nobody notices rules.x.Draw.objection",
        "alchemicus no test of A2.10 notices rules.x.Draw",
    ]
    assert proof_gaps(Outcome([Verdict(take, {"A2.9": "x", "A2.10": "y"})]), whole=True) == []


def test_a_sample_does_not_judge_what_it_has_not_tried() -> None:
    take = Mutant(found()["Draw"], "take")
    assert proof_gaps(Outcome([Verdict(take, {"A2.9": "x"})]), whole=False) == []


def test_a_chapter_is_cited_by_any_of_its_paragraphs() -> None:
    assert is_about("A6", ("A6.1",))
    assert is_about("A6.1", ("A6.1", "A7.1"))
    assert not is_about("A6.1", ("A6.10",))
    assert not is_about("A1", ("A10.1",))


def test_an_excuse_needs_a_reason_and_a_gap(tmp_path: Path) -> None:
    path = tmp_path / "excused.toml"
    path.write_text('[alchemicus]\n"A0.4 has no code" = "nothing limits the supply"\n', encoding="utf-8")
    excuses = read_excuses(path)
    assert unexcused(["alchemicus A0.4 has no code", "alchemicus A1.1 has no test"], excuses) == [
        "alchemicus A1.1 has no test"
    ]
    assert unexcused([], excuses) == ["alchemicus A0.4 has no code: no longer true, take the excuse away"]
    path.write_text('[alchemicus]\n"A0.4 has no code" = ""\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"A0\.4 has no code"):
        read_excuses(path)


# -- the links from each paragraph to its code and its tests --------------------------------------------------------


@pytest.mark.parametrize("book", books(), ids=lambda book: book.game)
def test_every_paragraph_is_linked_to_the_code_and_the_tests_that_are_about_it(book: Book) -> None:
    """What is untrue here is mended by `python -m tools.rules links`."""
    page = page_path(book.game).read_text(encoding="utf-8")
    rules = rules_path(book.game).read_text(encoding="utf-8")
    assert untruths(book, page, rules, elements_of(book.game), citing_tests(), read_excuses()) == []


BOOK_OF_TWO = """# A book

## A1 The turn

**A1.1** *Draw.* Draw a card
from the pile.

**A1.2** *Then.* One of:

1. discard (A1.1),
2. pass.
"""


def two_rules() -> tuple[Book, list[Element], list[CitingTest]]:
    draw = Element("alchemicus", "emerald.games.alchemicus.rules.turn", "Draw", STEP, ("A1.1",), 1)
    then = Element("alchemicus", "emerald.games.alchemicus.rules.turn", "Then", STEP, ("A1.2",), 9)
    tests = [CitingTest(Path("tests/test_a1.py"), f"test_a1_{n}_it", (f"A1.{n}",)) for n in (1, 2)]
    return Book("alchemicus", BOOK_OF_TWO), [draw, then], tests


def test_a_link_stands_after_each_paragraph_and_once_however_often_it_is_written() -> None:
    once = linked(BOOK_OF_TWO, "alchemicus")
    assert "from the pile.\n[proof](../proof/alchemicus.md#A1.1)\n\n**A1.2**" in once
    assert "One of:\n[proof](../proof/alchemicus.md#A1.2)\n\n1. discard" in once
    assert linked(once, "alchemicus") == once
    assert once.count("[proof]") == 2


def test_a_page_that_is_written_is_true_and_one_that_is_not_is_found_out() -> None:
    book, elements, tests = two_rules()
    page, rules = page_of(book, elements, tests, {}), linked(BOOK_OF_TWO, "alchemicus")
    assert untruths(book, page, rules, elements, tests, {}) == []
    more = [*tests, CitingTest(Path("tests/test_a1.py"), "test_a1_1_new", ("A1.1",))]
    assert untruths(book, page, rules, elements, more, {}) == []
    assert untruths(book, page, BOOK_OF_TWO, elements, tests, {}) == [
        "A1.1 is not linked in the rules",
        "A1.2 is not linked in the rules",
    ]
    assert untruths(book, page, rules, elements[:1], tests[1:], {}) == [
        "A1.1 names test that is not about it: test_a1_1_it",
        "A1.2 names code that is not about it: rules.turn.Then",
    ]
    assert untruths(book, page.replace("- tests:", "- nothing:"), rules, elements, tests, {}) == [
        "A1.1 has no link to a test",
        "A1.2 has no link to a test",
    ]


def test_a_paragraph_without_code_says_why_on_its_page() -> None:
    book, elements, tests = two_rules()
    excuses = {"alchemicus A1.2 has no code": "nothing is done"}
    page = page_of(book, elements[:1], tests, excuses)
    assert "- code: none, nothing is done\n" in page
    assert untruths(book, page, linked(BOOK_OF_TWO, "alchemicus"), elements[:1], tests, excuses) == []
