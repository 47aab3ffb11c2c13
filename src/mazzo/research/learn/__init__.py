"""Networks that learn a game by playing against themselves, on the vector engine (extra `mazzo[learn]`).

`training.py` learns round after round from the games of `tables.py`, by `improve.py`; `trial.py` measures win rates.
The command is `mazzo learn`. A network is a `mazzo.bots.expert.network.Network`.
"""
