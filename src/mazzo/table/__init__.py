"""People around a game. Pure and synchronous: no clock and no socket, commands in, updates out."""
