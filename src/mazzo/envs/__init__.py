"""The games as learning environments, for three libraries (extra `mazzo[envs]`).

Each is a thin adapter in a module named after its library: `mazzo.envs.pettingzoo`, `mazzo.envs.gymnasium` and
`mazzo.envs.openspiel`. docs/environments.md describes spaces, rewards and turn order, which all three share.
"""

GAMES = ("mantis", "kittens")
"""The games whose luck can be told piece by piece, as OpenSpiel needs it: each has a module here."""
