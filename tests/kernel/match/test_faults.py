"""Whatever is wrong with a file ends in a FileFault that names the line and says what it is."""

from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emerald.kernel.game import Setup
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import (
    FileFault,
    Header,
    open_at,
    publish,
    read,
    read_entries,
    read_header,
    verify,
    write,
)


def sealed(text):
    """The text with the seal it should have, so that what is wrong above it is found."""
    above = text.rpartition("seal: ")[0] or text
    seal = sha256(above.encode("utf-8", "replace")).hexdigest()[:16]
    return f"{above}seal: {seal}\n"


@pytest.fixture(scope="module")
def running(toy):
    """A running game with both kinds of entries, a take-back, secrets and a tail."""
    steps = {"steps": "pick 1, both (1: choose; 2: choose, draw), open, pick 1, pick 1, pick 2", "stock": "1 2 3"}
    match = Match(toy, Setup(2, {"stock": "3"}), b"seed", ["Anna", "Bo"], steps)
    match.play(0, 0)
    match.play(0, 3)
    match.play(1, 4)
    match.take_back(1)
    match.play(1, 5)
    match.play(0, 3)
    match.replace(1, 3, "Greedy")
    match.play(0, 1)
    return write(match)


RUNNING = """\
emerald-match 1
game: toy
rules: 3
edition: wooden
catalogue: c0ffee
seats: 2
seat 1: Anna
seat 2: Bo
option stock: 3
start: position
position steps: pick 1, both (1: choose; 2: choose, draw), open, pick 1, pick 1, pick 2
position stock: 1 2 3
seed-hash: 19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b
seed: 73656564
log
answer 1 person: pick red
answer 2 person to 2: choose right
outcome deck to 2: ace | [4] 4 4
"""


def test_this_is_the_file_the_cases_change(running, toy):
    assert write(read(running, toy)) == running
    assert sealed(running) == running


def fault_of(text, toy):
    with pytest.raises(FileFault) as caught:
        read(text, toy)
    fault = caught.value
    assert fault.message.key.startswith(("file-", "setup-", "position-"))
    assert str(fault).startswith(f"line {fault.line}: {fault.message.key}")
    assert verify(text, toy).fault.message == fault.message
    return fault


