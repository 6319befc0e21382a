"""What README and docs show is run, and prints what they say; what they link to is there.

The python blocks of a page are run from top to bottom as one program, from the root of the checkout. A block marked
``text`` right after one is what it prints. In a block marked ``console`` each line ``$ 358 ...`` is run, and the
lines below it are what it prints, ``...`` standing for any number of lines. A block after a line
``<!-- not run: REASON -->`` is passed over.
"""

import contextlib
import io
import itertools
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from threefiveeight.cli.main import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NOT_RUN = re.compile(r"<!-- not run: \S.* -->\n\Z")
LINK = re.compile(r"\]\(([^)\s]+)\)")

# Pages and pictures that come with later parts of the product.
TO_COME = {"docs/screenshot.png", "docs/bots.md", "docs/protocol.md", "docs/faults.md"}


@dataclass(frozen=True)
class Block:
    """A fenced block of a page; ``output`` is the text block that follows it at once, None without one."""

    kind: str
    text: str
    line: int
    run: bool
    output: str | None


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(page: str) -> Iterator[Block]:
    found = list(FENCE.finditer(page))
    for match, after in itertools.zip_longest(found, found[1:]):
        follows = after is not None and after[1] == "text" and not page[match.end() : after.start()].strip()
        run = NOT_RUN.search(page[: match.start()]) is None
        line = page.count("\n", 0, match.start()) + 2
        yield Block(match[1], match[2], line, run, after[2] if follows and after is not None else None)


def of_kind(path: Path, kind: str) -> list[Block]:
    return [block for block in blocks(path.read_text(encoding="utf-8")) if block.kind == kind and block.run]


def pages_with(kind: str) -> list[Path]:
    return [path for path in PAGES if of_kind(path, kind)]


EXTRAS = {"docs/gates.md": ("pyspiel", "pettingzoo")}
"""What the examples of a page import that need not be installed; `make gates` installs it."""


@pytest.mark.parametrize("path", pages_with("python"), ids=name)
def test_python_runs_and_prints_what_the_page_shows(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "__main__"}
    for extra in EXTRAS.get(name(path), ()):
        pytest.importorskip(extra, reason="an extra that is not installed")
    for block in of_kind(path, "python"):
        source = "\n" * (block.line - 1) + block.text
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(source, name(path), "exec"), names)  # noqa: S102 - the page's own program
        if block.output is not None:
            assert printed.getvalue() == block.output, f"{name(path)}, line {block.line}"


def commands(block: Block) -> Iterator[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines that it prints."""
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, *shown = part.splitlines()
        yield command, shown


def matches(shown: list[str], printed: list[str]) -> bool:
    """Whether the printed lines are those shown, with ``...`` for any number of them."""
    parts = [re.escape(f"{line}\n") if line != "..." else r"(?:.*\n)*?" for line in shown]
    return re.fullmatch("".join(parts), "".join(f"{line}\n" for line in printed)) is not None


@pytest.mark.parametrize("path", pages_with("console"), ids=name)
def test_commands_print_what_the_page_shows(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for block in of_kind(path, "console"):
        for command, shown in commands(block):
            program, *arguments = shlex.split(command)
            assert program == "358", f"{name(path)}, line {block.line}: only 358 is run here"
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                main(arguments)
            assert matches(shown, printed.getvalue().splitlines()), f"{command}\n{printed.getvalue()}"


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        pytest.param(["a", "b"], ["a", "b"], True, id="equal"),
        pytest.param(["a", "...", "d"], ["a", "b", "c", "d"], True, id="lines left out"),
        pytest.param(["a", "..."], ["a"], True, id="nothing left out"),
        pytest.param(["a", "b"], ["a", "c"], False, id="another line"),
        pytest.param(["a"], ["a", "b"], False, id="a line more"),
        pytest.param(["a", "...", "d"], ["a", "b"], False, id="an end that is missing"),
    ],
)
def test_lines_left_out(shown: list[str], printed: list[str], same: bool) -> None:
    assert matches(shown, printed) is same


def slug(heading: str) -> str:
    """The anchor that a heading gets where Markdown is shown."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(path: Path) -> set[str]:
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    return {slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}


def dead(path: Path) -> Iterator[str]:
    """The links of a page that lead to no file or heading of the checkout."""
    for link in LINK.findall(FENCE.sub("", path.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        if not target.exists():
            if target.relative_to(ROOT).as_posix() not in TO_COME:
                yield link
        elif anchor and anchor not in anchors(target):
            yield link


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    assert list(dead(path)) == []


def test_every_page_is_linked_from_the_readme_or_a_page_that_is() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        reached.add(page)
        links = (link.partition("#")[0] for link in LINK.findall(page.read_text(encoding="utf-8")))
        found = {(page.parent / link).resolve() for link in links if link.endswith(".md")}
        waiting += [target for target in found - reached if target.exists()]
    assert {name(path) for path in PAGES} - {name(path) for path in reached} == set()
