"""Language models as players: `mazzo mcp` offers seats as tools (extra `mazzo[mcp]`).

A `ModelSeat` reads text and waits for its next decision, at a table of this process or of a server; `OpenSeats` keeps
several; `tools.py` offers them. It sees only updates, as a person's page does. docs/models.md describes it.
"""
