"""A tour through everything that the page shows, in each language: nothing is cut, covered or in another language."""

import os

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.tour import PICTURES, SIZES, Tour
from threefiveeight.rules import PRESETS

LOCALES = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "pl": "pl-PL", "pt": "pt-BR"}
WHOLE = PICTURES is not None or "TOUR" in os.environ


@pytest.mark.slow
@pytest.mark.timeout(3000 if WHOLE else 300)
@pytest.mark.parametrize(("language", "size"), list(zip(LOCALES, SIZES, strict=True)), ids=list(LOCALES))
def test_a_tour(open_page: OpenPage, language: str, size: tuple[int, int]) -> None:
    sizes = SIZES if WHOLE else [size]
    # From a narrow size on the panel is a window of its own, which stays in the others.
    page = open_page(*(SIZES[0] if WHOLE else size), language=LOCALES[language], touch=True, settings={"tips": WHOLE})
    tour = Tour(page, language, sizes)
    tour.home()
    tour.game("three-five-eight", 3)
    tour.rarities()
    tour.lessons(beats=100 if WHOLE else 2)
    tour.pages(list(PRESETS) if WHOLE else ["three-five-eight"])
    assert tour.wrong == [], "\n".join(tour.wrong)
