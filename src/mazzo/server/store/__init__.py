"""Storage: the log of each table, the records of finished games, people and their tokens.

SQLite or PostgreSQL, behind the same few calls. All SQL is here, once for both. This layer knows nothing of
connections, time or the other layers; the reader of a log makes the table from it.
"""
