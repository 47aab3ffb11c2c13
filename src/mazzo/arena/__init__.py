"""Bots against bots: the same deals for everybody, from every seat, and how strong each of them is."""
