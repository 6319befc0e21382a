"""Where this machine has a Chromium, and how it is started for tests."""

import os
import shutil
from collections.abc import Mapping

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Without these it looks for updates and accounts at every start, or refuses to run as root.
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
ADVICE = "install Chromium (Debian: apt install chromium) or set CHROMIUM to the path of one"


def find_chromium(environment: Mapping[str, str] = os.environ) -> str | None:
    """The path of a Chromium: the variable CHROMIUM, else a usual name on the PATH, else a usual place."""
    if named := environment.get("CHROMIUM"):
        return named
    found = (shutil.which(name, path=environment.get("PATH")) for name in (*NAMES, *PLACES))
    return next((path for path in found if path), None)
