"""Accounts: made, come in to, changed, exported, left; on both databases."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text

from emerald.server.names import key_of
from emerald.server.people.leaving import nameless
from emerald.server.people.passwords import is_common
from emerald.server.people.sessions import COOKIE
from emerald.server.storage.engine import engine_of
from tests.server.playing import Make, begun, play_to_the_end
from tools.servers import services
from tools.servers.running import FREE, ME, Client, Running
from tools.servers.services import Service

SECRET = "seven metals for the stone"
OTHER = "one pelican, two retorts"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a running server with an empty database of either kind."""
    settings = {"EMERALD_WORKERS": "1"}
    if request.param == "postgresql":
        service: Service = request.getfixturevalue("postgres_server")
        url = services.database_url(service)
        engine = engine_of(url.replace("postgresql://", "postgresql+psycopg://"))
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(text("DROP DATABASE IF EXISTS people WITH (FORCE)"))
            connection.execute(text("CREATE DATABASE people"))
        engine.dispose()
        settings["DATABASE_URL"] = url.replace("/postgres", "/people")
    running = Running(tmp_path_factory.mktemp("people"), **settings)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def client(server: Running) -> Make:
    """Return what brings people to the server, by name."""
    return partial(Client, server)


@pytest.fixture
def name(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Return what makes a name that no other test has."""
    return lambda word: f"{word} {abs(hash(request.node.name)) % 10**9}"


def registered(client: Make, name: str, **more: Any) -> Client:
    """Return somebody who has made an account."""
    person = client()
    person.post("/api/accounts", {"name": name, "password": SECRET, **more}, 201)
    return person


def key(response: Any, status: int) -> str:
    assert response.status_code == status, response.text
    return str(response.json()["message"]["key"])


def test_whoever_registers_is_known_and_can_come_in_elsewhere(client: Make, name: Any) -> None:
    anna = registered(client, name("Anna"))
    me = anna.get("/api/me")
    assert (me["name"], me["kind"], me["is_admin"]) == (name("Anna"), "account", False)
    elsewhere = client()
    assert elsewhere.post("/api/sessions", {"name": name("ANNA").upper(), "password": SECRET}, 201) == me
    assert elsewhere.get("/api/me") == me


def test_a_guest_who_registers_is_still_the_same_and_has_a_new_cookie(client: Make, name: Any) -> None:
    anna, bruno, table = begun(client)
    before, cookie = anna.get("/api/me")["person"], anna.http.cookies[COOKIE]
    me = anna.post("/api/accounts", {"name": name("Anna"), "password": SECRET}, 201)
    assert (me["person"], me["kind"]) == (before, "account")
    assert anna.see(table, 1)["question"] is not None
    assert anna.http.cookies[COOKIE] != cookie
    thief = client()
    thief.http.cookies[COOKIE] = cookie
    assert thief.get("/api/me")["kind"] == "nobody"
    bruno.see(table, 2)


def test_the_games_of_a_guest_move_to_the_account_it_logs_in_to(client: Make, name: Any) -> None:
    registered(client, name("Anna"))
    anna, bruno, table = begun(client)
    hosted = anna.lay(FREE, FREE)["table"]
    line = anna.line()
    line.listen(table, 1)
    anna.http.put(f"/api/tables/{table}/notes", json={"text": "mine"}).raise_for_status()
    guest = anna.get("/api/me")["person"]
    me = anna.post("/api/sessions", {"name": name("Anna"), "password": SECRET}, 201)
    assert me["person"] != guest
    update = anna.see(table, 1)
    good = next(each["words"] for each in update["question"]["candidates"] if not each["why_not"])
    anna.play(update, good)
    assert {each["table"] for each in anna.get("/api/tables", scope="mine")["tables"]} >= {table}
    assert anna.get(f"/api/tables/{table}/notes") == {"text": "mine"}
    assert len(anna.get(f"/api/tables/{hosted}/links")) == 2
    bruno.see(table, 2)


def test_a_name_is_taken_whatever_its_case(client: Make, name: Any) -> None:
    registered(client, name("Ännchen"))
    for other in (name("ännchen"), name("  ÄNNCHEN"), name("Ännchen").replace(" ", "  ")):
        answer = client().http.post("/api/accounts", json={"name": other, "password": SECRET})
        assert key(answer, 409) == "server-name-taken"


def test_a_guest_whose_wish_is_refused_stays_what_it_was(client: Make, name: Any) -> None:
    registered(client, name("Anna"))
    guest = client("Anna")
    before = guest.get("/api/me")
    assert key(guest.http.post("/api/accounts", json={"name": name("Anna"), "password": SECRET}), 409)
    assert guest.get("/api/me") == before


@pytest.mark.parametrize(
    ("password", "wanted"),
    [
        ("short", "server-password-short"),
        ("x" * 201, "server-password-long"),
        ("qwertyuiop", "server-password-common"),
        ("Password1234!", "server-password-common"),
        ("1234567890", "server-password-common"),
        ("abababababab", "server-password-common"),
        ("Cleopatra12", "server-password-common"),
        ("Trismegistus", "server-password-common"),
    ],
)
def test_passwords_that_are_guessed_first_are_refused(client: Make, password: str, wanted: str) -> None:
    answer = client().http.post("/api/accounts", json={"name": "Cleopatra", "password": password})
    assert key(answer, 400) == wanted


@pytest.mark.parametrize(
    "password", [SECRET, "ты не угадаешь это", "    lots   of   blanks  ", "pelicanpelikan", "Ω≈ç√∫˜µ≤≥"]
)
def test_nothing_is_asked_of_a_password_but_that_it_is_not_guessed(password: str) -> None:
    assert not is_common(password, "Anna")


def test_a_wrong_password_and_a_wrong_name_are_answered_alike(client: Make, name: Any) -> None:
    registered(client, name("Anna"))
    answers = [
        client().http.post("/api/sessions", json={"name": who, "password": "something else entirely"})
        for who in (name("Anna"), name("Nobody"))
    ]
    assert [each.status_code for each in answers] == [403, 403]
    assert answers[0].content == answers[1].content
    assert [each.headers.get("set-cookie") for each in answers] == [None, None]


def test_a_password_cannot_be_tried_without_end(client: Make, name: Any) -> None:
    registered(client, name("Anna"))
    intruder = client()
    tried = [
        intruder.http.post("/api/sessions", json={"name": name("Anna"), "password": f"guess number {number}"})
        for number in range(9)
    ]
    assert [each.status_code for each in tried] == [403] * 8 + [429]
    assert tried[-1].json()["message"]["args"]["count"] in (14, 15)
    right = intruder.http.post("/api/sessions", json={"name": name("Anna"), "password": SECRET})
    assert right.status_code == 429


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(client: Make, name: Any) -> None:
    answer = client().http.post("/api/accounts", json={"name": name("Anna"), "password": SECRET})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "; secure" not in cookie
    safe = client().http.post(
        "/api/accounts",
        json={"name": name("Bruno"), "password": SECRET},
        headers={"x-forwarded-proto": "https"},  # what a proxy on this machine says is believed
    )
    assert "; secure" in safe.headers["set-cookie"].lower()


def test_devices_are_listed_and_ended(client: Make, name: Any) -> None:
    anna = registered(client, name("Anna"))
    for agent in ("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "curl/8"):
        other = client()
        other.http.headers["user-agent"] = agent
        other.post("/api/sessions", {"name": name("Anna"), "password": SECRET}, 201)
    devices = anna.get("/api/me/sessions")
    assert sorted(each["device"] for each in devices) == ["", "", "Firefox, Linux"]
    assert [each["is_this"] for each in devices].count(True) == 1
    fox = next(each["session"] for each in devices if each["device"])
    anna.http.delete(f"/api/me/sessions/{fox}").raise_for_status()
    assert len(anna.get("/api/me/sessions")) == 2
    assert anna.http.delete(f"/api/me/sessions/{fox}").status_code == 404
    line = other.line()
    line.say({"type": "ping"})
    assert line.hear()["type"] == "pong"
    anna.http.delete("/api/me/sessions/others").raise_for_status()
    assert other.get("/api/me")["kind"] == "nobody"
    with pytest.raises(Exception, match="4401"):  # what followed tables is hung up on
        line.hear()
    assert anna.http.delete("/api/me/sessions/this").json()["kind"] == "nobody"
    assert anna.get("/api/me")["kind"] == "nobody"


def test_another_password_ends_all_other_devices(client: Make, name: Any) -> None:
    anna, other = registered(client, name("Anna")), client()
    other.post("/api/sessions", {"name": name("Anna"), "password": SECRET}, 201)
    wrong = anna.http.put("/api/me/password", json={"password": OTHER, "new": OTHER})
    assert key(wrong, 403) == "server-wrong-password"
    weak = anna.http.put("/api/me/password", json={"password": SECRET, "new": name("Anna")})
    assert weak.status_code == 400
    anna.http.put("/api/me/password", json={"password": SECRET, "new": OTHER}).raise_for_status()
    assert anna.get("/api/me")["kind"] == "account"
    assert other.get("/api/me")["kind"] == "nobody"
    other.post("/api/sessions", {"name": name("Anna"), "password": SECRET}, 403)
    other.post("/api/sessions", {"name": name("Anna"), "password": OTHER}, 201)


def test_name_address_and_language_can_be_changed(client: Make, name: Any) -> None:
    anna = registered(client, name("Anna"), language="pl")
    registered(client, name("Bruno"))
    assert key(anna.http.put("/api/me/name", json={"name": name("bruno")}), 409) == "server-name-taken"
    assert anna.http.put("/api/me/name", json={"name": name("Hanna")}).json()["name"] == name("Hanna")
    client().post("/api/sessions", {"name": name("Hanna"), "password": SECRET}, 201)
    client().post("/api/sessions", {"name": name("Anna"), "password": SECRET}, 403)
    wanted = {"password": SECRET, "email": "anna@example.org"}
    account = anna.http.put("/api/me/email", json=wanted).json()
    assert (account["email"], account["is_confirmed"], account["language"]) == ("anna@example.org", False, "pl")
    for bad in ("anna", "a@b", "a b@example.org", "a@example.org\nbcc: b@example.org", "ä@example.org"):
        assert key(anna.http.put("/api/me/email", json={"password": SECRET, "email": bad}), 400) == "server-bad-email"
    assert anna.http.put("/api/me/email", json={"password": OTHER, "email": ""}).status_code == 403
    assert anna.http.put("/api/me/language", json={"language": "ru"}).json()["language"] == "ru"
    assert anna.http.put("/api/me/language", json={"language": "xx"}).status_code == 400


def test_a_guest_has_no_account(client: Make) -> None:
    guest = client("Anna")
    assert key(guest.http.get("/api/me/account"), 403) == "server-accounts-only"
    assert key(client().http.get("/api/me/account"), 401) == "server-who-are-you"


def test_all_that_is_kept_can_be_had(client: Make, name: Any) -> None:
    anna, bruno, table = begun(client)
    anna.post("/api/accounts", {"name": name("Anna"), "password": SECRET, "email": "anna@example.org"}, 201)
    anna.post(f"/api/tables/{table}/talk", {"text": "said by me"})
    bruno.post(f"/api/tables/{table}/talk", {"text": "said by Bruno"})
    anna.http.put(f"/api/tables/{table}/notes", json={"text": "noted by me"}).raise_for_status()
    answer = anna.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        kept = json.loads(archive.read("me.json"))
        files = {each for each in archive.namelist() if each != "me.json"}
        game = archive.read(f"games/{table}-seat-1.txt").decode()
    assert files == {f"games/{table}-seat-1.txt"}
    assert "cut: seat 1" in game
    assert kept["person"][0]["name"] == name("Anna")
    assert kept["accounts"][0]["email"] == "anna@example.org"
    assert [each["text"] for each in kept["said"]] == ["said by me"]
    assert [each["text"] for each in kept["notes"]] == ["noted by me"]
    assert [each["table"] for each in kept["games"]] == [table]
    assert "argon2" not in json.dumps(kept)
    assert anna.http.cookies[COOKIE] not in json.dumps(kept)


def test_whoever_leaves_for_good_is_named_nowhere(client: Make, server: Running, name: Any) -> None:
    someone = name("Zosimos")
    anna, bruno, _ = begun(client, options={"turn-limit": "2"})
    anna.post("/api/accounts", {"name": someone, "password": SECRET}, 201)
    anna.http.put("/api/me/name", json={"name": someone}).raise_for_status()
    again = anna.lay(ME, FREE, is_open=True, options={"first": "1", "turn-limit": "3"})["table"]
    waiting = anna.lay(ME, FREE, is_open=True)["table"]
    bruno.post(f"/api/tables/{again}/sit", {})
    anna.post(f"/api/tables/{again}/begin")
    anna.post(f"/api/tables/{again}/talk", {"text": f"I am {someone}"})
    own = anna.lay(ME, ME, options={"first": "1", "turn-limit": "2"})["table"]
    anna.post(f"/api/tables/{own}/begin")
    play_to_the_end({1: anna, 2: anna}, own)
    wrong = anna.http.post("/api/me/goodbye", json={"password": OTHER})
    assert key(wrong, 403) == "server-wrong-password"
    assert anna.post("/api/me/goodbye", {"password": SECRET})["kind"] == "nobody"
    assert anna.get("/api/me")["kind"] == "nobody"
    client().post("/api/sessions", {"name": someone, "password": SECRET}, 403)
    seats = bruno.see(again, 2)["facts"]["seats"]
    assert (seats[0]["name"], seats[0]["kind"], seats[0]["has_resigned"]) == ("Anonymus", "bot", True)
    assert bruno.get(f"/api/tables/{waiting}", seat=0)["facts"]["status"] == "abandoned"
    finished = bruno.http.get(f"/api/tables/{own}/file", params={"seat": 0}).text
    assert "seat 1: Anonymus" in finished
    assert bruno.get(f"/api/tables/{own}/verification")["is_honest"]
    play_on(bruno, again)
    ended = bruno.http.get(f"/api/tables/{again}/file", params={"seat": 2}).text
    assert bruno.get(f"/api/tables/{again}/verification")["is_honest"]
    bruno.http.put("/api/me/talk", json={"takes_part": True})
    said = bruno.get(f"/api/tables/{again}/talk")["said"]
    assert [(each["name"], each["text"]) for each in said] == [("Anonymus", "…")]
    for place in (finished, ended, json.dumps(seats), json.dumps(said), stored(server)):
        assert someone not in place


def play_on(person: Client, table: str) -> None:
    """Answer for seat 2 until the game is over; a bot answers for the other."""
    while True:
        update = person.see(table, 2)
        if update["facts"]["status"] != "playing":
            return
        if update["question"] is None:
            continue
        good = [each["words"] for each in update["question"]["candidates"] if not each["why_not"]]
        person.play(update, good[-1])


def stored(server: Running) -> str:
    """Return all text in the database, if it is in a file."""
    file = server.folder / "emerald.db"
    if not file.exists():
        return ""
    with sqlite3.connect(file) as database:
        text = "\n".join(database.iterdump())
    database.close()
    return text


def test_a_name_is_taken_out_of_header_and_log_but_nobody_elses_is() -> None:
    seats = "seat 1: Anna\nseat 11: Anna\n"
    log = "replace 1 person: bot greedy\nreplace 1 person: person Anna\nreplace 2 person: person Anna"
    assert nameless(seats + log, 0).split("\n") == [
        "seat 1: Anonymus",
        "seat 11: Anna",
        "replace 1 person: bot greedy",
        "replace 1 person: person Anonymus",
        "replace 2 person: person Anna",
    ]


def test_names_are_compared_as_they_look() -> None:
    assert key_of("  Ａnna   Bold ") == key_of("anna bold")
    assert key_of("Straße") == key_of("STRASSE")
