"""Draws the icons of the installed page from ``public/icon.svg``: ``python frontend/icons.py`` writes them beside it.

They are committed, because building the page must need no browser. ``maskable`` icons fill the square, with the drawing in
the circle of 80 % that every system leaves; so does the one for iOS, which rounds the corners itself.
"""

import os
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parent / "public"
FLAGS: Final = ("--headless", "--no-sandbox", "--disable-gpu")
ICONS: Final = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "apple-touch-icon.png": (180, True),
}
"""File, width in pixels, whether it fills the square."""


def drawing(svg: str, *, full: bool) -> str:
    """The SVG, or one whose ground fills the square and whose drawing lies in its middle."""
    if not full:
        return svg
    svg = re.sub(r' rx="14"', "", svg, count=1)
    return svg.replace('<g transform="translate(32 36)">', '<g transform="translate(32 32) scale(.66)">')


def main() -> None:
    """Write all icons."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=list(FLAGS)
        )
        for name, (width, full) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing(svg, full=full)}")
            page.locator("svg").screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
