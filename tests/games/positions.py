"""Positions on one line of a test, such as "seat 0: skip | seat 1: | pile: kitten"."""


def lines(position: str) -> str:
    return position.replace("|", "\n")
