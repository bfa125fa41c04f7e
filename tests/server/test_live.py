"""The live line: what is new comes by itself, only to those who may know, and a cut line goes on where it was."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.playing import Make, begun, turn


def test_an_update_comes_when_something_has_changed_for_this_seat_only(client: Make) -> None:
    anna, bruno, table = begun(client)
    theirs, watching = bruno.line(), client().line()
    first = theirs.listen(table, 2)
    assert first == {**bruno.see(table, 2)}
    assert watching.listen(table, 0)["seat"] == 0
    draft = anna.play(anna.see(table, 1), "draw bank")
    assert theirs.is_silent()
    assert watching.is_silent()
    anna.play(draft, draft["question"]["candidates"][0]["words"])
    turn(anna, table, 1)
    told = theirs.hear_until(bruno.see(table, 2)["version"])
    assert told["waiting"] == [2]
    assert told["question"]["seat"] == 2
    assert "facts" not in told


def test_a_cut_line_goes_on_where_it_was(client: Make) -> None:
    anna, bruno, table = begun(client)
    line = bruno.line()
    before = line.listen(table, 2)
    line.close()
    turn(anna, table, 1)
    again = bruno.line()
    update = again.listen(table, 2, version=before["version"], known=before["known"], facts=before["facts"]["version"])
    assert [each["number"] for each in update["entries"]] == list(range(before["known"] + 1, update["known"] + 1))
    assert update["entries"]
    assert "facts" not in update
    nothing = bruno.line()
    nothing.say({"type": "listen", "table": table, "seat": 2, "version": update["version"], "known": update["known"]})
    assert nothing.hear()["facts"]["version"] == before["facts"]["version"]  # it said it has none


def test_server_sent_events_carry_the_same(client: Make) -> None:
    anna, bruno, table = begun(client)
    cookies = dict(bruno.http.cookies)
    path = f"{str(bruno.http.base_url).rstrip('/')}/api/tables/{table}/live?seat=2"
    with httpx.stream("GET", path, cookies=cookies, timeout=30) as stream:
        lines = stream.iter_lines()
        name, body = next(lines), next(lines)
        assert json.loads(body.removeprefix("data: ")) == bruno.see(table, 2)
        turn(anna, table, 1)
        latest = bruno.see(table, 2)
        told = [json.loads(line.removeprefix("data: ")) for line in until(lines, latest["version"])]
        assert told[-1]["board"] == latest["board"]
    header = {"Last-Event-ID": name.removeprefix("id: ")}
    with httpx.stream("GET", path, cookies=cookies, headers=header, timeout=30) as stream:
        lines = stream.iter_lines()
        next(lines)
        update = json.loads(next(lines).removeprefix("data: "))
        assert update["entries"][0]["number"] == int(name.split(".")[1]) + 1
        assert "facts" not in update


def until(lines, version):
    for line in lines:
        if line.startswith("data: "):
            yield line
            if json.loads(line.removeprefix("data: "))["version"] >= version:
                return


def test_nobody_listens_for_a_seat_of_others(client: Make) -> None:
    anna, _, table = begun(client)
    refused = client("Cleo").line().listen(table, 1)
    assert (refused["type"], refused["fault"]["message"]["key"]) == ("refused", "server-not-your-seat")
    assert client().line().listen("nosuchtable", 0)["fault"]["message"]["key"] == "server-no-such-table"
    private = anna.lay({"kind": "me"}, {"kind": "bot", "bot": "random"}, can_watch=False)["table"]
    assert client("Dora").line().listen(private, 0)["fault"]["message"]["key"] == "server-no-watchers"


@pytest.mark.parametrize("frame", ["", "{}", "[1]", '{"type": "listen"}', '{"type": "fly"}', "x" * 5000])
def test_nonsense_ends_the_line_and_nothing_else(client: Make, frame: str) -> None:
    anna, _, table = begun(client)
    good, bad = anna.line(), anna.line()
    good.listen(table, 1)
    bad.socket.send(frame)
    with pytest.raises(ConnectionClosed) as closed:
        bad.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    good.say({"type": "ping"})
    assert good.hear()["type"] == "pong"


def test_who_leaves_is_told_no_more(client: Make) -> None:
    anna, bruno, table = begun(client)
    line = bruno.line()
    line.listen(table, 2)
    line.say({"type": "leave", "table": table, "seat": 2})
    line.say({"type": "ping"})
    assert line.hear()["type"] == "pong"
    turn(anna, table, 1)
    assert line.is_silent()
