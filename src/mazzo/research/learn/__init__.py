"""Networks that learn a game by playing against themselves, on the vector engine (extra `mazzo[learn]`).

- tables.py: the tables at which they play, and games on them, step by step.
- mixed.py: the forward pass, in 16 bits where a GPU is faster with them.
- improve.py: learning from those games (PPO; Adam from optax).
- training.py: round after round, with checkpoints, until the time is up.
- trial.py: win rates against bots that were not used in training.

`mazzo learn GAME --seats 2` is the command. A network is a `mazzo.bots.expert.network.Network`; it plays as the bot
`expert` when its file lies beside that module.
"""
