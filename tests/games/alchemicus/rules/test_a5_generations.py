"""A5.4 Whose card lies there: goods are cards nobody has seen, each of the generation it was drawn in."""

import pytest

from emerald.games.alchemicus import generations
from emerald.games.alchemicus.cards import CARD_NAMES
from emerald.games.alchemicus.plots import LAST_GENERATION, first_generation, second_generation
from emerald.kernel.agenda import apply, fate_asked

PLAIN = {"bank": "no"}
SELLERS = "pergula, pergula, pergula, pergula"


def after_a_shuffle(lay, built, unseen, drawn="gloria", seats=2, options=PLAIN, **more):
    """Lay out goods whose cards are the unseen ones, then draw one card more, with which the pile runs dry."""
    position = {"built-1": built, "unseen": f"{unseen}, {drawn}", "field-1": "6"} | more
    return lay(seats, options, position).fate(drawn).advance()


def by_kind(counts):
    return {CARD_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count}


def plots(t, seat=1):
    return [(int(first_generation(plot)), int(second_generation(plot))) for plot in t.state.seats[seat - 1].plots]


def ask(t, *answers):
    """Give answers without letting fate speak."""
    for words in answers:
        apply(t.state, t.state.agenda[-1].seat, t.game.actions.parse(words))
    return by_kind(fate_asked(t.state).weights(t.state))


# -- before the next shuffle ------------------------------------------------------------------------------


def test_a5_4_a_good_is_any_card_of_pile_and_goods_alike(lay):
    position = {"built-1": f"horten: herbs, metalle: ore, {SELLERS}", "unseen": "3 domo, 2 labrium, gloria"}
    t = lay(2, PLAIN, position | {"field-1": "7", "next": "FieldAction"})
    assert t.state.pile == 4
    assert ask(t, "sell plot-1/herbs") == {"domo": 3, "labrium": 2, "gloria": 1}


def test_a5_4_a_card_drawn_is_no_good_any_more(lay):
    position = {"built-1": f"horten: herbs, {SELLERS}", "unseen": "domo, labrium, gloria", "field-1": "6"}
    t = lay(2, PLAIN, position).fate("domo").do("move 1")
    assert ask(t, "sell plot-1/herbs") == {"labrium": 1, "gloria": 1}


def test_a5_4_a_good_revealed_lies_in_the_discards(lay):
    position = {"built-1": f"horten: herbs, {SELLERS}", "unseen": "domo, 3 gloria", "field-1": "7"}
    t = lay(2, PLAIN, position | {"next": "FieldAction"})
    before = t.discards
    t.fate("domo").do("sell plot-1/herbs")
    assert ("13 domo" in before, "14 domo" in t.discards) == (True, True)
    assert t.hand(1) == "gloria"


def test_a5_4_everyone_sees_a_revealed_good(lay):
    position = {"built-1": f"horten: herbs, {SELLERS}", "unseen": "domo, 3 gloria", "field-1": "7"}
    t = lay(3, PLAIN, position | {"next": "FieldAction"}).fate("domo").do("sell plot-1/herbs")
    (seen,) = [event for event in t.events if event.kind == "reveal"]
    assert [CARD_NAMES[seen.seen_by(seat).what] for seat in (-1, 0, 1, 2)] == ["domo"] * 4


# -- after it ---------------------------------------------------------------------------------------------


def test_a5_4_each_shuffle_opens_a_generation(lay):
    t = after_a_shuffle(lay, "horten: herbs, horten", "domo")
    assert t.state.generation == 1
    t = lay(2, PLAIN, {"built-1": "horten: herbs"})
    assert t.state.generation == 0


def test_a5_4_afterwards_the_unseen_rest_is_exactly_its_goods(lay):
    t = after_a_shuffle(lay, "horten: herbs, metalle: ore, labrium: gold", "3 domo, labrium")
    assert by_kind(generations.cards_of(t.state.old, 0)) == {"domo": 3, "labrium": 1}  # two goods, and a gold is two


def test_a5_4_an_old_good_is_one_of_them(lay):
    t = after_a_shuffle(lay, f"horten: herbs, metalle: ore, horten: herbs, {SELLERS}", "2 domo, labrium")
    t.do("move 1")
    assert ask(t, "sell plot-1/herbs") == {"domo": 2, "labrium": 1}


def test_a5_4_the_last_of_a_generation_is_certain(lay):
    t = after_a_shuffle(lay, f"horten: herbs, metalle: ore, {SELLERS}", "domo, labrium")
    t.do("move 1").fate("labrium").do("sell plot-1/herbs")
    assert ask(t, "sell plot-2/ore") == {"domo": 1}


def test_a5_4_a_generation_goes_with_its_last_good(lay):
    t = after_a_shuffle(lay, f"horten: herbs, metalle: ore, {SELLERS}", "domo, labrium").do("move 1")
    t.fate("labrium").do("sell plot-1/herbs")
    assert len(t.state.old) == generations.SIZE
    t.do("sell plot-2/ore")
    assert len(t.state.old) == 0


