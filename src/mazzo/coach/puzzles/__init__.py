"""Puzzles: positions in which one choice is clearly best, and a beginner would make another one."""

from mazzo.coach.puzzles.files import of_the_day as of_the_day
from mazzo.coach.puzzles.files import puzzles as puzzles
from mazzo.coach.puzzles.puzzle import Puzzle as Puzzle
