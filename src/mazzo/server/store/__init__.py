"""Storage: the log of each table, the records of finished games, people and their tokens.

`Storage` has all parts, on SQLite or PostgreSQL. All SQL is here, once for both. This package knows nothing about
connections or time; the reader of a log makes the table from it. May import core, games and table.
"""
