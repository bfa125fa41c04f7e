"""The text format: what is written, who may read what of it, and that it reads back as it was."""

from hashlib import sha256

import pytest

from emerald.kernel.agenda import legal_actions
from emerald.kernel.conformance.crucible import Crucible
from emerald.kernel.game import Setup
from emerald.kernel.match.log import BOT, CLOCK, POLICY
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import digest_of
from emerald.kernel.match.text import FileFault, open_at, publish, read, read_entries, read_header, verify, write
from emerald.kernel.rng import Rng

GOLDEN = """\
emerald-match 1
game: toy
rules: 3
edition: wooden
catalogue: c0ffee
seats: 2
seat 1: Anna Maria
seat 2: Bó 🜍
option stock: 7
start: position
position steps: pick 1, both (1: choose; 2: choose), draw 2, pick 2, pick 2, pick 1
seed-hash: 19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b
seed: 73656564
log
answer 1 person: pick red
time-out 2 clock
answer 2 policy to 2: choose neither
answer 1 person to 1: choose left
outcome deck to 2: ace | [4] 4 4
resign 2 person
replace 2 person: bot Greedy
take-back table person: 1
answer 1 person to 1: choose right
answer 2 bot to 2: choose left
outcome deck to 2: queen | 4 4 [4]
digest 11: 6fc106d9ec7e714c
tail
answer 2 bot: pick blue
seal: ffaf8af7e4256d9f
"""


def played(toy):
    """A match with one of everything."""
    steps = "pick 1, both (1: choose; 2: choose), draw 2, pick 2, pick 2, pick 1"
    match = Match(toy, Setup(2, {"stock": "7"}), b"seed", ["Anna Maria", "Bó 🜍"], {"steps": steps})
    match.play(0, 0)
    match.time_out(1, CLOCK)
    match.play(1, 5, POLICY)
    match.play(0, 3)
    match.resign(1)
    match.replace(1, BOT, "Greedy")
    match.take_back(1)
    match.play(0, 4)
    match.play(1, 3, BOT)
    match.play(1, 2, BOT)
    return match


def test_a_file_says_everything_in_words(toy):
    assert write(played(toy)) == GOLDEN


def test_it_reads_back_as_it_was(toy):
    match = read(GOLDEN, toy)
    assert write(match) == GOLDEN
    assert match.state.key() == played(toy).state.key()
    assert match.past.draws == [2, 0]


def test_a_header_can_be_had_alone(toy):
    header = read_header(GOLDEN)
    assert (header.format_version, header.game, header.rules_version, header.edition) == (1, "toy", 3, "wooden")
    assert (header.catalogue_hash, header.names) == ("c0ffee", ["Anna Maria", "Bó 🜍"])
    assert (header.options, list(header.position)) == ({"stock": "7"}, ["steps"])
    assert (header.seed, header.seed_hash) == (b"seed".hex(), sha256(b"seed").hexdigest())
    assert not header.is_cut
    assert header.text() == GOLDEN.partition("log\n")[0]
    assert read_header(publish(played(toy), 1)).is_cut


# -- loading and going on -----------------------------------------------------------------------


def random_answers(match, rng, count):
    for _ in range(count):
        if match.over:
            return
        asked = match.asked()
        seat = asked[rng.below(len(asked))]
        actions = legal_actions(match.world(seat), seat)
        match.play(seat, int(actions[rng.below(len(actions))]))


