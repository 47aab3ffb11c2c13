"""Drawings shared by all games: chips, bars, curves."""
