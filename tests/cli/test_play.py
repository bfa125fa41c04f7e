"""A game in the terminal: typed, asked about, taken back, resumed."""

from __future__ import annotations

from collections.abc import Callable

from tests.cli.sessions import Session, Shell

Start = Callable[..., Session]
TWO = ("play", "alchemicus", "--seats", "2", "--seed", "tablet", "--option", "first=1", "--save", "one")


def test_a_whole_game_typed_by_a_script(shell: Shell) -> None:
    done = shell.start(*TWO, "--option", "turn-limit=3", typed="1\n2\n3\n" * 400)
    assert (done.code, done.err) == (0, "")
    assert "The game is over." in done.out
    assert "emerald verify " in done.out
    assert shell.start("verify", "one").code == 0


def test_the_fingerprint_stands_at_the_beginning_and_the_seed_at_the_end(shell: Shell) -> None:
    done = shell.run(*TWO, "--option", "turn-limit=1", typed="1\n2\n3\n" * 200)
    kept = shell.kept("one")
    fingerprint = kept.partition("seed-hash: ")[2].split()[0]
    seed = kept.partition("\nseed: ")[2].split()[0]
    assert fingerprint in done.out.partition("Pile:")[0]
    assert seed in done.out.partition("The game is over.")[2]
    assert seed not in done.out.partition("The game is over.")[0]


def test_equal_words_deal_alike_and_no_word_deals_anew(shell: Shell) -> None:
    first = shell.run(*TWO[:-1], "a", typed="table\n").out.replace("“a”", "")
    second = shell.run(*TWO[:-1], "b", typed="table\n").out.replace("“b”", "")
    assert first.replace("resume a", "") == second.replace("resume b", "")
    other = shell.run("play", "alchemicus", "--save", "c")
    assert "fingerprint" in other.out
    assert shell.kept("c").partition("seed-hash: ")[2] != shell.kept("a").partition("seed-hash: ")[2]


def test_answers_by_number_by_log_words_and_by_part_of_their_words(shell: Shell) -> None:
    out = shell.run(*TWO, typed="1\nplace field-5\n").out
    assert "Your pawn goes to Building (field 5)." in out
    assert "Which building do you lay?" in out
    out = shell.run(*TWO[:-1], "two", typed="draw pile\nharvest field\n").out
    assert "Your pawn goes to Harvest (field 3)." in out


def test_several_answers_in_one_line_are_all_given_or_none(shell: Shell) -> None:
    out = shell.run(*TWO, typed="draw bank; discard horten\nundo turn\ndraw bank, 1, take domo\n").out
    assert out.count("You discard Horten.") == 2
    assert "You take back 2 answers." in out
    assert out.count("On which field do you put your pawn?") == 1


def test_a_wrong_answer_undoes_the_whole_line(shell: Shell) -> None:
    out = shell.run(*TWO, typed="draw bank, discard horten, take gloria\n").out
    assert "This is no answer to the question being asked." in out
    assert "You discard" not in out
    assert "tail" not in shell.kept("one").splitlines()


def test_answers_behind_a_revelation_are_not_given(shell: Shell) -> None:
    out = shell.run(*TWO, typed="1 3\n").out
    assert "Not given, because something has happened since: 3" in out
    assert "On which field do you put your pawn?" in out
    assert "Do you harvest?" not in out


def test_why_not_says_the_reason_and_its_paragraph(shell: Shell) -> None:
    out = shell.run(*TWO, typed="1\nplace field-5\nwhy not 4\nwhy build gloria\nwhy 99\nwhy\nwhy 1\nwhy move 2\n").out
    assert out.count("Gloria cannot be built. (A3.2)") == 2
    assert "The list has no number 99; it goes to 5." in out
    assert "Why what? For instance: why 2" in out
    assert "That is allowed." in out
    assert "This is no answer to the question being asked." in out


def test_what_is_forbidden_stands_in_brackets_and_is_refused_with_its_reason(shell: Shell) -> None:
    out = shell.run(*TWO, typed="1\nplace field-5\n4\n").out
    assert "(4)  Build Gloria" in out
    assert "  5  Finish building" in out
    assert "“why 4” tells the reason" in out
    assert "Gloria cannot be built. (A3.2)" in out


def test_undo_and_undo_turn_and_the_barrier(shell: Shell) -> None:
    out = shell.run(*TWO, typed="1\n3\n1\nundo\nundo turn\nundo\n").out
    assert out.count("You take back 1 answer.") == 2
    assert "This cannot be taken back: a card has been drawn." in out
    out = shell.run(*TWO[:-1], "two", typed="1\n3\n1\nundo turn\n").out
    assert "You take back 2 answers." in out


def test_enter_pays_as_suggested(shell: Shell) -> None:
    out = shell.run(*TWO, typed="draw bank\n\n").out
    assert "Enter: Discard Horten" in out
    assert "You discard Horten." in out


