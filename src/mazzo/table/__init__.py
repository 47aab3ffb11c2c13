"""People around a game. Pure and synchronous: no clock, no socket; commands in, updates out."""
