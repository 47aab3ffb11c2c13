"""Mazzo: play, host and study two party card games, Mantis and Exploding Kittens."""
