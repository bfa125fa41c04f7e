"""The interpreter, on a toy economy of coins, ores and a track."""

import random
from typing import Final

import pytest

from emerald.kernel.actions import ActionTable
from emerald.kernel.agenda import Decision, apply, explain, legal_actions, questions, settle
from emerald.kernel.effects.economy import EFFECT_REASONS, Answers, Economy
from emerald.kernel.effects.grammar import read_effect
from emerald.kernel.effects.lexicon import Lexicon
from emerald.kernel.effects.resolve import EFFECT_STEPS, Resolve
from emerald.kernel.effects.tree import ALL, GAIN, Effect
from emerald.kernel.messages import NO_OBJECTION, ReasonTable
from emerald.kernel.steps import StepTable
from emerald.kernel.vecs import append, i64, vec

COIN: Final = 0
TIN: Final = 1
IRON: Final = 2
ANY_ORE: Final = 3
ARTIFACT: Final = 0
LATE: Final = 0
ADVANCE: Final = 0
TRACK_IS_FULL: Final = 100
TOP: Final = 3


class Toy(Economy):
    """Two or three seats with coins, ores and one track."""

    def __init__(self, words: Lexicon, answers: Answers, seats: int = 3) -> None:
        super().__init__(seats, ReasonTable([*EFFECT_REASONS, (TRACK_IS_FULL, "X1", "track-is-full")]), words, answers)
        self.held = [[0] * 3 for _ in range(seats)]
        self.steps = [0] * seats
        self.artifacts = [0] * seats
        self.late = False
        self.polite = False  # asks before every gain
        self.open = False  # leaves out vain questions

    def stock(self, seat: i64, thing: i64) -> i64:
        return self.held[seat][thing]

    def gain(self, seat: i64, thing: i64, amount: i64) -> None:
        if thing == ANY_ORE:
            self.then(*[TakeOre(seat) for _ in range(amount)])
        else:
            self.held[seat][thing] += amount

    def spend(self, seat: i64, thing: i64, amount: i64) -> None:
        self.held[seat][thing] -= amount
        assert self.held[seat][thing] >= 0

    def count(self, seat: i64, counted: i64) -> i64:
        return self.artifacts[seat] if counted == ARTIFACT else self.steps[seat]

    def holds(self, seat: i64, condition: i64) -> bool:
        return self.late

    def perform(self, seat: i64, effect: Effect) -> None:
        self.steps[seat] = min(TOP, self.steps[seat] + effect.operands[0])

    def can_perform(self, seat: i64, effect: Effect) -> i64:
        return TRACK_IS_FULL if self.steps[seat] == TOP else NO_OBJECTION

    def may_decline(self, seat: i64, effect: Effect) -> bool:
        return self.polite

    def seen_by_all(self, seat: i64, effect: Effect) -> bool:
        return self.open

    def details_of(self, seat: i64, effect: Effect, reason: i64) -> dict[str, int | str]:
        return {"top": TOP} if reason == TRACK_IS_FULL else {}


