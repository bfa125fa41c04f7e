"""T2 Everything wrong with a catalogue is said, with file, item and word."""

import pytest

from tests.games.trismegistus.editions import changed, faults_of

BOARD, FIRST, SECOND = "board.toml", "experiments-1.toml", "experiments-2.toml"
DUVAL, NEWTON = "laboratory-1-duval.toml", "laboratory-2-newton.toml"
FAULTS = [
    (FIRST, "requires = 2", "requires = 13", "experiment precipitation: 'requires' must be from 0 to 12, but is 13."),
    (FIRST, "level = 1", "level = 4", "'4' is none of the words allowed for 'level'."),
    (FIRST, "level = 1\n", 'level = "maste"\n', "for 'level'; did you mean 'master'?"),
    (FIRST, 'element = "earth"', 'element = "eart"', "did you mean 'earth'?"),
    (FIRST, "1 raw iron", "1 raw irn", "'cost', in '2 raw lead, 1 raw irn': expected a thing, found 'raw' (word 6)"),
    (FIRST, "1 raw iron", "1 salt", "expected a material, found 'salt' (word 6)."),
    (FIRST, "gain 1 salt", "gan 1 salt", "expected an effect, found 'gan' (word 6); did you mean 'gain'?"),
    (FIRST, "gain 1 salt", "may gain 1 salt", "expected an effect, found 'may' (word 6)"),
    (FIRST, "gain 1 salt", "advance 2 on fire", "one step or up to three on any track, found 'advance' (word 6)."),
    (FIRST, "gain 1 salt", "gain 1 salt; gain 1 salt; gain 1 salt; gain 1 salt", "at most 4 alternatives, found 5"),
    (FIRST, 'cost = "2 raw lead, 1 raw iron"\n', "", "experiment precipitation: the key 'cost' is missing."),
    (FIRST, "points = 3\n", "", "the key 'points' is missing."),
    (FIRST, 'players = "3+"', 'players = "3"', "'3' is none of the words allowed for 'players'"),
    (FIRST, "points = 3", "points = 3\ncolour = 1", "the key 'colour' is unknown."),
    (FIRST, 'id = "precipitation"', 'id = "calcination"', "'calcination' is taken already, in experiments-1.toml."),
    (FIRST, "level = 1", 'level = "start"', "there is room for 8 × experiment, level start, found 9."),
    ("artifacts-3.toml", "level = 3", 'level = "start"', "there is room for 8 × artifact, level start, found 9."),
    ("artifacts-0-starting.toml", 'level = "start"', "level = 1", "the game needs 8 × artifact, level start, found 7."),
    ("artifacts-1.toml", '"earth"', '"erth"', "artifact balance: 'erth' is none of the words"),
    ("artifacts-1.toml", 'ability = "gain 2 any raw"\n', "", "artifact balance: the key 'ability' is missing."),
    ("publications.toml", '"earth", "fire", "water", "air"', "", "emerald-tablet: 'needs' must not be empty."),
    ("achievements.toml", "10 materials", "10 points", "expected a material or an essence, found 'points' (word 2)."),
    ("achievements.toml", "any track 10", "lowest track 10", "expected something that can be shown, found 'lowest'"),
    (DUVAL, '"x o o"', '"o o o"', "laboratory duval: a chamber has 7 open cells, this one has 8."),
    (DUVAL, '"o o x"', '"o o ."', "a chamber is three rows of three cells, each o (open) or x (closed)."),
    (DUVAL, '"x o o", "o o o", "o o x"', '"x o o", "x o o", "o o o"', "two open cells at least in every row"),
    (DUVAL, '"x o o", ', "", "'chamber' must list 3 entries, but lists 2."),
    (DUVAL, 'row-1-left =', 'row-1-lft =', "duval, bonuses: the key 'row-1-left' is missing"),
    (DUVAL, 'laboratory = "duval"', 'laboratory = "newton"', "the game needs 8 × formula, duval, found 7."),
    (DUVAL, 'laboratory = "duval"', 'laboratory = "newto"', "did you mean 'newton'?"),
    (BOARD, 'lead = "salt"', 'lead = "sugar"', "board, bowls: 'sugar' is none of the words"),
    (BOARD, 'earth = "salt"', 'earth = "aether"', "board: 'tracks' must name each essence once."),
    (BOARD, "advance = 4", "advance = -1", "'advance' must be from 0 to 99, but is -1."),
    (BOARD, "chameleon = 4\nethereal-die = 4", "chameleon = 1\nethereal-die = 2", "needs 8 × bonus-tokens, found 7."),
    (BOARD, '"black", "white", "red"', '"black", "white"', "board: 'arrows' must list 6 entries, but lists 5."),
    (BOARD, '"granulation"', '"nigredo"', "seat-1: 'nigredo' is none of the words allowed for 'experiment'."),
    (BOARD, '"splendor-solis"', '"turba-philosophorum"', "seat-2: 'turba-philosophorum' is given to two seats."),
    (BOARD, "splendor-solis", "sceptical-chymist", "seat-2: 'sceptical-chymist' is not played with two players."),
    (BOARD, "[introductory.seat-4]", "[introductory.seat-5]", "introductory: the key 'seat-4' is missing."),
]  # fmt: skip


@pytest.mark.parametrize(("file", "before", "after", "said"), FAULTS)
def test_every_fault_names_file_item_and_word(tmp_path, file, before, after, said):
    found = faults_of(changed(tmp_path, (file, before, after)))
    assert [fault for fault in found if said in fault], found
