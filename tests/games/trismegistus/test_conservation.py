"""What no rule creates or destroys: every card, formula, token and die is in one place, all through a game."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from emerald.games.trismegistus import lore
from emerald.games.trismegistus.law import dice_in_play
from emerald.games.trismegistus.pieces import (
    CHARGED,
    COLOURS,
    DISCHARGED,
    FIRST_EXPERIMENT,
    FORMULAS_EACH,
    LEVELS,
    NOTHING,
    PUBLICATIONS,
    TOP_OF_TRACK,
)
from emerald.games.trismegistus.rules.artifacts import PlaceArtifact
from emerald.games.trismegistus.rules.experiments import Complete
from emerald.kernel.agenda import apply, questions
from emerald.kernel.conformance.states import all_steps
from emerald.kernel.game import Setup
from emerald.kernel.rng import Rng
from emerald.kernel.selfplay import let_fate_speak, random_answer


def members(mask, first=0):
    return [first + place for place in range(64) if (int(mask) >> place) & 1]


def experiments(s):
    """Return where experiments lie, those dealt and not yet shown included."""
    found = [int(page) for page in s.pages if page != NOTHING]
    for level in range(LEVELS):
        found += members(s.experiments[level], int(FIRST_EXPERIMENT[level]))
    for seat in s.seats:
        held = {int(card) for card in (*seat.beside, *seat.done, seat.masterpiece, *seat.dealt[:4]) if card != NOTHING}
        assert len(seat.beside) <= 2
        found += sorted(held)
    performed = {step.experiment for step in all_steps(s.agenda) if isinstance(step, Complete)}
    return found + sorted(performed - set(found))


def artifacts(s):
    found = [int(artifact) for artifact in s.market if artifact != NOTHING]
    for level in range(4):
        found += members(s.artifacts[level], int(s.law.components.first_artifact[level]))
    for seat in s.seats:
        found += sorted({int(card) for card in (*seat.slots, *seat.dealt[6:]) if card != NOTHING})
    about_to_be_placed = {step.artifact for step in all_steps(s.agenda) if isinstance(step, PlaceArtifact)}
    return found + sorted(about_to_be_placed - set(found))


def publications(s):
    found = members(s.deck) + members(s.block) + [int(number) for number in s.under[::2]]
    for seat in s.seats:
        found += members(seat.publications)
        if not seat.publications:
            found += [int(card) for card in seat.dealt[4:6] if card != NOTHING]
    return found


def dice(s):
    """Count the dice by colour, in bowls and on boards; none while they are being rolled."""
    found = [sum(int(s.bowls[face * COLOURS + colour]) for face in range(6)) for colour in range(COLOURS)]
    for seat in s.seats:
        for colour in range(COLOURS):
            found[colour] += int(seat.used[colour]) + (1 if seat.die == colour else 0)
    return found


def check(s, before):
    for cards in (experiments(s), artifacts(s), publications(s)):
        assert Counter(cards).most_common(1)[0][1] == 1, "a card lies in two places"
    after = {"experiments": set(experiments(s)), "artifacts": set(artifacts(s)), "publications": set(publications(s))}
    for kind, cards in after.items():
        assert cards <= before.get(kind, cards), f"{kind} come from nowhere"
    assert after["publications"] == before.get("publications", after["publications"]), "a publication left the game"
    assert len(after["publications"]) == len(s.law.components.publications_for(s.seat_count)) <= PUBLICATIONS
    assert dice(s) == [int(count) for count in dice_in_play(s.law, s.seat_count)]
    for seat in s.seats:
        if seat.formulas[0] != NOTHING or seat.formula_count():
            lying = [int(each) for each in (*seat.formulas, *seat.chamber) if each != NOTHING]
            assert sorted(lying) == list(range(FORMULAS_EACH))
        assert min(seat.held) >= 0
        assert all(0 <= step <= TOP_OF_TRACK for step in seat.tracks)
        assert seat.held[CHARGED] + seat.held[DISCHARGED] >= before.get("tokens", 0)
        assert (seat.by_experiment | seat.by_gold).bit_count() <= seat.formula_count()
        assert seat.potency >= 0
    return after


@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), introductory=st.booleans(), at_once=st.booleans())
@settings(max_examples=12, deadline=None)
def test_every_card_formula_and_die_is_in_one_place(game, seed, seats, introductory, at_once):
    options = {"setup": "introductory" if introductory else "full", "reactions": "at-once" if at_once else "in-order"}
    s, rng = game.begin(Setup(seats, options)), Rng(seed)
    before = {}
    while True:
        let_fate_speak(s, rng)
        if s.over:
            break
        if not introductory:
            before = check(s, before)
        else:
            assert dice(s) == [int(count) for count in dice_in_play(s.law, s.seat_count)]
        asked = questions(s)
        seat, question = asked[rng.below(len(asked))]
        apply(s, seat, random_answer(s, question, rng))
    assert s.round == 3


@given(seed=st.integers(0, 10_000))
@settings(max_examples=6, deadline=None)
def test_t1_9_the_course_of_the_publications_leads_to_where_they_are(game, seed):
    s, rng = game.begin(Setup(3)), Rng(seed)
    while not s.over:
        hands, block, under = [set(), set(), set()], set(), []
        for item in s.lore:
            what, seat, card = (int(part(item)) for part in (lore.what_of, lore.seat_of, lore.publication_of))
            if what == lore.REFUSED:
                block.add(card)
            elif what == lore.RETURNED:
                hands[seat].remove(card)
                under += [card, seat]
            else:
                hands[seat].add(card)
                block -= {card}
                if what == lore.DRAWN_FROM_UNDER:
                    assert under[0] == card
                    under = under[2:]
        assert [sorted(hand) for hand in hands] == [members(seat.publications) for seat in s.seats]
        assert (sorted(block), under) == (members(s.block), [int(number) for number in s.under])
        for _ in range(10):
            let_fate_speak(s, rng)
            if not s.over:
                seat, question = questions(s)[0]
                apply(s, seat, random_answer(s, question, rng))
