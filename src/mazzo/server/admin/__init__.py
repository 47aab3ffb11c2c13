"""The operator's commands: `Admin` carries them out, `orders.py` lists them with their answers.

`mazzo admin` and the operator's page are clients of this list. `moderation.py` has bans and forgotten people.
May import tables, store, metrics and protocol.
"""