class TakeOre(Decision[Toy]):
    """Asks which ore."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def candidates(self, s: Toy) -> vec[i64]:
        answers = vec[i64]()
        answers = append(answers, 3)
        return append(answers, 4)

    def take(self, s: Toy, action: i64) -> None:
        s.gain(self.seat, TIN if action == 3 else IRON, 1)


class Table:
    """A toy with one card on the agenda, driven in words."""

    def __init__(self, text: str, seats: int = 3) -> None:
        words = Lexicon()
        words.thing("coin", "coins")
        for name in ("tin", "iron", "any ore"):
            words.thing(name)
        words.count("artifact", "artifacts")
        words.scale("track")
        words.condition("late")
        words.primitive("advance", "<number>")
        self.card = read_effect(words, text, owner="card")
        self.actions = ActionTable()
        for base, verb in enumerate(("yes", "no", "enough")):
            self.actions.add(verb, base)
        self.actions.add("take", 3, ["tin", "iron"])
        choose = self.actions.add("choose", 5, words.book.option_names() or ["nothing"])
        self.s = Toy(words, Answers(0, 1, 2, choose.base), seats)

    def play(self, *answers: str, seat: int = 0) -> "Table":
        """Resolve the card for a seat and answer; after each answer the agenda is saved and read again."""
        self.s.then(Resolve(seat, self.card.id))
        settle(self.s)
        return self.answer(*answers)

    def answer(self, *answers: str) -> "Table":
        for words in answers:
            save_and_read(self.s)
            asked, _ = questions(self.s)[0]
            action = self.actions.parse(words)
            assert explain(self.s, asked, action) is None
            apply(self.s, asked, action)
        return self

    def lawful(self) -> list[str]:
        if self.s.over:
            return []
        return [self.actions.names[action] for action in legal_actions(self.s, questions(self.s)[0][0])]

    def why_not(self, words: str) -> str:
        message = explain(self.s, questions(self.s)[0][0], self.actions.parse(words))
        return str(message)


def save_and_read(s: Toy) -> None:
    table = StepTable()
    table.add([TakeOre, *EFFECT_STEPS])
    ints: list[int] = []
    table.write(s.agenda, ints)
    assert all(type(number) is int for number in ints)
    s.agenda, end = table.read(ints, 0)
    assert end == len(ints)
    again: list[int] = []
    table.write(s.agenda, again)
    assert again == ints


def test_a_sequence_is_done_in_order_and_gains_may_ask_questions() -> None:
    table = Table("gain 2 any ore; gain 1 coin").play("take tin")
    assert table.s.held[0] == [0, 1, 0]
    table.answer("take iron")
    assert table.s.held[0] == [1, 1, 1]
    assert table.s.over


def test_a_gain_per_something_counts_when_it_is_due() -> None:
    table = Table("advance 2; gain 2 coins per track; gain 5 tin per artifact").play()
    assert table.s.held[0] == [4, 0, 0]


def test_a_cost_is_paid_before_what_it_buys_and_a_vain_one_is_lost() -> None:
    table = Table("pay 1 coin, 2 tin: gain 1 iron")
    table.s.held[0] = [1, 1, 0]
    assert table.play().s.held[0] == [1, 1, 0]
    table.s.held[0] = [1, 3, 0]
    assert table.play().s.held[0] == [0, 1, 1]


def test_may_asks_and_objects_when_it_cannot_be_paid() -> None:
    table = Table("may pay 2 coins: gain 1 iron").play()
    assert table.lawful() == ["no"]
    assert table.why_not("yes") == "why-not-cannot-pay (needs=2, thing=coin, has=0, effect=pay 2 coins: gain 1 iron)"
    table.s.held[0][COIN] = 2
    assert table.lawful() == ["yes", "no"]
    table.answer("yes")
    assert table.s.held[0] == [0, 0, 1]
    assert table.s.over


def test_a_vain_question_is_left_out_only_where_all_can_see_that_it_is_vain() -> None:
    table = Table("may pay 2 coins: gain 1 iron")
    table.s.open = True
    assert table.play().s.over


def test_choose_names_answers_by_the_effect_and_objects_to_the_impossible() -> None:
    table = Table("choose advance 1 | pay 1 coin: gain 1 iron | gain 1 tin")
    table.s.steps[0] = TOP
    table.play()
    assert table.lawful() == ["choose card.3"]
    assert table.why_not("choose card.1") == "X1 why-not-track-is-full (top=3, effect=advance 1)"
    assert table.why_not("enough").startswith("why-not-must-choose (effect=choose advance 1")
    table.answer("choose card.3")
    assert table.s.held[0] == [0, 1, 0]


def test_a_choice_with_nothing_possible_is_no_dead_end() -> None:
    table = Table("choose pay 1 coin: gain 1 iron | pay 1 tin: gain 1 iron").play()
    assert table.lawful() == ["enough"]
    assert table.answer("enough").s.over


def test_nested_choices_keep_their_own_numbers() -> None:
    table = Table("choose (choose gain 1 coin | gain 1 tin) | gain 1 iron").play("choose card.1")
    assert table.lawful() == ["choose card.3", "choose card.4"]
    assert table.answer("choose card.4").s.held[0] == [0, 1, 0]


def test_all_of_is_done_in_the_order_chosen_and_what_is_left_last_is_not_asked() -> None:
    table = Table("all of (gain 1 coin; pay 1 coin: gain 1 iron; gain 1 tin)").play()
    assert table.lawful() == ["choose card.1", "choose card.3"]
    assert table.why_not("enough").startswith("why-not-must-choose")
    table.answer("choose card.1")
    assert table.lawful() == ["choose card.2", "choose card.3"]
    table.answer("choose card.2")
    assert table.s.held[0] == [0, 1, 1]
    assert table.s.over


def test_the_rest_of_all_may_be_declined_where_the_game_says_so() -> None:
    table = Table("all of (gain 1 coin; gain 1 tin)")
    table.s.polite = True
    table.play("choose card.2")
    assert table.lawful() == ["enough", "choose card.1"]
    table.answer("enough")
    assert table.s.held[0] == [0, 1, 0]


def test_all_of_ends_when_the_rest_is_impossible() -> None:
    table = Table("all of (pay 1 coin: gain 1 tin; pay 2 coins: gain 1 tin; gain 1 iron)").play("choose card.3")
    assert table.lawful() == ["enough"]
    assert table.answer("enough").s.over
    table.s.open = True
    assert table.play("choose card.3").s.over


def test_a_gain_is_asked_for_where_it_may_be_declined_but_not_twice() -> None:
    table = Table("gain 1 coin; may gain 1 tin; pay 1 coin: gain 1 iron")
    table.s.polite = True
    table.play("yes", "no", "yes")
    assert table.s.over
    assert table.s.held[0] == [0, 0, 1]
    table.play("no", "yes")
    assert table.lawful() == ["no"]
    table.answer("no")
    assert table.s.held[0] == [0, 1, 1]


def test_each_repetition_is_optional() -> None:
    table = Table("three times pay 1 coin: gain 1 tin")
    table.s.held[0] = [2, 0, 0]
    table.play("yes", "yes")
    assert table.lawful() == ["no"]
    table.answer("no")
    assert table.s.held[0] == [0, 2, 0]
    table.s.held[0] = [9, 0, 0]
    assert table.play("yes", "no").s.held[0] == [8, 1, 0]
    table.s.open = True
    table.s.held[0] = [1, 0, 0]
    assert table.play("yes").s.over


def test_a_repetition_that_was_chosen_is_not_asked_for_the_first_time_again() -> None:
    table = Table("choose twice gain 1 coin | gain 1 tin").play("choose card.1")
    assert table.s.held[0] == [1, 0, 0]
    assert table.answer("yes").s.held[0] == [2, 0, 0]


def test_opponents_are_asked_in_turn_and_each_player_begins_with_the_owner() -> None:
    table = Table("opponents may pay 1 coin: gain 1 tin")
    table.s.held = [[1, 0, 0] for _ in range(3)]
    table.play("yes", "no", seat=1)
    assert table.s.held == [[1, 0, 0], [1, 0, 0], [0, 1, 0]]
    table = Table("each player gain 1 any ore").play(seat=2)
    order = []
    while not table.s.over:
        order.append(questions(table.s)[0][0])
        table.answer("take tin")
    assert order == [2, 0, 1]


@pytest.mark.parametrize(
    ("late", "steps", "tin", "gets"),
    [(True, 3, 1, 1), (False, 3, 1, 0), (True, 2, 1, 0), (True, 3, 0, 0)],
)
def test_a_condition_is_looked_at_when_it_is_due(late: bool, steps: int, tin: int, gets: int) -> None:
    table = Table("gain 1 iron; if late, track 3, 1 tin: gain 1 coin")
    table.s.late, table.s.steps[0], table.s.held[0][TIN] = late, steps, tin
    assert table.play().s.held[0][COIN] == gets


def test_a_failed_condition_says_which() -> None:
    table = Table("may if late, 2 artifacts: gain 1 coin").play()
    assert table.why_not("yes").startswith("why-not-condition-fails (condition=late, 2 artifacts, effect=if late")


DEEP = (
    "gain 1 any ore; "
    "all of (twice pay 1 tin: gain 1 coin; "
    "choose advance 1 | (gain 1 iron; may pay 1 iron: gain 2 coins); "
    "opponents choose gain 1 tin | may pay 1 coin: gain 1 any ore); "
    "if track 2: each player may gain 1 coin per track"
)


@pytest.mark.parametrize("polite", [False, True])
def test_a_deep_card_can_be_saved_at_every_question_and_never_gets_stuck(polite: bool) -> None:
    for seed in range(60):
        fate = random.Random(seed)
        table = Table(DEEP)
        table.s.polite, table.s.open = polite, seed % 2 == 0
        table.s.held = [[fate.randrange(3) for _ in range(3)] for _ in range(3)]
        table.play()
        while not table.s.over:
            asked, question = questions(table.s)[0]
            candidates = list(question.candidates(table.s))
            assert candidates == sorted(set(candidates))
            for action in candidates:
                explain(table.s, asked, action)  # every objection has a message
            table.answer(fate.choice(table.lawful()))


def test_two_catalogues_number_their_effects_apart() -> None:
    first, second = Table("gain 1 coin"), Table("choose gain 1 tin | gain 1 iron")
    assert first.card.id == second.card.id == 0
    assert first.s.lexicon.book.effects[0].op == GAIN
    assert second.play("choose card.2").s.held[0] == [0, 0, 1]
    assert first.play().s.held[0] == [1, 0, 0]


class Hasty(Toy):
    """A toy in which gains come before whatever stands beside them."""

    def goes_first(self, seat: i64, effect: Effect) -> bool:
        return effect.op == GAIN


def test_what_goes_first_is_done_without_asking_and_in_the_order_written() -> None:
    table = Table("all of (pay 1 coin: gain 1 iron; gain 1 coin; advance 1; gain 1 tin)")
    table.s = Hasty(table.s.lexicon, table.s.answers)
    table.play()
    assert table.s.held[0] == [1, 1, 0]
    assert table.lawful() == ["choose card.1", "choose card.3"]
    table.answer("choose card.1")
    assert table.s.held[0] == [0, 1, 1]
    assert table.s.over


def test_when_everything_goes_first_nothing_is_asked() -> None:
    table = Table("all of (gain 1 coin; gain 1 tin)")
    table.s = Hasty(table.s.lexicon, table.s.answers)
    assert table.play().s.over
    assert table.s.held[0] == [1, 1, 0]


class Frank(Hasty):
    """A toy whose verb asks by itself, each time."""

    def perform(self, seat: i64, effect: Effect) -> None:
        self.then(TakeOre(seat))

    def asks_itself(self, seat: i64, effect: Effect) -> bool:
        return True

    def repeat(self, seat: i64, effect: Effect, times: i64) -> None:
        self.then(*[TakeOre(seat) for _ in range(times)])

    def may_decline(self, seat: i64, effect: Effect) -> bool:
        return effect.op == ALL


def frank(text: str) -> Table:
    table = Table(text)
    table.s = Frank(table.s.lexicon, table.s.answers)
    return table


def test_a_repeated_verb_that_asks_itself_is_left_to_the_game() -> None:
    table = frank("three times advance 1").play("take tin", "take iron")
    assert table.lawful() == ["take tin", "take iron"]
    assert table.answer("take iron").s.held[0] == [0, 1, 2]
    table.s.steps[0] = TOP
    assert table.play().s.over


def test_the_last_part_is_not_asked_for_where_it_asks_itself() -> None:
    assert frank("all of (gain 1 coin; advance 1)").play().lawful() == ["take tin", "take iron"]
    assert frank("all of (gain 1 coin; pay 1 coin: gain 1 tin)").play().lawful() == ["enough", "choose card.2"]
