"""The games as learning environments, for three libraries (extra `mazzo[envs]`).

Each is a thin adapter in a module named after its library: `pettingzoo`, `gymnasium`, `openspiel`.
docs/environments.md describes spaces, rewards and turn order, which all three share.
"""
