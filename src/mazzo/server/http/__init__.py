"""The HTTP API and the pages: one file for each resource, with its handlers and `ROUTES`.

`gate.py` checks each request before a handler runs; `answers.py` has the types. No game logic is here.
May import everything in the server except sockets, app and run.
"""
