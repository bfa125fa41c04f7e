"""T12b Publications: the deck, its layers, and what is put under it."""

from tests.games.trismegistus.saying import publication, say

ACTIONS = {"next": "ActionPhase 1"}


def hands(t, seat=1):
    return t.publications(seat)


def test_t12b_1_two_come_to_hand_and_any_one_of_the_hand_goes_under_the_deck(lay):
    t = lay(2, {}, ACTIONS | {"publications-1": "book-9", "deck": "book-1, book-2, book-3"})
    t.fate("publication-1", "publication-3")
    say(t, "draw publications").do("yes")
    assert t.asked() == (0, "ReturnPublication")
    assert t.may() == ["return publication-1", "return publication-3", "return publication-9"]
    t.do("return publication-9")
    assert hands(t) == "book-1, book-3"
    assert list(t.state.under) == [8, 0]  # book-9, put there by the first seat
    assert t.asked() == (0, "ActionPhase")


def test_t12b_1_the_last_one_is_taken_and_none_returned(lay):
    t = lay(2, {}, ACTIONS | {"publications-1": "book-9", "deck": "book-1"})
    say(t, "draw publications").do("yes")
    assert (hands(t), t.asked()) == ("book-1, book-9", (0, "ActionPhase"))
    assert t.state.publications_to_come() == 0


def test_t12b_1_of_the_last_two_one_goes_back(lay):
    t = lay(2, {}, ACTIONS | {"deck": "book-1, book-2"})
    say(t, "draw publications").do("yes", "return publication-2")
    assert (hands(t), t.state.publications_to_come()) == ("book-1", 1)


def test_t12b_1_when_none_are_left_nothing_happens(lay):
    t = say(lay(2, {}, ACTIONS | {"deck": ""}), "draw publications; gain 1 salt")
    assert (t.asked(), t.things()) == ((0, "ActionPhase"), "salt")


def test_t12b_1_there_is_no_hand_limit(lay):
    books = ", ".join(f"book-{n}" for n in range(1, 14))
    t = lay(2, {}, ACTIONS | {"publications-1": books, "deck": "book-14, book-15, book-16"})
    say(t, "draw publications").do("yes", "return publication-1")
    assert int(t.state.seats[0].publications).bit_count() == 14


def test_t15_5_it_may_be_declined_before_anything_is_seen(lay):
    t = say(lay(2, {}, ACTIONS), "draw publications")
    assert t.asked() == (0, "AskToDraw")
    t.do("no")
    assert (hands(t), t.drawn) == ("", [])


# -- the layers -------------------------------------------------------------------------------------------------


LAYERS = {"deck": "book-1", "block": "book-2 1, book-3 2", "under": "book-4 2, book-5 1", "next": "ActionPhase 1"}


def come(t, seat=1):
    """Draw twice and return the first; say what came."""
    before = len(t.drawn)
    say(t, "draw publications", seat).do("yes")
    came = [word for _, word in t.drawn[before:]]
    return came, t.do(f"return {came[0]}")


def test_t3_13_the_deck_comes_first_then_those_refused_shuffled_then_those_put_under_in_their_order(lay):
    t = lay(2, {}, LAYERS)
    came, t = come(t)
    assert came[0] == "publication-1"
    assert came[1] in ("publication-2", "publication-3")
    rest = {"publication-2", "publication-3"} - {came[1]}
    came, t = come(t)
    assert came == [*rest, "publication-4"]
    came, t = come(t)
    assert came == ["publication-5", "publication-1"]
    assert [publication(t, name) for name in ("book-2", "book-5")] == ["publication-2", "publication-5"]


def test_t12b_1_which_comes_of_the_deck_or_of_the_block_is_as_likely_for_each(lay):
    t = say(lay(2, {}, ACTIONS | {"deck": "book-3, book-7", "block": "book-1 1"}), "draw publications")
    t.fate("publication-7").do("yes")
    came = [word for _, word in t.drawn]
    assert came == ["publication-7", "publication-3"]


def test_t1_9_only_its_owner_sees_which_publication_comes_and_which_is_put_back(lay):
    t = lay(2, {}, ACTIONS | {"deck": "book-1, book-2, book-3"})
    say(t, "draw publications").do("yes")
    t.do(t.may()[0])
    moved = [event for event in t.events if event.kind in ("draw-publication", "return-publication")]
    assert len(moved) == 3
    assert all(event.seen_by(0).what >= 0 for event in moved)
    assert all(event.seen_by(other).what == -1 for event in moved for other in (1, -1))
