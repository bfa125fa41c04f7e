"""At a real terminal: the veil between two persons, the menu, Ctrl-C and Ctrl-D as they are typed."""

from __future__ import annotations

from collections.abc import Callable

from tests.cli.sessions import Session, Shell

Start = Callable[..., Session]
TWO = ("play", "alchemicus", "--seats", "2", "--seed", "tablet", "--option", "first=1", "--save", "one")
CTRL_C = b"\x03"
CTRL_D = b"\x04"


def test_a_veil_falls_between_two_persons_at_one_terminal(live: Start) -> None:
    session = live(*TWO, "--name", "Ana", "--name", "Ben")
    assert "Hand" not in session.expect("Ana, the terminal is yours. Press Enter to see your hand.")
    session.type("")
    assert "Donarium (5)" in session.expect("Ana > ")
    for answer in ("1", "3", "2"):
        session.type(answer)
        session.expect("Ana > ")
    session.type("end-turn")
    veiled = session.expect("Ben, the terminal is yours. Press Enter to see your hand.")
    assert "Pergula (1)" not in veiled
    session.type("")
    shown = session.expect("Ben > ")
    assert "Pergula (1)" in shown
    assert "Donarium (5)" not in shown


def test_one_person_against_bots_needs_no_veil(live: Start) -> None:
    session = live(*TWO, "--bot", "2=random")
    assert "the terminal is yours" not in session.expect("Player 1 > ")


def test_ctrl_c_and_ctrl_d_at_the_question_leave_a_kept_game(shell: Shell, live: Start) -> None:
    for key, code in ((CTRL_C, 130), (CTRL_D, 0)):
        session = live(*TWO[:-1], f"game-{code}", "--bot", "2=random")
        session.expect("Player 1 > ")
        session.type("1")
        session.expect("Player 1 > ")
        session.press_until_heard(key)
        assert session.end() == (code, f"\nThe game is kept. To go on: emerald play --resume game-{code}\n")
        assert "answer 1 person: draw base" in shell.kept(f"game-{code}")


def test_the_menu_does_not_offer_what_is_over(shell: Shell, live: Start) -> None:
    shell.run(*TWO, "--option", "turn-limit=1", "--bot", "1=random", "--bot", "2=random")
    session = live("play")
    assert "“one”" not in session.expect("[1] >")


def test_the_menu_leads_to_a_new_game_with_options_and_later_back_to_it(shell: Shell, live: Start) -> None:
    session = live("play")
    session.expect("Begin a new game")
    session.expect("[1] >")
    for answer in ("", "", "7", "2"):  # a new game, the first; of seven seats there is none
        session.type(answer)
        session.expect("] >")
    session.type("")  # a person
    session.expect("A name (Enter for none):")
    session.type("Ana")
    session.expect("] >")
    session.type("2")  # the apprentice, the first of the levels
    session.expect("How is the game to be played?")
    session.expect("[1] >")
    session.type("2")
    for answer in ("", "", "x", "2", "", "", "", "", "", "", "", ""):  # a turn limit of x is none
        session.expect("] >")
        session.type(answer)
    session.expect("The turn limit is a number")
    session.type("2")
    for answer in ("", "", "7", "2", "", "", "", "", "", "", "", ""):
        session.expect("] >")
        session.type(answer)
    session.expect("Ana > ")
    session.type("quit")
    assert session.end()[0] == 0
    (file,) = (shell.folder / "games").glob("*.match")
    text = file.read_text(encoding="utf-8")
    assert "option turn-limit: 7\noption noctis: yes\n" in text
    assert "seat 1: Ana\nseat 2: Apprentice 2\n" in text
    session = live("play")
    session.expect(f"Go on with “{file.stem}”")
    session.expect("[1] >")
    session.type("2")
    session.expect("Ana > ")


def test_a_replay_is_stepped_through(shell: Shell, live: Start) -> None:
    shell.run(*TWO, "--option", "turn-limit=2", "--bot", "1=random", "--bot", "2=random")
    session = live("replay", "one")
    session.expect("Position 0 of ")
    for typed, heard in (("", 1), ("", 2), ("back", 1), ("7", 7), ("s 1", 7)):
        session.expect("quit] >")
        session.type(typed)
        session.expect(f"Position {heard} of ")
    assert "random 1: own buildings" in session.expect("quit] >")
    session.type("end")
    session.expect(" wins.")
    session.expect("quit] >")
    session.type("what")
    session.expect("Enter: the next position;")
    session.expect("quit] >")
    session.type("quit")
    assert session.end()[0] == 0
