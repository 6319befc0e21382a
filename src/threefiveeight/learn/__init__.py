"""What the game teaches: lessons and exercises as data, and the search that checks exercises (``exercises``)."""

from threefiveeight.learn.first_game import FIRST_GAME, first_game_record
from threefiveeight.learn.lesson import Beat, Lesson, LessonStep, Moment, Spot

__all__ = ["FIRST_GAME", "Beat", "Lesson", "LessonStep", "Moment", "Spot", "first_game_record"]
