"""Drawings that all games share: `Drawing` for one game, chips, bars, curves."""
