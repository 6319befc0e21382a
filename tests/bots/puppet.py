"""An external program that misbehaves as its argument says; run by the tests of the engine protocol."""

import json
import sys
import time

KIND = sys.argv[1]
HONEST = 2
"""Decisions that are answered rightly before the misbehaviour begins."""


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def misbehave(request: dict[str, object]) -> None:
    match KIND:
        case "illegal" | "illegal but in 1700 ms":
            say(type="action", id=request["id"], action="play SA" if request["legal"] != ["play SA"] else "stop")
        case "garbage":
            print("][", flush=True)
        case "deep":
            print("[" * 100_000, flush=True)
        case "wrong id":
            say(type="action", id=-1, action="stop")
        case "no action":
            say(type="action", id=request["id"])
        case "number":
            print("17", flush=True)
        case "not utf-8":
            sys.stdout.buffer.write(b"\xff\xfe\n")
            sys.stdout.flush()
        case "late":
            time.sleep(60)
        case "dies":
            sys.exit(3)
        case _:
            pass


def honest(request: dict[str, object]) -> str:
    legal = request["legal"]
    assert isinstance(legal, list)
    view = request["view"]
    assert isinstance(view, dict)
    if legal[0].startswith("discard"):
        return "discard " + " ".join(view["hand"][:4])
    return str(legal[0])


def main() -> None:
    if KIND == "ends at once":
        return
    decided = 0
    for line in sys.stdin:
        request = json.loads(line)
        match request["type"]:
            case "hello" if KIND == "never ready":
                say(type="sorry")
            case "hello":
                say(type="ready", name="puppet")
            case "decide":
                decided += 1
                if KIND in ("honest", f"illegal but in {request['budget_ms']} ms") or decided <= HONEST:
                    say(type="action", id=request["id"], action=honest(request))
                else:
                    misbehave(request)
            case _:
                return


main()