def test_a5_4_a_generation_without_goods_is_not_kept(lay):
    position = {"unseen": "gloria", "field-1": "6", "next": "DrawPhase"}
    t = lay(2, PLAIN, position).advance()
    assert (t.state.generation, len(t.state.old)) == (1, 0)


def test_a5_4_the_discards_become_the_new_generation(lay, all_but):
    position = {"hand-2": all_but("metalle, domo, 2 labrium, taberna"), "built-1": "metalle: ore"}
    t = after_a_shuffle(lay, "metalle: ore", "domo", "taberna", discards="2 labrium", **position)
    assert by_kind(t.state.pool) == {"labrium": 2}
    assert (t.state.pile, t.discards) == (2, "")


def test_a5_4_the_bank_too(lay, all_but):
    rest = all_but("metalle, domo, 2 labrium, taberna, 3 gloria")
    more = {"hand-2": rest, "discards": "2 labrium", "bank": "3 gloria"}
    t = lay(2, {}, {"built-1": "metalle: ore", "unseen": "domo, taberna", "field-1": "6", "next": "ChooseDraw"} | more)
    t.fate("taberna", *["gloria"] * 3, "labrium", "labrium").do("draw base")
    assert (t.bank, t.state.pile, by_kind(t.state.pool)) == ("2 labrium, 3 gloria", 0, {})


def test_a5_4_its_composition_is_public(lay, game, all_but):
    rest = all_but("metalle, domo, 2 labrium, taberna, fornax")
    t = after_a_shuffle(lay, "metalle: ore", "domo", "taberna", discards="2 labrium, fornax", **{"hand-2": rest})
    for seat in (-1, 0, 1):
        assert by_kind(game.view(t.state, seat).unseen) == {"labrium": 2, "fornax": 1}


def test_a5_4_new_cards_are_no_old_goods(lay):
    t = after_a_shuffle(lay, f"horten: herbs, horten, {SELLERS}", "domo").do("move 1")
    assert ask(t, "sell plot-1/herbs") == {"domo": 1}  # though the pile holds a hundred others


# -- several generations ----------------------------------------------------------------------------------

OLD = {"old-0": "domo, 2 labrium", "old-1": "2 fornax", "field-1": "7", "next": "FieldAction"}
GOODS = "horten: herbs/0, metalle: ore/1, labrium: gold/0/1, alembic: tincture/0, horten: herbs, taberna, taberna"


def test_a5_4_goods_of_several_generations_keep_apart(lay):
    position = OLD | {"built-1": GOODS}
    assert ask(lay(2, PLAIN, position), "sell plot-1/herbs") == {"domo": 1, "labrium": 2}
    assert ask(lay(2, PLAIN, position), "sell plot-2/ore") == {"fornax": 2}
    present = ask(lay(2, PLAIN, position), "sell plot-5/herbs")
    assert (present["domo"], present["labrium"], present["fornax"]) == (13, 7, 12)


def test_a5_4_they_dwindle_one_by_one(lay):
    t = lay(2, PLAIN, OLD | {"built-1": GOODS})
    t.fate("labrium").do("sell plot-1/herbs")
    assert by_kind(generations.cards_of(t.state.old, 0)) == {"domo": 1, "labrium": 1}
    assert by_kind(generations.cards_of(t.state.old, 1)) == {"fornax": 2}


def test_a5_4_a_gold_is_two_cards_each_of_its_own_generation(lay):
    t = lay(2, PLAIN, OLD | {"built-1": GOODS})
    assert ask(t, "sell plot-3/gold", "through taberna-fame") == {"domo": 1, "labrium": 2}
    t.fate("labrium").advance()
    assert t.drawn == [("goods", "labrium"), ("goods", "fornax")]


def test_a5_4_a_gold_takes_its_first_card_out_before_the_second(lay):
    t = lay(
        2, PLAIN, {"built-1": "labrium: gold/0, taberna", "old-0": "domo, gloria", "field-1": "7", "next": "Sale 0 3 0"}
    )
    assert ask(t, "sell plot-1/gold", "through taberna-fame") == {"domo": 1, "gloria": 1}
    t.fate("gloria", "domo").advance()
    assert len(t.state.old) == 0


def test_a5_4_the_present_generation_may_be_one_of_a_golds(lay):
    t = lay(2, PLAIN, {"built-1": "labrium: tincture/0 metal, taberna", "old-0": "domo", "spirit": "horten"} | WORKS)
    t.do("transmute")
    assert plots(t)[0] == (0, 1)


WORKS = {"field-1": "6", "next": "FieldAction"}


def test_a5_4_a_harvested_good_is_of_the_present_generation(lay):
    position = {"built-1": "horten: herbs/0, horten", "old-0": "domo", "field-1": "3", "next": "FieldAction"}
    assert plots(lay(2, PLAIN, position).do("harvest"))[:2] == [(0, 0), (1, 0)]


