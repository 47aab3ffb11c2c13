"""A table where people play games: `Table` takes commands and returns updates; `runner.due` lists the host's work.

`decide.py` and `evolve.py` compute the next `TableState`; `tournament/` has the same structure. Pure: no clock, no
sockets. May import core.
"""
