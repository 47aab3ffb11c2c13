"""HTTP and WebSockets: requests are checked, limited and answered here, and nothing about a game is decided.

`app.py` puts it together, `api.py` has all addresses, `sockets.py` is one connection to one table.
"""
