"""The settings of a table."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from mazzo.core.edition import Edition, choose, differences
from mazzo.core.errors import listing
from mazzo.core.game import Game
from mazzo.table.reasons import refuse

LONGEST_TURN = 24 * 60 * 60
LONGEST_REACTION = 60
TURNS = (None, 15, 30, 60, 120, 300, 86400)
REACTIONS = (3, 5, 8, 12, 20, 60)
"""The seconds offered for a reaction; programs may set others."""

Games = Mapping[str, Game[Any, Any, Any, Any, Any]]


class Abandoned(StrEnum):
    """The end of a game that all people have left."""

    FINISH = "finish"  # bots play it to the end
    EXPIRE = "expire"  # the table closes


class Absent(StrEnum):
    """The treatment of a person who is absent when a game begins."""

    BOT = "bot"  # a bot plays for them until they are back
    SIT_OUT = "sit_out"  # they watch this game


class Speed(StrEnum):
    """The pause of bots before they answer."""

    CALM = "calm"  # long enough to follow many bots
    NORMAL = "normal"
    FAST = "fast"


class EveningEnd(StrEnum):
    """The end of an evening of several games. The game after it begins a new evening."""

    OPEN = "open"  # it never ends
    FIRST_TO_3 = "first_to_3"  # the first to win three games wins the evening
    BEST_OF_5 = "best_of_5"  # the most points after five games; it ends as soon as no one can catch up


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    edition: str | None = None  # default: the game's first
    options: dict[str, Any] = {}
    turn_seconds: int | None = 60  # None: unlimited
    reaction_seconds: int = 5  # the time to react to the last card
    open: bool = False  # listed for all; otherwise only people with its link find it
    coach: bool = False
    speed: Speed = Speed.NORMAL  # of the bots; the host may change it even during a game
    abandoned: Abandoned = Abandoned.FINISH
    absent: Absent = Absent.BOT
    auto_pass: bool = False  # whether to pass automatically for a person alone with bots who can only pass
    chat: bool = False  # whether people may write texts, at unlisted tables
    one_device: bool = False  # whether its people share one device; cannot be changed later
    evening: EveningEnd = EveningEnd.OPEN
    tournament: str | None = None  # the code of the tournament that runs this table; people cannot change it
    day: str | None = None  # the date of its deal of the day (2026-11-17); only the server opens such a table


def checked(settings: Settings, games: Games) -> Settings:
    """The settings, with edition and options written out in full."""
    game = games.get(settings.game)
    if game is None:
        raise refuse("unknown-game", games=listing(games))
    edition = choose(game.editions, settings.edition, settings.options)
    if settings.turn_seconds is not None and not 1 <= settings.turn_seconds <= LONGEST_TURN:
        raise refuse("turn-seconds", most=LONGEST_TURN)
    if not 1 <= settings.reaction_seconds <= LONGEST_REACTION:
        raise refuse("reaction-seconds", most=LONGEST_REACTION)
    if settings.chat and settings.open:
        raise refuse("no-chat-in-public")
    return replace(settings, edition=edition.name, options=differences(edition, game.editions))


def edition_of(settings: Settings, games: Games) -> Edition:
    """The edition that these settings choose, with their options."""
    edition: Edition = choose(games[settings.game].editions, settings.edition, settings.options)
    return edition
