"""Chat and notes: guests take part when they say so; whom one has muted one does not hear; notes are one's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.server.playing import Make, begun
from tools.servers.running import Client, Running

SECRET = "seven metals for the stone"


def test_guests_hear_and_say_nothing_until_they_want_to(client: Make) -> None:
    anna, bruno, table = begun(client)
    path = f"/api/tables/{table}/talk"
    assert anna.get(path) == {"takes_part": False, "said": []}
    said = anna.post(path, {"text": "  Good luck! "})
    assert (said["number"], said["seat"], said["name"], said["text"]) == (1, 1, "Anna", "Good luck!")
    assert anna.get(path)["said"] == [said]
    assert bruno.get(path) == {"takes_part": False, "said": []}
    bruno.http.put("/api/me/talk", json={"takes_part": True})
    assert bruno.get(path) == {"takes_part": True, "said": [said]}
    assert bruno.see(table, 2)["facts"]["said"] == 1
    assert bruno.get(path, after=1)["said"] == []


def test_only_who_sits_there_hears_and_speaks(client: Make) -> None:
    _, _, table = begun(client)
    path = f"/api/tables/{table}/talk"
    cleo = client("Cleo")
    cleo.get(path, 403)
    cleo.post(path, {"text": "hello"}, 403)
    client().get(path, 401)


def test_whom_one_has_muted_one_does_not_hear(client: Make) -> None:
    anna, bruno, table = begun(client)
    path = f"/api/tables/{table}/talk"
    first = anna.post(path, {"text": "one"})
    bruno.post(path, {"text": "two"})
    bruno.http.put("/api/me/mutes", json={"person": first["person"], "muted": True}).raise_for_status()
    assert [each["text"] for each in bruno.get(path)["said"]] == ["two"]
    assert [each["text"] for each in anna.get(path)["said"]] == ["one", "two"]
    bruno.http.put("/api/me/mutes", json={"person": first["person"], "muted": False}).raise_for_status()
    assert [each["text"] for each in bruno.get(path)["said"]] == ["one", "two"]


def test_what_was_said_can_be_reported(client: Make) -> None:
    anna, bruno, table = begun(client)
    anna.post(f"/api/tables/{table}/talk", {"text": "something bad"})
    reports = f"/api/tables/{table}/reports"
    assert bruno.http.post(reports, json={"number": 1, "reason": "rude"}).status_code == 201
    assert bruno.http.post(reports, json={"number": 1, "reason": "very rude"}).status_code == 201
    bruno.post(reports, {"number": 2}, 404)


def test_nothing_empty_and_nothing_endless_is_said(client: Make) -> None:
    anna, _, table = begun(client)
    for text in ("", "   ", "x" * 501):
        anna.post(f"/api/tables/{table}/talk", {"text": text}, 400)


def test_notes_are_ones_own(client: Make) -> None:
    anna, bruno, table = begun(client)
    path = f"/api/tables/{table}/notes"
    assert anna.get(path) == {"text": ""}
    anna.http.put(path, json={"text": "Bruno has a Gloria"}).raise_for_status()
    assert anna.get(path) == {"text": "Bruno has a Gloria"}
    assert bruno.get(path) == {"text": ""}
    client().get(path, 401)


def test_whoever_runs_the_server_sees_and_settles_what_was_reported(tmp_path: Path) -> None:
    admin = "Hermes"
    running = Running(tmp_path, EMERALD_WORKERS="1")
    running.start()
    Client(running).post("/api/accounts", {"name": admin, "password": SECRET}, 201)
    running.stop()
    running = Running(tmp_path, EMERALD_WORKERS="1", EMERALD_ADMINS=f"somebody,{admin.upper()}")
    running.start()
    try:
        client = partial(Client, running)
        hermes = client()
        assert hermes.post("/api/sessions", {"name": admin, "password": SECRET}, 201)["is_admin"]
        client().post("/api/accounts", {"name": "SOMEBODY", "password": SECRET}, 409)  # is spoken for
        anna, bruno, table = begun(client)
        bruno.post(f"/api/tables/{table}/talk", {"text": "something bad"})
        for person, reason in ((anna, "rude"), (bruno, "I regret it")):
            reply = person.http.post(f"/api/tables/{table}/reports", json={"number": 1, "reason": reason})
            assert reply.status_code == 201
        anna.get("/api/admin/reports", 403)
        client().get("/api/admin/reports", 401)
        [found] = hermes.get("/api/admin/reports")
        assert (found["table"], found["said"]["text"], found["said"]["name"]) == (table, "something bad", "Bruno")
        assert [(each["name"], each["reason"]) for each in found["complaints"]] == [
            ("Anna", "rude"),
            ("Bruno", "I regret it"),
        ]
        settled = {"table": table, "number": 1, "take_away": True, "silence_days": 2}
        anna.post("/api/admin/reports", settled, 403)
        assert hermes.post("/api/admin/reports", settled) == []
        hermes.post("/api/admin/reports", settled, 404)
        assert bruno.post(f"/api/tables/{table}/talk", {"text": "more"}, 403)["message"]["key"] == "server-silenced"
        anna.http.put("/api/me/talk", json={"takes_part": True}).raise_for_status()
        assert [each["text"] for each in anna.get(f"/api/tables/{table}/talk")["said"]] == ["…"]
        anna.post(f"/api/tables/{table}/talk", {"text": "and others are heard"}, 201)
    finally:
        running.stop()
