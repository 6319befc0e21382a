"""What is asked over HTTP."""

import random
import sqlite3
from pathlib import Path

import pytest

from tests.server.serving import FAST, Guest, Serving, serving, settings_in
from threefiveeight.record import replay
from threefiveeight.rules import OPTION_NAMES, PRESETS
from threefiveeight.server.settings import Limits

NEW = {"rules": {"preset": "three-five-eight", "end_deals": 3}, "levels": ["random", "random"]}


def test_a_guest_gets_a_cookie_that_scripts_cannot_read_and_the_store_does_not_hold(server: Serving) -> None:
    guest = Guest(server.port)
    answer = guest.get("/api/me")
    assert answer.json == {"name": None, "tables": []}
    written = answer.headers["set-cookie"].lower()
    assert "httponly" in written
    assert "samesite=lax" in written
    token = guest.cookie.partition("=")[2]
    assert len(token) == 43
    for file in server.settings.data.glob("358.sqlite3*"):
        assert token.encode() not in file.read_bytes()


def test_a_guest_stays_who_he_is(server: Serving) -> None:
    guest = Guest(server.port)
    table = guest.open()
    assert [summary["id"] for summary in guest.get("/api/me").json["tables"]] == [table]
    assert "set-cookie" not in guest.get("/api/me").headers
    stranger = Guest(server.port)
    assert stranger.get("/api/me").json["tables"] == []


@pytest.mark.parametrize(
    "cookie", ["358_session=", "358_session=x", "358_session=" + "a" * 43, "358_session=" + "é" * 43, "x" * 3000]
)
def test_a_cookie_that_is_none_of_ours_makes_a_new_guest(server: Serving, cookie: str) -> None:
    answer = Guest(server.port).ask("GET", "/api/me", None, {"cookie": cookie.encode().decode("latin-1")})
    assert answer.status == 200
    assert "set-cookie" in answer.headers


def test_presets_say_all_that_can_be_played(guest: Guest) -> None:
    told = guest.get("/api/presets").json
    assert [preset["name"] for preset in told["presets"]] == list(PRESETS)
    assert [option["name"] for option in told["options"]] == list(OPTION_NAMES)
    assert told["default_level"] in told["levels"]
    by_name = {preset["name"]: preset for preset in told["presets"]}
    assert by_name["three-five-eight"]["deals"] == [3, 6, 9, 18]
    assert by_name["three-five-eight"]["default_deals"] == 3
    assert not by_name["three-five-eight"]["can_be_endless"]
    assert by_name["six-three-eight"]["default_deals"] is None
    assert by_name["six-three-eight"]["can_be_endless"]
    assert by_name["sergeant-major"]["default_deals"] == 10


def test_every_choice_that_is_offered_is_one_that_the_rules_know(guest: Guest) -> None:
    told = guest.get("/api/presets").json
    rules = {preset["name"]: preset["rules"] for preset in told["presets"]}
    for option in told["options"]:
        for preset in rules.values():
            value = preset[option["name"]]
            values = value if option["kind"] == "set" else [value]
            assert option["choices"] is None or set(values) <= set(option["choices"])
            assert option["nullable"] or value is not None


REFUSED_OPTIONS = {
    "no preset": ({}, "preset"),
    "an unknown preset": ({"preset": "whist"}, "preset"),
    "an unknown option": ({"preset": "three-five-eight", "joker": True}, '"joker"'),
    "targets that do not sum": ({"preset": "three-five-eight", "targets": [3, 8, 6]}, "targets"),
    "no end": ({"preset": "sergeant-major", "end_deals": None, "end_tricks": None}, "end_deals"),
    "a wrong type": ({"preset": "sergeant-major", "end_deals": "3"}, "end_deals"),
}


@pytest.mark.parametrize("case", REFUSED_OPTIONS)
def test_options_that_cannot_be_are_refused_by_name(guest: Guest, case: str) -> None:
    rules, option = REFUSED_OPTIONS[case]
    answer = guest.post("/api/tables", NEW | {"rules": rules})
    assert answer.status == 400
    assert answer.json["code"] == "option"
    assert answer.json["option"] == option
    assert answer.json["message"]


