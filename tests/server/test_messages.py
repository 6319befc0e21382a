"""What is a message, and what is not."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threefiveeight.server import messages as wire

GOOD = {
    "act": ('{"t":"act","id":"a1","seq":57,"action":"play HQ"}', wire.Act("a1", 57, "play HQ")),
    "next": ('{"t":"next","id":"a-_Z","seq":0}', wire.Next("a-_Z", 0)),
    "ping": ('{"t":"ping","id":"p"}', wire.Ping("p")),
    "undo": ('{"t":"undo","id":"u","seq":9}', wire.Undo("u", 9)),
    "claim": ('{"t":"claim","id":"c","seq":9}', wire.ClaimRest("c", 9)),
    "tag last": ('{"id":"p","t":"ping"}', wire.Ping("p")),
    "a key twice, the last counts": ('{"t":"ping","id":"a","id":"b"}', wire.Ping("b")),
    "minus nought": ('{"t":"next","id":"a","seq":-0}', wire.Next("a", 0)),
    "four thousand spaces": (" " * 4000 + '{"t":"ping","id":"p"}', wire.Ping("p")),
}


@pytest.mark.parametrize("case", GOOD)
def test_messages_are_read(case: str) -> None:
    text, message = GOOD[case]
    assert wire.read_message(text) == message


BAD = {
    "nothing": "",
    "no JSON": "hello",
    "no object": '["act"]',
    "null": "null",
    "no kind": '{"id":"a"}',
    "an unknown kind": '{"t":"chat","id":"a"}',
    "a kind of the server": '{"t":"ack","id":"a","seq":1}',
    "a field too many": '{"t":"ping","id":"a","x":1}',
    "__proto__": '{"t":"ping","id":"a","__proto__":{}}',
    "a field missing": '{"t":"act","id":"a","action":"stop"}',
    "an undo that says where to": '{"t":"undo","id":"a","seq":1,"to":3}',
    "a claim with cards": '{"t":"claim","id":"a","seq":1,"cards":["SA"]}',
    "a seat": '{"t":"act","id":"a","seq":1,"action":"stop","seat":2}',
    "an id of nothing": '{"t":"ping","id":""}',
    "an id too long": json.dumps({"t": "ping", "id": "a" * 65}),
    "an id with a newline": '{"t":"ping","id":"a\\n"}',
    "an id that is a number": '{"t":"ping","id":1}',
    "a seq below nought": '{"t":"next","id":"a","seq":-1}',
    "a seq of 10^30": '{"t":"next","id":"a","seq":' + "1" + "0" * 30 + "}",
    "a seq of 1e3": '{"t":"next","id":"a","seq":1e3}',
    "a seq of NaN": '{"t":"next","id":"a","seq":NaN}',
    "a seq that is true": '{"t":"next","id":"a","seq":true}',
    "an action too long": json.dumps({"t": "act", "id": "a", "seq": 1, "action": "x" * 65}),
    "a lone surrogate": '{"t":"act","id":"a","seq":1,"action":"\\ud800"}',
    "a raw lone surrogate": '{"t":"act","id":"a","seq":1,"action":"\ud800"}',
    "a byte order mark": '\ufeff{"t":"ping","id":"a"}',
    "brackets 4,096 deep": "[" * 4096,
    "objects 4,096 deep": '{"t":' * 4096,
    "two messages": '{"t":"ping","id":"a"}{"t":"ping","id":"b"}',
    "cut off": '{"t":"ping","id":"a',
}


@pytest.mark.parametrize("case", BAD)
def test_all_else_is_malformed(case: str) -> None:
    with pytest.raises(wire.Malformed):
        wire.read_message(BAD[case])


BAD_TABLES = {
    "no JSON": b"{",
    "bad UTF-8": b'{"rules":{"preset":"\xff"},"levels":["a","b"]}',
    "one level": b'{"rules":{"preset":"x"},"levels":["a"]}',
    "three levels": b'{"rules":{"preset":"x"},"levels":["a","b","c"]}',
    "a field too many": b'{"rules":{"preset":"x"},"levels":["a","b"],"seed":1}',
    "an option of options": b'{"rules":{"preset":{"a":1}},"levels":["a","b"]}',
    "brackets without end": b'{"rules":{"contracts":' + b"[" * 3000,
    "an option of 10^30": b'{"rules":{"end_deals":1000000000000000000000000000000},"levels":["a","b"]}',
    "forty options": json.dumps({"rules": {str(n): 1 for n in range(40)}, "levels": ["a", "b"]}).encode(),
}


@pytest.mark.parametrize("case", BAD_TABLES)
def test_new_tables_that_are_none(case: str) -> None:
    with pytest.raises(wire.Malformed):
        wire.read_new_table(BAD_TABLES[case])


def test_what_is_not_set_is_not_sent() -> None:
    assert wire.to_bytes(wire.Refusal("a", "stale")) == b'{"t":"no","id":"a","code":"stale"}'


@settings(max_examples=100, deadline=None)
@given(
    st.one_of(
        st.text(max_size=200),
        st.recursive(st.none() | st.integers() | st.text(), st.lists, max_leaves=20).map(json.dumps),
    )
)
def test_any_text_is_a_message_or_malformed(text: str) -> None:
    try:
        message = wire.read_message(text)
    except wire.Malformed:
        return
    assert isinstance(message, wire.Act | wire.Next | wire.Undo | wire.ClaimRest | wire.Ping)
