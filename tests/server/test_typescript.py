"""The page's types are those of the server."""

from pathlib import Path

from threefiveeight.server.typescript import protocol

COMMITTED = Path(__file__).parents[2] / "frontend" / "src" / "lib" / "protocol.ts"


def test_the_committed_types_are_those_of_the_server() -> None:
    assert COMMITTED.read_text("utf-8") == protocol(), "run python -m threefiveeight.server.typescript"


def test_what_the_page_may_leave_out_is_optional_and_what_the_server_always_sends_is_not() -> None:
    written = protocol()
    assert "readonly newcomer?: boolean;" in written
    assert "readonly detail?: string;" in written
    assert "readonly message: string;" in written
