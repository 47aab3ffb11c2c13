"""A new tournament."""

from mazzo.table.settings import Games
from mazzo.tournament.plan import TournamentPlan, edition_of, most_at_a_table
from mazzo.tournament.state import TournamentState


def opened(code: str, plan: TournamentPlan, host: str, seed: str, games: Games) -> TournamentState:
    """A tournament that nobody has entered."""
    edition = edition_of(plan.settings, games)
    return TournamentState(
        code=code, plan=plan, host=host, seed=seed, fewest=edition.fewest_seats, most=most_at_a_table(edition)
    )
