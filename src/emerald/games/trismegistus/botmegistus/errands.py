"""What Botmegistus has yet to do, what it asks for, and what it tells others to do: all of it integers."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.vecs import i64, vec

# -- errands: what is still to be done, and what their number means -------------------------------

SET_UP: Final = 0  # the element of the starting artifact the bot is given
TURN: Final = 1
ROUND_ENDS: Final = 2
GAME_ENDS: Final = 3

TURN_UP: Final = 4  # a place of open cards, left or right
CHOOSE_CARD: Final = 5
PLAY: Final = 6  # the place of the card, here and in the next three
DRAFT: Final = 7
SPEND: Final = 8
ACT: Final = 9
BOOST: Final = 10
COMPLETE: Final = 11
REACTIONS: Final = 12
CLEAN_UP: Final = 13
PUT_AWAY: Final = 14  # the place of the card

GAIN_GOLD: Final = 15  # how much, here and in the next two
GAIN_POINTS: Final = 16
GAIN_ETHEREAL: Final = 17
GAIN_ARTIFACT: Final = 18
GAIN_EXPERIMENT: Final = 19
ADVANCE_LOWEST: Final = 20
ADVANCE_ON: Final = 21  # a track
ADVANCE_TOWARDS: Final = 22  # T13.8: nearest to a requirement
REACHED: Final = 23  # a track

ROLL: Final = 24
SWEEP: Final = 25
SPECIALIZE: Final = 26
MASTERPIECE: Final = 27
FIRST_STACK: Final = 28  # the element of its personality
FIRST_EXPERIMENT: Final = 29
ERRAND_NAMES: Final = (
    "set-up turn round-ends game-ends turn-up choose-card play draft spend act boost complete reactions clean-up "
    "put-away gain-gold gain-points gain-ethereal gain-artifact gain-experiment advance-lowest advance-on "
    "advance-towards reached roll sweep specialize masterpiece first-stack first-experiment"
).split()


@final
class Errand:
    """One thing the bot has yet to do: a kind, and the number of the card, track or amount it is about."""

    def __init__(self, kind: i64, what: i64 = 0) -> None:
        self.kind: Final[i64] = kind
        self.what: Final[i64] = what

    def key(self) -> tuple[int, int]:
        """Return the errand as integers: ``Errand(*key)`` is the same again."""
        return (self.kind, self.what)

    def __str__(self) -> str:
        """Return the errand as tests and faults show it."""
        return f"{ERRAND_NAMES[self.kind]} {self.what}"


# -- needs: what the bot cannot know, and what its outcomes are ------------------------------------

NO_NEED: Final = 0
NEED_CARD: Final = 1  # by bot card: one of its pile
NEED_CARD_SIDE: Final = 2  # left and right, by an ordinary die
NEED_ARTIFACT_SIDE: Final = 3  # the same
NEED_ROLL: Final = 4  # the six faces of one of the game's dice, lead first
NEED_ELEMENT: Final = 5  # by element: one of those that are tied
NEED_NAMES: Final = "nothing card card-side artifact-side roll element".split()

NOT_THROWN: Final = -1
PIPS: Final = 6  # of an ordinary die
PIP_NAMES: Final = ["1-3", "4-6"]  # what it says: left or right
LEFT: Final = 0
RIGHT: Final = 1
SIDE_NAMES: Final = "left right".split()


def side_of(pips: i64) -> i64:
    """T13.3, T13.6 Return which side an ordinary die means: 1 to 3 left, 4 to 6 right."""
    return LEFT if pips <= PIPS // 2 else RIGHT


# -- commands: what somebody does for the bot, with up to three numbers -----------------------------

STACK: Final = 0  # a mask of cards
ADD_CARD: Final = 1  # card
RESHUFFLE: Final = 2
LAY_OPEN: Final = 3  # card, place, its side if two lie open
DISCARD_CARD: Final = 4  # card, place
TAKE_DIE: Final = 5  # bowl × 3 + colour, potency, the face it is turned to
SPEND_ETHEREAL: Final = 6  # -, the potency it has then
SPEND_POTENCY: Final = 7  # -, how much, what is left
ADVANCE: Final = 8  # track, the step it comes to
TAKE_ARTIFACT: Final = 9  # market space
TAKE_EXPERIMENT: Final = 10  # page, 1 if it is refilled at once, element
TAKE_GOLD: Final = 11  # -, how much, here and in the next two
TAKE_POINTS: Final = 12
TAKE_ETHEREAL: Final = 13
COMPLETE_EXPERIMENT: Final = 14  # 0 for the older and 1 for the newer, gold, element
LET_REACT: Final = 15  # the die's colour, its face
TIDY: Final = 16  # 1 if the die leaves the potency track, which of its dice it is
REMOVE_TOKEN: Final = 17  # bonus space
DRAW_STARTING_EXPERIMENT: Final = 18
DRAW_MASTERPIECES: Final = 19  # -, how many
COMPLETE_MASTERPIECE: Final = 20  # which of those drawn, gold, element
COMMAND_NAMES: Final = (
    "stack add-card reshuffle lay-open discard-card take-die spend-ethereal spend-potency advance take-artifact "
    "take-experiment take-gold take-points take-ethereal complete-experiment let-react tidy remove-token "
    "draw-starting-experiment draw-masterpieces complete-masterpiece"
).split()


@final
class Command:
    """One thing to do at the table for the bot: what it is, and up to three numbers."""

    def __init__(self, kind: i64, what: i64 = 0, count: i64 = 0, extra: i64 = 0) -> None:
        self.kind: Final[i64] = kind
        self.what: Final[i64] = what
        self.count: Final[i64] = count
        self.extra: Final[i64] = extra

    def key(self) -> tuple[int, int, int, int]:
        """Return the command as integers: ``Command(*key)`` is the same again."""
        return (self.kind, self.what, self.count, self.extra)

    def __str__(self) -> str:
        """Return the command as tests and faults show it."""
        return f"{COMMAND_NAMES[self.kind]} {self.what} {self.count} {self.extra}"


# -- what comes of considering an errand ------------------------------------------------------------

NO_WEIGHTS: Final[vec[i64]] = vec[i64]()


@final
class Advice:
    """What the bot does next: at most one command, then errands; or what it needs, and how likely each outcome is."""

    def __init__(
        self, command: Command | None, errands: list[Errand], need: i64 = NO_NEED, weights: vec[i64] = NO_WEIGHTS
    ) -> None:
        self.command: Final = command
        self.errands: Final = errands  # in the order they happen, before all that was to be done already
        self.need: Final[i64] = need
        self.weights: Final[vec[i64]] = weights


def nothing() -> Advice:
    """Return the advice that there is nothing to do."""
    return Advice(None, [])


def do(command: Command, *errands: Errand) -> Advice:
    """Return the advice to do one thing, and perhaps others after it."""
    return Advice(command, list(errands))


def then(*errands: Errand) -> Advice:
    """Return the advice that other errands come of this one."""
    return Advice(None, list(errands))


def ask(need: i64, weights: vec[i64]) -> Advice:
    """Return the advice to throw a die or turn up a card first."""
    return Advice(None, [], need, weights)
