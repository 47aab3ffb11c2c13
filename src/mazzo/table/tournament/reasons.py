"""The reasons why a tournament refuses a command: a closed list, so that all of them are translated."""

from mazzo.table.reasons import RefusedByTable

REASONS = {
    "tournament-game": "a tournament needs a game for 3 to 5 players or more, and a clock for turns",
    "tournament-size": "a table has {fewest} to {most} people",
    "tournament-title": "a title is 1 to {most} letters on one line, all of which can be seen",
    "tournament-full": "this tournament has room for {most} people",
    "tournament-few": "{fewest} people are needed for a tournament",
    "tournament-late": "the second round was drawn; no one can enter any more",
    "tournament-over": "this tournament is over",
    "tournament-withdrawn": "the host has withdrawn you from this tournament",
    "tournament-playing": "some tables of this round are still playing",
    "tournament-round": "this round was drawn already",
    "tournament-no-place": "a latecomer takes the place of someone who was absent or withdrawn; there is none",
    "tournament-last": "the last person in a tournament cannot be withdrawn; end the tournament",
    "tournament-host-here": "the host was here less than an hour ago; ask them to hand over",
    "tournament-long": "too much has been changed in this tournament; people, names and the host stay as they are",
    "not-host": "only the host can do this",
    "no-person": "no one in this tournament has this number",
    "not-entered": "you are not in this tournament; enter it first",
    "no-such-table": "this tournament has no such table to open or to end now",
}


def refuse(code: str, **facts: object) -> RefusedByTable:
    return RefusedByTable(code, REASONS[code], {name: str(fact) for name, fact in facts.items()})
