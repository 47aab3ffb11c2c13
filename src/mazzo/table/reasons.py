"""The reasons why a table refuses a command: a closed list, so that all of them are translated."""

from mazzo.core.errors import Refused

REASONS = {
    "unknown-game": "there is no such game; the games are {games}",
    "turn-seconds": "a turn can last 1 to {most} seconds, or as long as it takes",
    "reaction-seconds": "the time to react can be 1 to {most} seconds",
    "name": "a name has 1 to {most} visible characters, on one line",
    "not-here": "you are not at this table; join it first",
    "not-seated": "you have no seat here; sit down first",
    "seated": "you have a seat already",
    "screen": "a screen only shows the table; play on a phone or another device",
    "not-host": "only the host can do this",
    "playing": "this can be changed when the game is over",
    "not-playing": "no game is being played at this table",
    "full": "all {most} seats are taken; you can watch",
    "too-few": "{fewest} players are needed; add a friend or a bot",
    "too-many": "this edition is for at most {most} players; someone has to stand up",
    "full-house": "this table has room for {most} people",
    "unknown-bot": "no such bot plays this game; the bots are {bots}",
    "bot-options": "the bot {bot} does not know {options}; leave that as printed, or choose another bot",
    "not-a-bot": "no bot sits there",
    "seat": "there is no such seat; the seats are 0 to {last}",
    "taken": "that seat is taken; pick another",
    "seen-another-hand": "you have seen another hand in this game; you can watch until it ends",
    "people-play": "someone else is still playing; only a game between bots can be fast-forwarded",
    "no-request": "the person with this number is not asking for a seat",
    "no-person": "no person at this table has this number",
    "own-self": "you cannot remove yourself; leave the table, or make someone else the host first",
    "host-here": "the host is here, or has only just gone",
    "removed": "the host has removed you from this table; ask them to let you back in",
    "locked": "this table is locked; ask its host to open it",
    "one-device": "this table is played on one device, by the people who pass it around",
    "one-device-stays": "a table on one device cannot be changed into another kind; open another table",
    "day": "the deal of the day is played once, by one person against its three bots; open another table",
    "no-chat-in-public": "free chat is only for tables that are not listed; use the phrases here",
    "outdated": "the game has moved on since you chose; look again",
    "not-asked": "it is not your turn; the others are choosing",
    "no-coach": "this table plays without a coach; the host can change that before a game begins",
    "not-legal": "{why}",
    "silent-watchers": "at a listed table only seated players can talk",
    "words": "that cannot be said; the faces are {faces}, the phrases {phrases}",
    "no-chat": "this table uses quick phrases only; the host can allow free chat before a game begins",
    "text": "a message has 1 to {most} visible characters, on one line",
    "entropy": "your random text has 1 to {most} letters and digits, and is added before the game begins",
    "tournament": "a tournament runs this table: it seats people and starts the game",
    "no-seed": "the cards are not shuffled yet; try again in a moment",
    "closed": "this table is closed",
    "too-many-tables": "this server has {most} tables, and room for no more; try again later",
}

NO_SEAT = ("full", "playing", "seated", "closed", "tournament")
"""The reasons why a newcomer can only watch. Clients that sit down automatically do not show them."""


class RefusedByTable(Refused):
    """A refusal with its code and facts, so that a client can translate it."""

    def __init__(self, code: str, sentence: str, facts: dict[str, str]) -> None:
        super().__init__(sentence.format_map(facts))
        self.code = code
        self.facts = facts


def refuse(code: str, **facts: object) -> RefusedByTable:
    return RefusedByTable(code, REASONS[code], {name: str(fact) for name, fact in facts.items()})
