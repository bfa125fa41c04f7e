"""Who hears of what, once and in order."""

from emerald.kernel.match.log import BOT


def heard(t, who):
    return [(event.kind, event.seat, event.what) for event in t.match.events_for(who)]


def test_everyone_hears_what_is_open_and_only_its_owner_what_is_not(play):
    t = play("draw 1, pick 1, pick 2", seed=b"x").do(1, "pick blue")
    card = t.match.log[0].value
    assert heard(t, 0) == [("draw", 0, card), ("pick", 0, 2)]
    assert heard(t, 1) == [("draw", 0, -1), ("pick", 0, 2)]
    assert heard(t, -1) == [("draw", 0, -1), ("pick", 0, 2)]


def test_nothing_is_told_twice(play):
    t = play("pick 1, pick 2, pick 1").do(1, "pick red")
    assert heard(t, 0) == [("pick", 0, 0)]
    assert heard(t, 0) == []
    t.do(2, "pick blue")
    assert heard(t, 0) == [("pick", 1, 2)]
    assert heard(t, 1) == [("pick", 0, 0), ("pick", 1, 2)]


def test_a_tail_is_heard_by_its_seat_alone_until_it_is_committed(play):
    t = play("pick 1, pick 1, pick 2").do(1, "pick red")
    assert heard(t, 0) == [("pick", 0, 0)]
    assert heard(t, 1) == heard(t, -1) == []
    t.do(1, "pick green")
    assert heard(t, 0) == [("pick", 0, 1)]
    assert heard(t, 1) == heard(t, -1) == [("pick", 0, 0), ("pick", 0, 1)]


def test_an_undo_is_heard_by_whom_the_answer_was_told(play):
    t = play("pick 1, pick 1, pick 1, pick 2").do(1, "pick red")
    assert heard(t, 0) == [("pick", 0, 0)]
    t.do(1, "pick red")
    t.match.undo_turn(0)
    t.do(1, "pick blue")
    events = t.match.events_for(0)
    assert [(e.kind, e.amount) for e in events] == [("undo", 1), ("pick", 1)]
    assert heard(t, 1) == []


def test_an_undone_answer_nobody_was_told_of_is_not_mentioned(play):
    t = play("pick 1, pick 1, pick 2").do(1, "pick red")
    t.match.undo(0)
    assert heard(t, 0) == []


def test_secrets_are_heard_of_when_all_are_in_but_not_what_they_are(play):
    t = play("both (1: choose; 2: choose), open, pick 1").do(1, "choose right")
    assert heard(t, 0) == [("choose", 0, 1)]
    assert heard(t, 1) == []
    t.do(2, "choose left")
    opened = ("open", -1, t.match.log[2].value)
    assert heard(t, 0) == [("choose", 1, -1), opened]
    assert heard(t, 1) == [("choose", 0, -1), ("choose", 1, 0), opened]


def test_what_follows_when_all_are_in_is_told_to_the_last_one_too(play):
    t = play("both (1: again; 2: choose), pick 1").do(2, "choose left")
    assert heard(t, 1) == [("choose", 1, 0)]
    t.do(1, "pick red")
    assert heard(t, 0) == [("pick", 0, 0)]
    t.do(1, "pass")
    assert heard(t, 0) == [("choose", 1, -1)]
    assert heard(t, 1) == [("pick", 0, 0)]


def test_the_keeper_hears_everything(play):
    t = play("draw 1, both (1: choose; 2: choose), pick 1").do(2, "choose left")
    card = t.match.log[0].value
    assert [(e.kind, e.what) for e in t.match.take_events()] == [("draw", card), ("choose", 0)]
    t.do(1, "choose neither")
    assert [(e.kind, e.seat, e.what) for e in t.match.take_events()] == [("choose", 0, 2)]
    assert t.match.take_events() == []


def test_take_backs_and_remarks_are_heard(play):
    t = play("pick 1, pick 1, pick 2, pick 1").do(1, "pick red", "pick red")
    assert len(heard(t, 1)) == 2
    t.do(2, "pick blue")
    t.match.resign(0)
    t.match.replace(0, BOT, "Greedy")
    t.match.time_out(1)
    t.match.take_back(1)
    t.do(1, "pick green")
    assert heard(t, 1) == [
        ("pick", 1, 2),
        ("resign", 0, 0),
        ("replace", 0, 0),
        ("time-out", 1, 0),
        ("take-back", -1, 0),
        ("pick", 0, 1),
    ]


def test_a_take_back_tells_of_the_tail_it_drops(play):
    t = play("pick 1, pick 2, pick 2, pick 1").do(1, "pick red").do(2, "pick red")
    assert heard(t, 1) == [("pick", 0, 0), ("pick", 1, 0)]
    t.match.take_back(0)
    assert heard(t, 1) == [("undo", 1, 0), ("take-back", -1, 0)]
    assert heard(t, 0) == [("pick", 0, 0), ("take-back", -1, 0)]


def test_who_asks_rarely_hears_the_same_as_who_asks_always(play):
    t = play("rounds 50", stock="99 99 99")
    always: list[tuple[str, int, int]] = []
    for number in range(160):
        t.do(t.match.asked()[0] + 1, ("pick red", "pick green", "pick blue")[number % 3])
        if number == 100:
            t.match.take_back(70)
        always += heard(t, 0)
    assert len(t.match.log) > 200
    assert [(e.kind, e.seat, -1 if e.kind == "draw" else e.what) for e in t.match.take_events()] == always
