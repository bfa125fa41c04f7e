"""T13.15, T13.16 How hard a solo game is: every switch of the books, and four mixtures with a name."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.game import Option
from emerald.kernel.vecs import i64

# T13.5, T13.15, T13.16: when a personality scores instead of climbing
NO_PERSONALITY: Final = 0
SCORES_ABOVE: Final = 1
SCORES_ON_A_TIE: Final = 2
PERSONALITY_WORDS: Final = "none above tie".split()


@final
class Difficulty:
    """T13.15, T13.16 The switches of a solo game; the standard game is what the values here say."""

    def __init__(self) -> None:
        self.gold: i64 = 2
        self.experiment: bool = False  # a random starting experiment, uncompleted
        self.first_steps: i64 = 0  # on all tracks, before the rolls
        self.rolls: i64 = 2
        self.personality: i64 = SCORES_ABOVE
        self.specializations: bool = True
        self.masterpieces: i64 = 2  # drawn at the end
        self.masterpiece_for_gold: bool = False
        self.bot_begins: bool = False  # and the person gets no ethereal die
        self.white_die_less: bool = False
        self.own_publications: i64 = 2  # drawn by the person at set-up
        self.own_masterpieces: i64 = 2
        self.planning: bool = False  # T13.3: two cards lie open


# -- as options of a table: first a mixture, then each switch for those who want another ---------------

AS_PRESET: Final = "preset"
STANDARD: Final = "standard"
NO_YES: Final = [AS_PRESET, "no", "yes"]

# A first game has only the nine basic cards to learn, and the weaker opponent they make: the books suggest to leave the
# personality out, and the specializations are as much to look up. Hard is the printed game against an opponent that
# starts further up and scores more often. Heroic is everything the books offer to make life hard, but no more than four
# rolls: those that go further up their tracks make every game alike.
PRESETS: Final[dict[str, dict[str, str]]] = {
    "introductory": {"bot-personality": "none", "bot-specializations": "no"},
    STANDARD: {},
    "hard": {"bot-gold": "3", "bot-first-steps": "1", "bot-personality": "tie", "bot-masterpieces": "3"},
    "heroic": {
        "bot-gold": "3",
        "bot-experiment": "yes",
        "bot-first-steps": "1",
        "bot-rolls": "4",
        "bot-personality": "tie",
        "bot-masterpieces": "3",
        "bot-masterpiece-for-gold": "yes",
        "bot-begins": "yes",
        "white-die-less": "yes",
        "own-publications": "1",
        "own-masterpieces": "1",
    },
}

DIFFICULTY: Final = "bot"  # the option that names a preset
OPTIONS: Final = [
    Option(DIFFICULTY, "T13.15", STANDARD, list(PRESETS)),
    Option("bot-planning", "T13.3", "no", ["no", "yes"]),
    Option("bot-gold", "T13.15", AS_PRESET, [AS_PRESET, "1", "2", "3"]),
    Option("bot-experiment", "T13.15", AS_PRESET, NO_YES),
    Option("bot-first-steps", "T13.15", AS_PRESET, [AS_PRESET, "0", "1"]),
    Option("bot-rolls", "T13.15", AS_PRESET, [AS_PRESET, "0", "2", "4", "5", "6", "7", "8"]),
    Option("bot-personality", "T13.16", AS_PRESET, [AS_PRESET, *PERSONALITY_WORDS]),
    Option("bot-specializations", "T13.16", AS_PRESET, NO_YES),
    Option("bot-masterpieces", "T13.15", AS_PRESET, [AS_PRESET, "0", "2", "3"]),
    Option("bot-masterpiece-for-gold", "T13.15", AS_PRESET, NO_YES),
    Option("bot-begins", "T13.15", AS_PRESET, NO_YES),
    Option("white-die-less", "T13.15", AS_PRESET, NO_YES),
    Option("own-publications", "T13.15", AS_PRESET, [AS_PRESET, "1", "2"]),
    Option("own-masterpieces", "T13.15", AS_PRESET, [AS_PRESET, "1", "2"]),
]


def difficulty_of(options: dict[str, str]) -> Difficulty:
    """T13.15, T13.16 Return the switches of a table: those of its preset, but for each that is set by itself."""
    said = dict(PRESETS[options.get(DIFFICULTY, STANDARD)])
    for option in OPTIONS:
        word = options.get(option.name, AS_PRESET)
        if option.name != DIFFICULTY and word != AS_PRESET:
            said[option.name] = word
    switches = Difficulty()
    switches.gold = int(said.get("bot-gold", switches.gold))
    switches.experiment = said.get("bot-experiment") == "yes"
    switches.first_steps = int(said.get("bot-first-steps", switches.first_steps))
    switches.rolls = int(said.get("bot-rolls", switches.rolls))
    switches.personality = PERSONALITY_WORDS.index(said.get("bot-personality", "above"))
    switches.specializations = said.get("bot-specializations") != "no"
    switches.masterpieces = int(said.get("bot-masterpieces", switches.masterpieces))
    switches.masterpiece_for_gold = said.get("bot-masterpiece-for-gold") == "yes"
    switches.bot_begins = said.get("bot-begins") == "yes"
    switches.white_die_less = said.get("white-die-less") == "yes"
    switches.own_publications = int(said.get("own-publications", switches.own_publications))
    switches.own_masterpieces = int(said.get("own-masterpieces", switches.own_masterpieces))
    switches.planning = said.get("bot-planning") == "yes"
    return switches
