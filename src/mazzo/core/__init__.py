"""The parts that every game shares: `Game` and `Play`, `Edition`, `Chance`, `Record`, `Layout`, and errors (`Refused`).

Pure: no rules of a game, no clock, no input or output. It imports no other package of Mazzo.
"""