def everything(match):
    seats = range(-1, match.setup.seats)
    return (
        *(match.state.key(), match.asked(), match.over, match.past.draws, match.names),
        [match.view(seat).key() for seat in seats],
        [match.version(seat) for seat in seats],
        [str(match.barrier(seat)) for seat in seats],
        [publish(match, seat) for seat in seats],
        write(match),
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_loaded_match_goes_on_exactly_the_same(seed):
    match = Match(Crucible(), Setup(2 + seed % 3), bytes([seed + 1]) * 32)
    rng, taken_back = Rng(seed), 0
    while not match.over:
        loaded = read(write(match), match.game)
        assert everything(loaded) == everything(match)
        twin = rng.clone()
        random_answers(match, rng, 5)
        random_answers(loaded, twin, 5)
        assert everything(loaded) == everything(match)
        if seed % 2 and len(match.log) % 3 == 0 and taken_back < 6 and not match.over:
            match.take_back(len(match.log) // 2)
            taken_back += 1
    assert (taken_back > 0) == bool(seed % 2)


def test_the_tail_survives_and_can_be_undone(play):
    t = play("pick 1, pick 1, pick 1, pick 2").do(1, "pick red", "pick blue")
    loaded = read(write(t.match), t.match.game)
    assert loaded.can_undo(0)
    loaded.undo(0)
    t.match.undo(0)
    assert write(loaded) == write(t.match)
    assert [entry.value for entry in loaded.tail] == [0]


def test_the_tails_of_several_seats_survive_in_order_of_arrival(play):
    t = play("both (1: choose, choose; 2: choose, draw, choose, choose), pick 1")
    t.do(2, "choose left").do(1, "choose right").do(2, "choose neither").do(1, "choose left")
    u = type(t)(read(write(t.match), t.match.game))
    assert (u.log(), u.tail(), u.match.asked()) == (t.log(), t.tail(), t.match.asked())
    for each in (t, u):
        each.match.undo(0)
        each.do(2, "choose right").do(1, "choose neither")
    assert u.log() == t.log()


def test_a_loaded_match_tells_what_happens_from_now_on(play):
    t = play("pick 1, pick 1, pick 1, pick 2").do(1, "pick red")
    loaded = read(write(t.match), t.match.game)
    loaded.play(0, 1)
    assert [event.what for event in loaded.events_for(0)] == [0, 1]  # the tail is told anew
    loaded.play(0, 2)
    assert [event.what for event in loaded.events_for(0)] == [2]
    assert [event.what for event in loaded.events_for(1)] == [0, 1, 2]


def test_a_real_game_reads_back(alchemicus):
    options = {"noctis": "yes", "race": "yes", "advanced-sale": "yes", "turn-limit": "12", "prices": "labrium 4"}
    match = Match(alchemicus, Setup(4, options), b"s" * 32)
    rng = Rng(5)
    while not match.over:
        random_answers(match, rng, 97)
        text = write(match)
        loaded = read(text, alchemicus)
        assert write(loaded) == text
        assert loaded.state.key() == match.state.key()
    assert verify(text, alchemicus).ok
    assert text.count("digest ") == len(match.log) // 200 + 1


def test_a_composed_position_is_part_of_the_file(alchemicus):
    position = {"hand-1": "alembic, 3 horten", "next": "Build", "built-2": "horten: herbs"}
    match = Match(alchemicus, Setup(2, {"bank": "no"}), b"s" * 32, position=position)
    match.play(0, alchemicus.actions.parse("build alembic"))
    loaded = read(write(match), alchemicus)
    assert loaded.position == position
    assert loaded.state.key() == match.state.key()


# -- what others may have ------------------------------------------------------------------------

CUT_FOR_ONE = """\
cut: seat 1
log
answer 1 person: pick red
time-out 2 clock
answer 2: hidden
answer 1 person to 1: choose left
outcome deck to 2: hidden
resign 2 person
replace 2 person: bot Greedy
take-back table person: 1
answer 1 person to 1: choose right
answer 2: hidden
outcome deck to 2: hidden
seal: """


def test_a_published_file_is_cut_for_its_reader(toy):
    match = played(toy)
    text = publish(match, 0)
    assert text.partition("seed-hash: " + match.fate.seed_hash + "\n")[2].startswith(CUT_FOR_ONE)
    assert "answer 2 bot: pick blue" not in text
    assert publish(match, 1).endswith("tail\nanswer 2 bot: pick blue\n" + publish(match, 1).splitlines()[-1] + "\n")
    assert "choose right" not in publish(match, 1)
    assert "choose" not in publish(match).partition("log\n")[2]


def test_a_published_file_keeps_what_would_betray_hidden_cards(toy):
    match = played(toy)
    for seat in (-1, 0, 1):
        text = publish(match, seat)
        below = text.partition("seed-hash")[2]
        assert match.fate.seed.hex() not in below
        assert "digest" not in below
        assert "|" not in below
        assert "start: position\n" in text
        assert "position steps" not in text


def test_take_backs_point_into_the_file_they_stand_in(play):
    t = play("pick 2, both (1: choose, choose; 2: choose, choose), pick 1, pick 2")
    t.do(2, "pick red").do(1, "choose left", "choose left").do(2, "choose left", "choose left").do(1, "pick red")
    t.match.take_back(5)
    lines = publish(t.match, 0).partition("log\n")[2].splitlines()
    assert lines[3:6] == ["answer 2: hidden", "answer 1 person: pick red", "take-back table person: 4"]


def test_the_version_counts_what_the_published_file_shows(play):
    t = play("both (1: choose, choose; 2: choose, draw, choose), pick 1, pick 1, pick 2")
    t.do(1, "choose left").do(2, "choose left").do(2, "choose left").do(1, "choose left")
    t.do(1, "pick red")
    t.match.time_out(1)
    for seat in (-1, 0, 1):
        _, entries = read_entries(publish(t.match, seat), t.match.game)
        assert len(entries) == t.match.version(seat)


def test_secret_answers_change_nothing_in_what_others_see(play):
    texts = []
    for answers in (("choose left", "choose left"), ("choose right", "choose neither")):
        t = play("both (1: choose, choose; 2: choose), pick 1").do(1, *answers)
        texts.append((publish(t.match, 1), publish(t.match), t.match.version(1), t.match.asked()))
        t.do(2, "choose left")
        texts[-1] += (publish(t.match, 1), publish(t.match), t.match.version(1))
    assert texts[0] == texts[1]


def test_once_the_game_is_over_nothing_is_cut(play):
    t = play("draw 1, choose 1, pick 2").do(1, "choose left").do(2, "pick red")
    assert t.match.over
    assert publish(t.match, 1) == publish(t.match) == write(t.match)
    assert "seed: 73656564\n" in publish(t.match)
    assert verify(publish(t.match), t.match.game).ok


def test_a_cut_file_can_be_read_but_not_replayed(toy):
    text = publish(played(toy), 0)
    header, entries = read_entries(text, toy)
    assert (header.cut, header.seed, header.position) == (0, "", {})
    assert [entry.value for entry in entries] == [0, 0, -1, 3, -1, 0, BOT, 1, 4, -1, -1]
    for reader in (read, lambda text, game: open_at(text, game, 1)):
        with pytest.raises(FileFault) as caught:
            reader(text, toy)
        assert (caught.value.message.key, caught.value.message.args) == ("file-is-cut", {"seat": 1})
        assert text.splitlines()[caught.value.line - 1] == "cut: seat 1"
    assert verify(text, toy).fault.message.key == "file-is-cut"


# -- positions and verification --------------------------------------------------------------------


def test_any_position_can_be_opened(toy, alchemicus):
    match = Match(alchemicus, Setup(4, {"turn-limit": "20"}), b"p" * 32)
    random_answers(match, Rng(1), 10_000)
    for each, text in ((played(toy), GOLDEN), (match, write(match))):
        for position in [*range(0, len(each.log), 1 + len(each.log) // 12), len(each.log)]:
            assert open_at(text, each.game, position).key() == each.at(position).key()


def test_a_position_that_is_not_in_the_file_is_named(toy):
    for position in (-1, 12, 10**9):
        with pytest.raises(FileFault) as caught:
            open_at(GOLDEN, toy, position)
        assert caught.value.message.key == "file-no-such-position"


def test_a_finished_game_is_verified(alchemicus):
    match = Match(alchemicus, Setup(2, {"turn-limit": "6"}), b"v" * 32)
    random_answers(match, Rng(2), 40)
    match.take_back(30)
    random_answers(match, Rng(3), 10_000)
    done = verify(publish(match), alchemicus)
    assert (done.ok, done.fault, done.take_backs) == (True, None, 1)
    assert done.answers + done.outcomes + done.take_backs == len(match.log)
    assert done.digests == len(match.log) // 200 + 1
    assert done.header.names == ["Seat 1", "Seat 2"]
    assert done.match.state.key() == match.state.key()


def test_a_running_game_is_not_verified(toy):
    done = verify(GOLDEN, toy)
    assert not done.ok
    assert done.fault.message.key == "file-not-over"


def test_a_digest_is_of_numbers_and_truth_is_one(play):
    state = play("pick 1, rounds 1").match.state
    rounds = state.agenda[0]
    digests = []
    for count in (1, True):
        state.agenda[0] = type(rounds)(count)
        digests.append(digest_of(state))
    assert [number for number in state.key() if number is True] == [True]
    assert digests[0] == digests[1]
