"""HTTP and WebSockets: requests are checked, limited and answered here; nothing about a game is decided.

`app.py` assembles it, `api.py` has all paths, `sockets.py` is one connection to one table.
"""
