"""Why a table refuses a command: a closed list, so that every language can say it."""

from mazzo.core.errors import Refused

REASONS = {
    "unknown-game": "there is no such game; the games are {games}",
    "turn-seconds": "a turn can last 1 to {most} seconds, or as long as it takes",
    "reaction-seconds": "the time to react can be 1 to {most} seconds",
    "name": "a name is 1 to {most} letters on one line",
    "not-here": "you are not at this table; join it first",
    "not-seated": "you have no seat here; sit down first",
    "seated": "you have a seat already",
    "not-host": "only the host can do this",
    "playing": "this can be changed when the game is over",
    "not-playing": "no game is being played at this table",
    "not-over": "a rematch can begin when the game is over",
    "full": "all {most} seats are taken; you can watch",
    "too-few": "{fewest} players are needed; add a friend or a bot",
    "too-many": "this edition is for at most {most} players; somebody has to stand up",
    "full-house": "this table has room for {most} people",
    "unknown-bot": "no such bot plays this game; the bots are {bots}",
    "not-a-bot": "no bot sits there",
    "seat": "there is no such seat; the seats are 0 to {last}",
    "taken": "somebody is playing that seat",
    "outdated": "the game has moved on since you chose; look again",
    "not-asked": "it is not your turn; the others are choosing",
    "no-coach": "this table plays without a coach; the host can change that before a game begins",
    "not-legal": "{why}",
    "emote": "there is no such emote; the emotes are {emotes}",
    "entropy": "your own luck is 1 to {most} letters and digits, added before the game begins",
    "no-seed": "the cards are not shuffled yet; try again in a moment",
    "closed": "this table is closed",
    "too-many-tables": "this server has {most} tables, and room for no more; try again later",
}


class RefusedByTable(Refused):
    """A refusal with its code and what the sentence names, for a client that speaks another language."""

    def __init__(self, code: str, facts: dict[str, str]) -> None:
        super().__init__(REASONS[code].format_map(facts))
        self.code = code
        self.facts = facts


def refuse(code: str, **facts: object) -> RefusedByTable:
    return RefusedByTable(code, {name: str(fact) for name, fact in facts.items()})
