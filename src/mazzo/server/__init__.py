"""The server: `run.py` starts it, `app.py` puts it together; the messages are in `mazzo.protocol`.

`http/` and `sockets/` answer clients, `tables/` runs tables, `store/` keeps them; limits are in `limits.py`.
Imports go down: run, app, sockets, http, running_server, admin, tables, push, store; all other modules are below.
"""