def test_enter_gives_the_only_answer_and_otherwise_asks_for_a_number(shell: Shell) -> None:
    out = shell.run(*TWO, typed="\n1\n3\n2\nplay gloria\n\n").out
    assert out.count("Nothing is suggested here; please type a number.") == 1
    assert "Player 2: " in out


def test_help_table_log_and_save(shell: Shell) -> None:
    typed = "help\ntable\n1\n3\n1\nlog 1\nsave\nsave again\nsave again\nsave a/b\nnonsense\nquit\n"
    out = shell.run(*TWO, typed=typed).out
    assert "“why 3”, “why not build gloria”" in out
    assert out.count("Inner ring:") == 2
    assert out.count("You draw Gloria.") == 3
    assert "kept as “one” already" in out
    assert "A copy is kept as “again”." in out
    assert "A game called “again” is kept already." in out
    assert "“a/b” cannot be the name of a kept game" in out
    assert "“nonsense” is neither an answer" in out
    assert out.endswith("emerald play --resume one\n")
    assert shell.kept("again") == shell.kept("one")


def test_players_by_themselves_answer_for_their_seats(shell: Shell) -> None:
    out = shell.run(*TWO, "--bot", "2=random", "--bot", "1=greedy", "--option", "turn-limit=2").out
    assert "greedy 1" in out
    assert "The game is over." in out
    assert "answer 1 bot: " in shell.kept("one")
    assert "person" not in shell.kept("one")


def test_names_of_persons_go_to_their_seats(shell: Shell) -> None:
    out = shell.run(*TWO, "--bot", "1=random", "--name", "Łucja", typed="").out
    assert "Łucja: Where do you draw your card from?" in out


def test_an_option_and_a_catalogue_of_ones_own(shell: Shell, catalogue: str) -> None:
    out = shell.run(*TWO, "--catalogue", catalogue, "--option", "noctis=yes", typed="").out
    assert "Alchemicus (our own)" in out
    assert "Golem (2)" in out
    again = shell.run("play", "--resume", "one")
    assert (again.code, again.err) == (0, "")


def test_resume_goes_on_with_the_latest_the_named_or_the_file(shell: Shell) -> None:
    shell.run(*TWO, typed="1\n3\n")
    file = str(shell.folder / "games" / "one.match")
    for arguments in (["--resume"], ["--resume", "one"], ["--resume", file]):
        out = shell.run("play", *arguments, typed="undo\n3\n").out
        assert "You take back 1 answer." in out
        assert out.index("Do you harvest?") < out.index("On which field do you put your pawn?")


def test_a_resumed_game_tells_the_last_round_and_keeps_its_players(shell: Shell) -> None:
    shell.run(*TWO, "--bot", "2=random", typed="1\n3\n1\nend turn\n")
    out = shell.run("play", "--resume", typed="quit\n").out
    assert "random 2" in out.partition("— ")[2]
    assert "— Your turn 2." in out
    assert "Player 1 > quit" in out


def test_ctrl_c_leaves_the_game_as_it_was(shell: Shell, piped: Start) -> None:
    session = piped(*TWO)
    session.expect("Player 1 > ")
    session.type("1")
    session.expect("On which field")
    session.type("3")
    session.expect("Do you harvest?")
    session.expect("Player 1 > ")
    before = shell.kept("one")
    session.interrupt()
    code, out = session.end()
    assert code == 130
    assert "emerald play --resume one" in out
    assert "Traceback" not in out
    assert shell.kept("one") == before
    out = shell.run("play", "--resume", typed="undo\nundo\n").out
    assert out.index("Do you harvest?") < out.index("You take back 1 answer.") < out.index("On which field")
    assert "This cannot be taken back: a card has been drawn." in out


def test_a_killed_game_goes_on_where_it_stood(shell: Shell, piped: Start) -> None:
    session = piped(*TWO)
    session.expect("Player 1 > ")
    session.type("draw bank")
    session.expect("Player 1: ")
    question = session.expect("Player 1 > ")
    session.kill()
    out = shell.run("play", "--resume", typed="undo\n").out
    assert question in out
    assert "You take back 1 answer." in out


def test_killed_at_any_moment_the_file_is_whole(shell: Shell, piped: Start) -> None:
    for number in range(2):
        arguments = list(TWO)
        arguments[-1] = f"game-{number}"
        session = piped(*arguments, "--bot", "1=random", "--bot", "2=random", "--option", "turn-limit=8")
        session.expect("The game is kept as")
        for _ in range(number * 9):
            text = shell.kept(f"game-{number}")
            while shell.kept(f"game-{number}") == text:
                assert session.is_running
        session.kill()
        done = shell.run("play", "--resume", f"game-{number}")
        assert (done.code, done.err) == (0, "")
        assert "The game is over." in done.out
        assert shell.run("verify", f"game-{number}").code == 0


def test_the_end_of_the_input_leaves_the_game(shell: Shell) -> None:
    done = shell.run(*TWO, typed="1\n")
    assert done.code == 0
    assert "The game is kept. To go on: emerald play --resume one" in done.out
