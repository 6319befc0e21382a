"""Lessons as data: pieces of recorded games that somebody plays who learns the game."""

from threefiveeight.learn.first_game import FIRST_GAME, first_game_record
from threefiveeight.learn.lesson import Beat, Lesson, LessonStep, Moment, Spot

__all__ = ["FIRST_GAME", "Beat", "Lesson", "LessonStep", "Moment", "Spot", "first_game_record"]
