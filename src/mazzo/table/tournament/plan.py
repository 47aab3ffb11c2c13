"""The plan of a tournament: the choices of its host before people enter."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from mazzo.core.edition import Edition
from mazzo.core.errors import Refused
from mazzo.table.day import check_changeable
from mazzo.table.names import check_name
from mazzo.table.settings import Abandoned, Absent, EveningEnd, Games, Settings, edition_of
from mazzo.table.settings import checked as checked_settings
from mazzo.table.tournament.reasons import refuse

FEWEST_AT_A_TABLE = 3
MOST_AT_A_TABLE = 6
USUAL_SIZE = 4
LONGEST_TITLE = 24  # letters, like a name


class TournamentPlan(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_TITLE})]
    settings: Settings  # for its tables
    size: int = USUAL_SIZE  # the preferred number of people at a table


def checked(plan: TournamentPlan, games: Games) -> TournamentPlan:
    """The plan with settings written out in full; refused if they do not suit a tournament."""
    try:
        title = check_name(plan.title)
    except Refused:
        raise refuse("tournament-title", most=LONGEST_TITLE) from None
    check_changeable(plan.settings)
    settings = checked_settings(replace(plan.settings, tournament=None), games)
    edition = edition_of(settings, games)
    # Five people cannot be divided into tables of three or more, so the game must allow five.
    if edition.fewest_seats > FEWEST_AT_A_TABLE or edition.most_seats < 5 or settings.turn_seconds is None:
        raise refuse("tournament-game")
    most = most_at_a_table(edition)
    if not FEWEST_AT_A_TABLE <= plan.size <= most:
        raise refuse("tournament-size", fewest=FEWEST_AT_A_TABLE, most=most)
    own = replace(
        settings,
        open=False,
        one_device=False,
        coach=False,
        abandoned=Abandoned.FINISH,
        absent=Absent.BOT,
        evening=EveningEnd.OPEN,
    )
    return TournamentPlan(title, own, plan.size)


def most_at_a_table(edition: Edition) -> int:
    return min(MOST_AT_A_TABLE, edition.most_seats)
