"""What is kept: the log of each table, the records of finished games, people and their tokens.

One file of SQLite or a PostgreSQL, behind the same few calls. All SQL is written here, once for both. This room knows
nothing of connections, of time or of the other rooms; whoever reads a log makes the table from it.
"""