@pytest.mark.parametrize("level", ["", "cmd:rm", "G", "grandmaster"])
def test_only_levels_that_are_offered_sit_down(guest: Guest, level: str) -> None:
    answer = guest.post("/api/tables", NEW | {"levels": ["random", level]})
    assert (answer.status, answer.json["code"]) == (400, "level")


REFUSED_POSTS = {
    "no JSON": (b"{", {}, 400),
    "brackets": (b"[" * 4000, {}, 400),
    "too large": (b" " * 5000, {}, 413),
    "a form": (b"a=1", {"content-type": "application/x-www-form-urlencoded"}, 415),
    "plain text, as a foreign form could send": (b"{}", {"content-type": "text/plain"}, 415),
    "a foreign origin": (b"{}", {"origin": "https://evil.example"}, 403),
    "a null origin": (b"{}", {"origin": "null"}, 403),
    "a foreign site": (b"{}", {"sec-fetch-site": "cross-site"}, 403),
    "another port": (b"{}", {"origin": "http://127.0.0.1:1"}, 403),
}


@pytest.mark.parametrize("case", REFUSED_POSTS)
def test_posts_that_are_refused(guest: Guest, case: str) -> None:
    body, headers, status = REFUSED_POSTS[case]
    assert guest.post("/api/tables", body, **headers).status == status


def test_the_page_itself_may_post(guest: Guest) -> None:
    origin = f"http://127.0.0.1:{guest.port}"
    assert guest.post("/api/tables", NEW, **{"origin": origin, "sec-fetch-site": "same-origin"}).status == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[", "10.0.0.1"])
def test_another_name_is_not_this_server(server: Serving, host: str) -> None:
    assert Guest(server.port).get("/api/me", host=host).status == 421


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:99", "LOCALHOST:1", "[::1]:5173"])
def test_this_machine_has_several_names(server: Serving, host: str) -> None:
    assert Guest(server.port).get("/api/me", host=host).status == 200


def test_forwarded_headers_change_nothing(server: Serving) -> None:
    answer = Guest(server.port).get("/api/me", **{"x-forwarded-host": "evil.example", "x-forwarded-for": "1.2.3.4"})
    assert answer.status == 200


def test_fault_86_two_tables_get_different_cards(server: Serving) -> None:
    guest = Guest(server.port)
    for _ in range(12):
        guest.open()
    file = sqlite3.connect(server.settings.data / "358.sqlite3")
    deals = [body for (body,) in file.execute("SELECT body FROM event WHERE kind = 'dealt'")]
    file.close()
    assert len(deals) >= 12
    assert len(set(deals)) == len(deals)


@pytest.mark.parametrize("preset", ["three-five-eight", "sergeant-major"])
def test_a_newcomer_is_not_the_first_chooser(server: Serving, preset: str) -> None:
    guest = Guest(server.port)
    for _ in range(12):
        answer = guest.post("/api/tables", NEW | {"rules": {"preset": preset}, "newcomer": True})
        player = guest.sit(answer.json["id"])
        view = player.state["view"]
        player.socket.close()
        dealer_chooses = view["rules"]["chooser"] == "dealer"
        chooser = view["dealer"] if dealer_chooses else (view["dealer"] + 1) % 3
        assert chooser != view["seat"]


def test_the_record_can_be_read_when_the_game_is_over_and_not_before(guest: Guest) -> None:
    table = guest.open("three-five-eight", end_deals=1)
    player = guest.sit(table)
    answer = guest.get(f"/api/tables/{table}/record")
    assert (answer.status, answer.json["code"]) == (409, "running")
    player.play(random.Random(1))
    answer = guest.get(f"/api/tables/{table}/record")
    assert answer.status == 200
    game = replay(answer.json)
    assert list(game.winners) == player.state["winners"]
    assert list(game.totals) == player.state["sheet"][-1]["totals"]
    player.socket.close()
    stranger = Guest(guest.port)
    stranger.get("/api/me")
    assert stranger.get(f"/api/tables/{table}/record").status == 404
    assert Guest(guest.port).get(f"/api/tables/{table}/record").status == 404


@pytest.mark.parametrize("table", ["0" * 32, "x", "..%2f..%2fsecret.txt", "%00", "a" * 2000])
def test_a_record_that_is_none(guest: Guest, table: str) -> None:
    assert guest.get(f"/api/tables/{table}/record").status == 404


FILES = {
    "/": ("text/html", "no-cache"),
    "/t/abc": ("text/html", "no-cache"),
    "/assets/app-1a2b3c.js": ("javascript", "immutable"),
    "/manifest.webmanifest": ("application/manifest+json", "no-cache"),
    "/sw.js": ("text/javascript", "no-cache"),
    "/locales/en.ftl": ("text/plain", "no-cache"),
}


@pytest.mark.parametrize("path", FILES)
def test_files_and_their_headers(server: Serving, path: str) -> None:
    answer = Guest(server.port).get(path)
    kind, cache = FILES[path]
    assert answer.status == 200
    assert kind in answer.headers["content-type"]
    assert cache in answer.headers["cache-control"]
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = Guest(server.port).get(path, **{"if-none-match": answer.headers["etag"]})
    assert again.status == 304


@pytest.mark.parametrize(
    ("accepted", "words"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "</assets/fr-1a2B3c4_.js>; rel=modulepreload"),
        ("de, fr", "</assets/fr-1a2B3c4_.js>; rel=modulepreload"),
        ("de", None),
        ("..,*;q=0.1,", None),
        ("", None),
    ],
)
def test_the_words_of_the_language_are_announced_with_the_page(
    server: Serving, accepted: str, words: str | None
) -> None:
    answer = Guest(server.port).get("/sheet", **{"accept-language": accepted})
    assert answer.status == 200
    assert answer.headers.get("link") == words


