"""The server: `run.py` starts it, `app.py` puts it together, `messages.py` has the messages of a WebSocket.

`http/` and `sockets/` answer clients, `tables/` runs tables, `store/` keeps them; limits are in `limits.py`.
Imports go down: run, app, sockets, http, running_server, admin, tables, push, store; the other modules are below.
"""
