"""Messages and answers that the pages and other clients exchange with a host of tables: a server or a web page.

This package may import core, the list of games, `games.plain`, bots, coach, table and text; no web framework.
"""