def test_a5_4_it_keeps_it_when_carried(lay):
    position = {"built-1": "horten: herbs/0, alembic", "old-0": "domo", "field-1": "4", "next": "FieldAction"}
    position |= {"old-1": "gloria", "built-2": "horten: herbs/1"}
    assert plots(lay(2, PLAIN, position).do("carry plot-1"))[:2] == [(0, 0), (0, 0)]
    position["built-1"], position["built-2"] = "fornax: metal/1, labrium: tincture/0", ""
    assert plots(lay(2, PLAIN, position).do("carry plot-1"))[:2] == [(0, 0), (0, 1)]


@pytest.mark.parametrize(("before", "after"), [("alembic: herbs/1", (1, 0)), ("fornax: ore/1", (1, 0))])
def test_a5_4_it_keeps_it_when_transmuted(lay, before, after):
    t = lay(2, PLAIN, {"built-1": before, "old-1": "domo", "spirit": "horten"} | WORKS)
    assert plots(t.do("transmute"))[0] == after


def test_a5_4_a_gold_keeps_both(lay):
    old = {"old-0": "domo", "old-2": "gloria"}
    t = lay(2, PLAIN, {"built-1": "labrium: tincture/2 metal/0", "spirit": "horten"} | old | WORKS)
    assert plots(t.do("transmute"))[0] == (2, 0)


NOCTIS = {"bank": "no", "noctis": "yes"}


def test_a5_4_it_keeps_it_when_stolen(lay):
    position = {"hand-1": "mutabilus, domo", "built-1": "alembic", "built-2": "horten: herbs/3", "old-3": "labrium"}
    t = lay(2, NOCTIS, position | {"next": "NoctisPhase"}).do("play mutabilus", "steal seat-2/plot-1")
    assert plots(t)[0] == (3, 0)


def test_a5_4_it_keeps_it_when_a_transmutation_is_undone(lay):
    old = {"old-0": "domo", "old-2": "gloria"}
    position = {"hand-1": "homunculus, 2 domo", "built-2": "labrium: gold/2/0", "next": "NoctisPhase"} | old
    t = lay(2, NOCTIS, position).do("play homunculus", "revert seat-2/plot-1")
    assert (t.built(2), plots(t, 2)[0]) == ("labrium: tincture metal", (2, 0))


def test_a5_4_it_keeps_it_when_bought(lay):
    position = {"built-1": "labrium: gold/0/1, pergula", "built-2": "labrium", "hand-2": "6 domo"}
    position |= {"old-0": "domo", "old-1": "gloria", "field-1": "7", "next": "FieldAction"}
    t = lay(2, PLAIN | {"advanced-sale": "yes"}, position).do("sell plot-1/gold", "through pergula-cards", "buy")
    assert plots(t, 2)[0] == (0, 1)
    assert t.told("reveal") == []


def test_a5_4_a_good_set_aside_keeps_it_through_a_shuffle(lay, all_but):
    # the reward empties the pile while the good lies aside; unbought, it is still one of its generation
    built = "horten: herbs, metalle: ore, pergula"
    rest = all_but("horten, metalle, pergula, horten", "domo, gloria, labrium, 3 taberna")
    position = {"built-1": built, "built-2": "horten", "hand-2": rest, "unseen": "domo, gloria, labrium"}
    options = PLAIN | {"advanced-sale": "yes"}
    t = lay(2, options, position | {"discards": "3 taberna", "field-1": "7", "next": "FieldAction"})
    t.fate("labrium").do("sell plot-1/herbs")
    assert (t.state.generation, t.asked()) == (1, (1, "BuyGood"))
    assert ask(t, "pass") == {"domo": 1, "gloria": 1}


def test_a5_4_numbers_begin_again_and_none_is_used_twice(lay):
    t = lay(2, PLAIN, {"built-1": "horten: herbs/0, horten: herbs", "old-0": "domo", "next": "EndTurn 0"})
    t.state.generation = LAST_GENERATION  # as after four thousand shuffles; the old one still lies there
    t.state.shuffle_base()
    assert t.state.generation == 1
    assert [int(number) for number in t.state.old[:: generations.SIZE]] == [0, LAST_GENERATION]


def test_a5_4_what_others_drew_of_it_is_not_told(lay, game):
    t = after_a_shuffle(lay, "horten: herbs", "domo", seats=3, **{"hand-2": "labrium", "hand-3": "fornax"})
    views = [by_kind(game.view(t.state, seat).old[6:16]) for seat in range(3)]
    assert views[0] == {"domo": 1, "labrium": 1, "fornax": 1}  # the good is one of what seat 1 has not seen
    assert views[1] == {"domo": 1, "gloria": 1, "fornax": 1}  # seat 1 drew the Gloria
    assert sum(generations.cards_of(t.state.old, 0)) == 1