def test_what_is_large_is_sent_packed(server: Serving) -> None:
    answer = Guest(server.port).get("/assets/app-1a2b3c.js", **{"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.body) < 200


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/locales/../secret.ftl",
        "/locales/..%2f..%2fsecret.txt.ftl",
        "/locales/de.ftl",
        "//etc/passwd",
        "/assets/%00",
        "/" + "a" * 5000,
    ],
)
def test_nothing_outside_the_page_is_served(server: Serving, path: str) -> None:
    answer = Guest(server.port).get(path)
    assert answer.status == 404
    assert b"not for reading" not in answer.body


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        answer = Guest(running.port).get("/")
        assert answer.status == 503
        assert b"make play" in answer.body
        assert Guest(running.port).get("/assets/x.js").status == 404


def test_a_mistyped_address_leads_to_the_first_page(server: Serving) -> None:
    guest = Guest(server.port)
    visit = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    lost = guest.ask("GET", "/rulse", None, visit)
    assert lost.status == 404
    assert lost.body == guest.get("/").body
    # A file that is missing is missing.
    assert guest.ask("GET", "/assets/gone-12345678.js", None, visit).body != lost.body
    assert guest.get("/rulse").body != lost.body


def test_health_counts(server: Serving) -> None:
    told = Guest(server.port).get("/healthz")
    assert told.status == 200
    assert told.json["ok"] is True
    assert set(told.json) == {"ok", "tables", "sockets", "bot_faults", "bot_cuts"}


def test_new_guests_and_new_tables_are_limited(tmp_path: Path) -> None:
    limits = Limits(messages=FAST.messages, guests=(0, 2), tables=(0, 3))
    with serving(settings_in(tmp_path, limits=limits)) as running:
        guests = [Guest(running.port) for _ in range(3)]
        assert [guest.get("/api/me").status for guest in guests] == [200, 200, 429]
        assert [guests[0].post("/api/tables", NEW).status for _ in range(4)] == [201, 201, 201, 429]
        assert guests[1].post("/api/tables", NEW).status == 201


def test_a_store_that_cannot_write_is_said_and_red(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        guest = Guest(running.port)
        guest.get("/api/me")
        foreign = sqlite3.connect(running.settings.data / "358.sqlite3", isolation_level=None)
        foreign.execute("BEGIN IMMEDIATE")
        answer = guest.post("/api/tables", NEW)
        assert (answer.status, answer.json["code"]) == (503, "busy")
        assert guest.get("/healthz").status == 503
        foreign.execute("ROLLBACK")
        foreign.close()
        assert guest.post("/api/tables", NEW).status == 201
        assert guest.get("/healthz").status == 200
