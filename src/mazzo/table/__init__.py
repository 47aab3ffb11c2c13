"""People around a game: `Table` takes commands and gives updates; `runner.due` lists the work of a host.

`decide.py` and `evolve.py` make the next `TableState`; `tournament/` is built alike. Pure: no clock, no sockets. May
import core.
"""
