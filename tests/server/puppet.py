"""A stand-in for the process that plays the bot seats: it draws from what is legal, or misbehaves as it is told.

Run as a program; its argument is how it behaves.
"""

import json
import os
import random
import sys
import time
from typing import Any


def drawn(request: dict[str, Any]) -> str:
    """A legal action drawn by the request's seed."""
    generator = random.Random(request["seed"])
    word = generator.choice(request["legal"])
    if not word.startswith("discard"):
        return str(word)
    return " ".join(["discard", *generator.sample(request["view"]["hand"], int(word.split()[1]))])


def answer(behaviour: str, request: dict[str, Any]) -> dict[str, Any] | list[int]:
    """What the process says; some behaviours never come back."""
    action = drawn(request)
    match behaviour:
        case "illegal":
            action = "play SA SK"
        case "not_held":
            action = "return D2"
        case "late":
            time.sleep(60)
        case "dies":
            os._exit(3)
        case "nonsense":
            return [1, 2, 3]
        case "failed":
            return {"type": "failed", "id": request["id"], "error": "ValueError"}
        case "cut":
            return {"type": "action", "id": request["id"], "action": action, "cuts": 1}
        case _:
            pass
    return {"type": "action", "id": request["id"], "action": action}


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin:
        print(json.dumps(answer(sys.argv[1], json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
