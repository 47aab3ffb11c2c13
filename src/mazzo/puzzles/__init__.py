"""Puzzles: positions in which one choice is clearly best, and a beginner makes another one."""

from mazzo.puzzles.puzzle import Puzzle as Puzzle