CASES = [  # what is replaced, by what, key of the fault, words of its line
    ("emerald-match 1", "emerald-watch 1", "file-not-a-match", "emerald-watch 1"),
    ("emerald-match 1", "emerald-match 2", "file-other-format", "emerald-match 2"),
    ("emerald-match 1", "emerald-match", "file-other-format", "emerald-match"),
    ("emerald-match 1\n", "emerald-match 1\nemerald-match 1\n", "file-expected", "emerald-match 1"),
    ("game: toy", "game: chess", "file-other-game", "game: chess"),
    ("game: toy", "game:", "file-expected", "game:"),
    ("game: toy", "game: ", "file-bad-text", "game: "),
    ("game: toy", "game:  toy", "file-bad-text", "game:  toy"),
    ("game: toy", "Game: toy", "file-expected", "Game: toy"),
    ("game: toy\n", "game: toy\ngame: toy\n", "file-expected", "game: toy"),
    ("game: toy\nrules: 3", "rules: 3\ngame: toy", "file-expected", "rules: 3"),
    ("rules: 3", "rules: 2", "file-other-rules", "rules: 2"),
    ("rules: 3", "rules: 03", "file-bad-number", "rules: 03"),
    ("rules: 3", "rules: ٣", "file-bad-number", "rules: ٣"),
    ("rules: 3", "rules: " + "9" * 990, "file-bad-number", "rules: 9"),
    ("rules: 3", "rules: " + "9" * 9990, "file-bad-text", "rules: 9"),
    ("edition: wooden", "edition: golden", "file-other-edition", "edition: golden"),
    ("catalogue: c0ffee", "catalogue: c0ffef", "file-other-catalogue", "catalogue: c0ffef"),
    ("seats: 2", "seats: 3", "file-expected", "option stock: 3"),
    ("seats: 2", "seats: 1", "file-expected", "seat 2: Bo"),
    ("seats: 2", "seats: 0", "file-bad-number", "seats: 0"),
    ("seats: 2", "seats: 9", "file-bad-number", "seats: 9"),
    ("seats: 2", "seats: 99999999999999999999", "file-bad-number", "seats: 9"),
    ("seat 2: Bo", "seat 1: Bo", "file-expected", "seat 1: Bo"),
    ("seat 2: Bo", "seat 2:", "file-expected", "seat 2:"),
    ("seat 2: Bo", "seat 2: B\to", "file-bad-text", "seat 2: B\to"),
    ("seat 2: Bo", "seat 2: B\u2028o", "file-bad-text", "seat 2: B\u2028o"),
    ("seat 2: Bo", "seat 2: B\udcffo", "file-bad-text", "seat 2: B\udcffo"),
    ("option stock: 3", "option colour: red", "setup-unknown-option", "option colour: red"),
    ("option stock: 3\n", "option stock: 3\noption stock: 3\n", "file-second", "option stock: 3"),
    ("option stock: 3", "option st ock: 3", "file-bad-text", "option st ock: 3"),
    ("option stock: 3", "option stock:3", "file-expected", "option stock:3"),
    ("option stock: 3", "option stock: many", "file-rules-broke", "start: position"),
    ("start: position", "start: somewhere", "file-expected", "start: somewhere"),
    ("start: position", "start: set-up", "file-expected", "position steps"),
    ("position stock: 1 2 3", "position socks: 1 2 3", "position-unknown-line", "position socks: 1 2 3"),
    ("position stock: 1 2 3", "position steps: pick 1", "file-second", "position steps: pick 1"),
    ("position stock: 1 2 3", "position stock: one", "file-rules-broke", "start: position"),
    ("pick 1, both", "break, both", "file-rules-broke", "start: position"),
    ("draw), open,", "draw), break, open,", "file-rules-broke", "answer 1 person to 1: choose left"),
    ("seed-hash: 19", "seed-hash: 20", "file-seed-hash", "seed: "),
    ("seed-hash: 19", "seed-hash: ", "file-bad-hex", "seed-hash: "),
    ("seed-hash: 19", "seed-hash: XY", "file-bad-hex", "seed-hash: XY"),
    ("seed: 73", "seed: 72", "file-seed-hash", "seed: 72"),
    ("seed: 73656564", "seed: 7365656", "file-bad-hex", "seed: 7365656"),
    ("seed: 73656564", "seed: " + "00" * 65, "file-bad-hex", "seed: 00"),
    ("seed: 73656564\n", "", "file-expected", "log"),
    ("seed: 73656564", "cut: seat 3", "file-bad-number", "cut: seat 3"),
    ("seed: 73656564", "cut: nobody", "file-expected", "cut: nobody"),
    ("seed: 73656564", "cut: watcher", "file-hidden", "position steps"),
    ("seed: 73656564\n", "seed: 73656564\ncut: seat 1\n", "file-expected", "cut: seat 1"),
    ("log\n", "", "file-expected", "answer 1 person: pick red"),
    ("log\n", "log\nlog\n", "file-unknown-kind", "log"),
    ("answer 1 person: pick red", "", "file-unknown-kind", ""),
    ("answer 1 person: pick red", "reply 1 person: pick red", "file-unknown-kind", "reply"),
    ("answer 1 person: pick red", "answer", "file-unfinished-line", "answer"),
    ("answer 1 person: pick red", "answer 1", "file-unfinished-line", "answer 1"),
    ("answer 1 person: pick red", "answer 0 person: pick red", "file-bad-number", "answer 0"),
    ("answer 1 person: pick red", "answer 3 person: pick red", "file-bad-number", "answer 3"),
    ("answer 1 person: pick red", "answer 2 person: pick red", "file-unlawful", "answer 2 person: pick red"),
    ("answer 1 person: pick red", "answer 1 fate: pick red", "file-unknown-author", "answer 1 fate"),
    ("answer 1 person: pick red", "answer 1 person: pick gold", "file-unknown-action", "answer 1 person: pick gold"),
    ("answer 1 person: pick red", "answer 1 person: pick  red", "file-wording", "answer 1 person: pick  red"),
    ("answer 1 person: pick red", "answer 1 person: choose left", "file-unlawful", "answer 1 person: choose left"),
    ("answer 1 person: pick red", "answer 1 person: pick red | 1", "file-wording", "answer 1 person: pick red | 1"),
    ("answer 1 person: pick red", "answer 1 person to 2: pick red", "file-audience", "answer 1 person to 2"),
    ("answer 1 person: pick red", "answer 1 person for 2: pick red", "file-unknown-word", "answer 1 person for"),
    ("answer 1 person: pick red", "answer 1: hidden", "file-hidden", "answer 1: hidden"),
    ("answer 1 person: pick red", "outcome deck to 2: ace | [4] 4 4", "file-fate-not-asked", "outcome deck"),
    ("answer 2 person to 2: choose right", "answer 2 person: choose right", "file-audience", "answer 2 person: choose"),
    ("answer 2 person to 2: choose right", "answer 2 person to nobody: choose right", "file-audience", "answer 2"),
    ("answer 2 person to 2: choose right", "answer 2 person to 2 2: choose right", "file-wording", "answer 2"),
    ("answer 2 person to 2: choose right", "answer 2 person to 5: choose right", "file-bad-number", "answer 2"),
    ("outcome deck to 2: ace | [4] 4 4\n", "", "file-other-source", "outcome table"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome dock to 2: ace | [4] 4 4", "file-unknown-source", "outcome dock"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome", "file-unfinished-line", "outcome"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome table to 2: ace | [4] 4 4", "file-other-source", "outcome table"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome deck to 2: joker | [4] 4 4", "file-unknown-outcome", "outcome deck"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome deck to 2: ace | [5] 4 4", "file-weights", "outcome deck"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome deck to 2: ace | 4 [4] 4", "file-weights", "outcome deck"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome deck to 2: ace | [4] 4", "file-weights", "outcome deck"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome deck to 2: ace", "file-weights", "outcome deck"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome deck: ace | [4] 4 4", "file-audience", "outcome deck"),
    ("outcome deck to 2: ace | [4] 4 4", "outcome deck to 2: hidden", "file-hidden", "outcome deck"),
    (
        "outcome deck to 2: ace | [4] 4 4",
        "outcome deck to 2: king | 4 [4] 4",
        "file-not-what-the-seed-says",
        "outcome deck to 2: king",
    ),
    ("take-back table person: 1", "take-back table person: 5", "file-take-back", "take-back"),
    ("take-back table person: 1", "take-back table person: 6", "file-take-back", "take-back"),
    ("take-back table person: 1", "take-back table person: -1", "file-bad-number", "take-back"),
    ("take-back table person: 1", "take-back table person: " + "1" * 600, "file-bad-number", "take-back"),
    ("take-back table person: 1", "take-back 9 person: 1", "file-bad-number", "take-back"),
    ("replace 2 person: bot Greedy", "replace 2 person: human Greedy", "file-unknown-author", "replace"),
    ("replace 2 person: bot Greedy", "replace 2 person: bot \x00", "file-bad-text", "replace"),
    ("replace 2 person: bot Greedy", "replace table person: bot Greedy", "file-bad-number", "replace"),
    ("replace 2 person: bot Greedy", "resign 2 person: why", "file-wording", "resign"),
    ("digest 11: ", "digest 9: ", "file-expected", "digest 9: "),
    ("digest 11: ", "digest 11: 0", "file-digest", "digest 11: 0"),
    ("tail\n", "", "file-expected", "answer 1 person: pick green"),
    ("tail\nanswer 1 person: pick green\n", "tail\n", "file-unknown-kind", "seal: "),
    ("tail\nanswer 1 person", "tail\nanswer 2 person", "file-unlawful", "answer 2 person: pick green"),
    ("pick green\nseal", "pick green\nanswer 1 person: pick blue\nseal", "file-unlawful", "answer 1 person: pick blue"),
    ("pick green\nseal", "pick green\ntime-out 1 clock\nseal", "file-only-answers-in-a-tail", "time-out 1 clock"),
    ("person: pick green", "person to 1: pick green", "file-audience", "answer 1 person to 1: pick green"),
]


@pytest.mark.parametrize(("old", "new", "key", "line"), CASES, ids=[f"{key}-{new[:30]}" for _, new, key, _ in CASES])
def test_each_kind_of_mistake_is_found_where_it_is(running, toy, old, new, key, line):
    assert old in running
    text = sealed(running.replace(old, new, 1))
    fault = fault_of(text, toy)
    assert fault.message.key == key
    assert text.split("\n")[fault.line - 1].startswith(line)


def test_an_unlawful_answer_comes_with_the_reason_of_the_rules(running, toy):
    fault = fault_of(sealed(running.replace("person: pick green", "person: pick red")), toy)
    assert fault.message.args == {"seat": 1, "action": "pick red"}
    assert str(fault.reason) == "X1.1 why-not-none-left (token=red)"


def test_a_tail_that_should_be_committed_is_found(toy, play):
    t = play("pick 1, pick 1, pick 2").do(1, "pick red")
    text = write(t.match)
    text = sealed(text.replace("pick red\n", "pick red\nanswer 1 person: pick red\n"))
    assert fault_of(text, toy).reason.key == "file-tail-is-due"


def test_a_log_that_ends_where_fate_must_speak_is_found(toy, play):
    t = play("pick 1, open, pick 1").do(1, "pick red")
    lines = write(t.match).splitlines()
    at_start = [line for line in lines if not line.startswith(("outcome", "digest"))]
    state = t.match.at(1)
    digest = sha256(" ".join(str(number) for number in state.key()).encode()).hexdigest()[:16]
    at_start.insert(-1, f"digest 1: {digest}")
    assert fault_of(sealed("\n".join(at_start) + "\n"), toy).message.key == "file-fate-waits"


def test_nothing_may_follow_the_end_of_the_game(toy, play):
    t = play("pick 1").do(1, "pick red")
    for more in ("answer 1 person: pick red", "resign 1 person", "take-back table person: 0"):
        text = sealed(write(t.match).replace("pick red\n", f"pick red\n{more}\n", 1))
        assert fault_of(text, toy).message.key == "file-game-is-over"


def test_a_game_without_an_end_is_no_proof(running, toy):
    assert verify(running, toy).fault.message.key == "file-not-over"


def test_digests_stand_every_two_hundred_entries(toy, play):
    t = play("rounds 50", stock="999 999 999")
    for number in range(175):
        t.do(t.match.asked()[0] + 1, ("pick red", "pick green", "pick blue")[number % 3])
    text = write(t.match)
    (first,) = [line for line in text.splitlines() if line.startswith("digest 200")]
    assert write(read(text, toy)) == text
    for changed in ("", f"{first}\n{first}\n", first[:-1] + "\n", "digest 200: 0000000000000000\n"):
        fault = fault_of(sealed(text.replace(first + "\n", changed)), toy)
        assert fault.message.key in ("file-expected", "file-digest")
        assert abs(text.split("\n").index(first) + 1 - fault.line) <= 1
    with pytest.raises(FileFault, match="file-digest"):
        open_at(sealed(text.replace(first, "digest 200: 0000000000000000")), toy, 250)


def test_a_file_cut_short_anywhere_is_a_fault(running, toy):
    for length in range(len(running)):
        with pytest.raises(FileFault):
            read(running[:length], toy)
    lines = running.splitlines(keepends=True)
    for count in range(len(lines)):
        with pytest.raises(FileFault) as caught:
            read("".join(lines[:count]), toy)
        assert 1 <= caught.value.line <= count + 1
        assert caught.value.message.key == "file-truncated" or count < 2


def test_whatever_was_changed_breaks_the_seal(running, toy):
    fault = fault_of(running.replace("seat 1: Anna", "seat 1: Anne"), toy)
    assert (fault.message.key, fault.line) == ("file-seal", len(running.splitlines()))
    assert fault_of(running + "\n", toy).message.key == "file-after-the-seal"
    assert fault_of(running + running, toy).message.key == "file-after-the-seal"


def test_other_texts_are_no_match_files(toy):
    for text in ("", "\n", "hello", "hello\n", "\x00\n", "\ufeff" + RUNNING, RUNNING.replace("\n", "\r\n"), "🜍" * 99):
        assert fault_of(text, toy).line == 1
    with pytest.raises(FileFault):
        read_header("emerald-match 1\ngame: toy\n")


def test_a_forged_file_breaks_no_reader(running, toy):
    """Sealed again, with answers the rules never allowed: quick opening asks the strict reader what is wrong."""
    text = running.replace("answer 2 person to 2: choose left", "answer 2 person: pay red")
    text = sealed(text.replace("answer 1 person: pick red", "answer 1 person: choose left"))
    with pytest.raises(FileFault, match="file-unlawful"):
        open_at(text, toy, 9)


# -- anything at all ----------------------------------------------------------------------------------

PIECES = st.sampled_from(
    [*" :|[]0123456789\n\r\t\x00é🜍\udcff", "answer ", "outcome ", "to ", "hidden", "seat", "log\n", "9" * 40, "-1"]
)


def mutations(text):
    """Texts that differ from one in a few places: pieces put in, taken out, lines moved or doubled."""
    places = st.integers(0, len(text))

    def change(drawn):
        changed = text
        for kind, start, length, piece in drawn:
            if kind == 0:
                changed = changed[:start] + piece + changed[start:]
            elif kind == 1:
                changed = changed[:start] + changed[start + length :]
            elif kind == 2:
                changed = changed[:start] + piece + changed[start + 1 :]
            else:
                lines = changed.split("\n")
                line = lines[start % len(lines)]
                if kind == 3:
                    lines.insert(length % len(lines), line)
                elif kind == 4:
                    del lines[start % len(lines)]
                else:
                    lines[start % len(lines)], lines[length % len(lines)] = lines[length % len(lines)], line
                changed = "\n".join(lines)
        return changed

    one = st.tuples(st.integers(0, 5), places, st.integers(1, 60), PIECES)
    return st.lists(one, min_size=1, max_size=3).map(change)


def fault_line(reader, text):
    """The line a reader complains of; 0 if it does not."""
    try:
        reader(text)
    except FileFault as fault:
        return fault.line
    return 0


def check(text, game):
    """Whatever is read is what was written; whatever is not read is a FileFault."""
    lines = text.count("\n") + 2
    assert fault_line(read_header, text) <= lines
    assert fault_line(lambda each: read_entries(each, game), text) <= lines
    assert fault_line(lambda each: open_at(each, game, 3), text) <= lines
    read_back = []
    line = fault_line(lambda each: read_back.append(write(read(each, game))), text)
    assert read_back == ([] if line else [text])
    assert line <= lines


@settings(deadline=None, max_examples=150)
@given(st.data())
def test_a_changed_file_reads_the_same_or_is_a_fault(running, toy, data):
    check(data.draw(mutations(running)), toy)


@settings(deadline=None, max_examples=250)
@given(st.data())
def test_so_it_does_when_the_change_is_sealed(running, toy, data):
    check(sealed(data.draw(mutations(running))), toy)


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_so_it_does_in_a_real_game(alchemicus, data):
    position = {"hand-1": "alembic, 3 horten", "next": "Build", "built-2": "horten: herbs, labrium"}
    match = Match(alchemicus, Setup(2, {"bank": "no", "last-fame": "1 2"}), b"s" * 32, position=position)
    match.play(0, alchemicus.actions.parse("build alembic"))
    check(sealed(data.draw(mutations(write(match)))), alchemicus)


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_so_it_does_in_a_cut_file(running, toy, data):
    check(sealed(data.draw(mutations(publish(read(running, toy), 1)))), toy)


@settings(deadline=None, max_examples=100)
@given(st.text(max_size=300))
def test_any_text_is_a_fault(toy, text):
    check(text, toy)
    check("emerald-match 1\n" + text, toy)


def test_a_header_is_written_as_it_is_read():
    header = Header("toy", 3, "wooden", "c0ffee", ["A"], {"stock": ""}, {"steps": ""}, "0" * 64, "", 0)
    assert read_header(header.text() + "log\n").text() == header.text()
