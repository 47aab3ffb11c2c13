"""The server, in layers: `process` and `store` at the bottom, then `work`, `tables`, `admin`, and `web` above them.

`run.py` starts it. `messages.py` has every message of the wire, and `typescript.py` writes its types for the page.
"""
