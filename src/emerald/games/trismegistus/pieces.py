"""T1, T2 The pieces of the box as numbers, and what each is called in logs and files."""

from __future__ import annotations

from typing import Final

from emerald.kernel.vecs import i64, vec

# -- T1.1 elements, in the order of the tracks -------------------------------------------------

EARTH: Final = 0
FIRE: Final = 1
WATER: Final = 2
AIR: Final = 3
ELEMENTS: Final = 4  # T1.1
ELEMENT_NAMES: Final = "earth fire water air".split()

# -- T1.2 metals, in the order of the path; the first five are faces of dice --------------------

LEAD: Final = 0
COPPER: Final = 1
TIN: Final = 2
MERCURY: Final = 3
IRON: Final = 4
SILVER: Final = 5
GOLD: Final = 6  # T1.2
METAL_NAMES: Final = "lead copper tin mercury iron silver gold".split()

METAL_FACES: Final = 5
INFINITY: Final = 5  # T1.8 the sixth face
FACES: Final = 6
FACE_NAMES: Final = "lead copper tin mercury iron infinity".split()

# -- T1.8 dice ----------------------------------------------------------------------------------

BLACK: Final = 0
WHITE: Final = 1
RED: Final = 2
COLOURS: Final = 3
COLOUR_NAMES: Final = "black white red".split()

# -- what a seat holds: T1.3 materials by space, T1.7 essences, tokens, points ---------------------

RAW: Final = 0  # + a metal, lead to iron
REFINED: Final = 4  # + a metal, copper to iron; silver and gold follow on
REFINED_COPPER: Final = REFINED + COPPER
REFINED_IRON: Final = REFINED + IRON
SILVER_CUBE: Final = REFINED + SILVER
GOLD_CUBE: Final = REFINED + GOLD
MATERIALS: Final = 11  # storage spaces of a laboratory

SALT: Final = 11
SULFUR: Final = 12
AETHER: Final = 13
ETHEREAL_DIE: Final = 14
CHAMELEON: Final = 15
CHARGED: Final = 16  # reaction tokens that can be discharged
DISCHARGED: Final = 17
POINTS: Final = 18  # scored during the game
HOLDINGS: Final = 19
HOLDING_NAMES: Final = (
    "raw-lead raw-copper raw-tin raw-mercury raw-iron refined-copper refined-tin refined-mercury refined-iron silver "
    "gold salt sulfur aether ethereal-die chameleon charged-reaction discharged-reaction points"
).split()

# -- T1.7 kinds of essence; the last is paid in raw mercury, or what stands for it (T1.6) -----------

OF_SALT: Final = 0
OF_SULFUR: Final = 1
OF_AETHER: Final = 2
OF_MERCURY: Final = 3
ESSENCES: Final = 4  # T1.7
ESSENCE_NAMES: Final = "salt sulfur aether mercury".split()
ANY_ESSENCE: Final = 4  # T2.5: the bowl of iron
ESSENCE_OF_FACE: Final[vec[i64]] = vec[i64]([OF_SALT, OF_AETHER, OF_SULFUR, OF_MERCURY, ANY_ESSENCE])
HELD_AS: Final[vec[i64]] = vec[i64]([SALT, SULFUR, AETHER, RAW + MERCURY])  # by kind of essence: where it is held

# -- T2 cards, tiles and boards: places are fixed by their counts -----------------------------------

LEVELS: Final = 5  # starting, 1, 2, 3, masterpiece
LEVEL_NAMES: Final = "starting level-1 level-2 level-3 masterpiece".split()
STARTING: Final = 0
MASTERPIECE: Final = 4
EXPERIMENTS: Final = 64
FIRST_EXPERIMENT: Final[vec[i64]] = vec[i64]([0, 8, 24, 40, 56, 64])  # by level
ARTIFACTS: Final = 48
FIRST_ARTIFACT: Final[vec[i64]] = vec[i64]([0, 8, 22, 36, 48])  # starting, 1, 2, 3
PUBLICATIONS: Final = 24
ACHIEVEMENTS: Final = 16
LABORATORIES: Final = 5
FORMULAS: Final = 40
FORMULAS_EACH: Final = 8

ARROWS: Final = 6  # T2.2 numbered by the metal they start from, lead to silver
SLOTS: Final = 6  # one beside each arrow
COLUMNS: Final = 4  # one for each element
CELLS: Final = 9  # T2.3 a chamber is a grid of three by three, row by row
OPEN_CELLS: Final = 7
TOP_OF_TRACK: Final = 12  # T2.4
BONUS_STEPS: Final = 2
BONUS_STEP: Final[vec[i64]] = vec[i64]([4, 8])  # T2.4
BONUS_SPACES: Final = 8  # two on each track: track × 2 + 0 or 1
MOST_POTENCY: Final = 5
BOOKS: Final = 5  # one for each metal face
PAGES: Final = 10  # book × 2 + left or right
MARKET: Final = 6  # colour × 2 + 0 or 1
DICE_EACH: Final = 3  # a round
ROUNDS: Final = 3

# -- T2 bonus tokens ------------------------------------------------------------------------------

BONUS_ADVANCE: Final = 0
BONUS_CHAMELEON: Final = 1
BONUS_ETHEREAL: Final = 2
BONUS_KINDS: Final = 3
BONUS_NAMES: Final = "advance chameleon ethereal-die".split()

# -- T14.3, T14.5 what counts at the end ---------------------------------------------------------

STONE_POINTS: Final[vec[i64]] = vec[i64]([0, 0, 1, 4, 9, 16, 25, 36])  # by formulas
TRACK_POINTS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 7])  # by step

NOTHING: Final = -1  # an empty space, slot, page or cell
