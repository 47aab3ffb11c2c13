"""Bots against bots: the same deals for all, from every seat, and a rating for each."""
