"""The choices that a bot would have made in a finished game, and their cost."""

from typing import Any

from msgspec import Struct

from mazzo.bots.bot import Maker
from mazzo.bots.own import fault
from mazzo.coach import of
from mazzo.coach.analysis import Analysis, Decision, Report, rate
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused
from mazzo.core.play import act
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay


class BotComparison(Struct, frozen=True):
    """A bot's choice for every decision in a game, in the order of the moves."""

    bot: str
    decisions: tuple[Decision, ...]


def compare_bot(
    replayed: ReplayedGame, found: Analysis, bot: str, make: Maker, report: Report | None = None
) -> BotComparison:
    """Get a bot's choice for every decision of an analysed game. It sees only what the seat had seen by then."""
    chosen = {decision.move: decision for decision in found.decisions}
    decisions: list[Decision] = []
    seats: list[Any] = []
    for number, moment in enumerate(replayed.moments, 1):
        play = moment.play
        if not seats:
            seats = [make(play.state.edition, Dice(f"{bot} {seat}")) for seat in range(play.seats)]
        if report:
            report(number, len(replayed.record.moves))
        if number in chosen:
            decisions.append(_judged(play, chosen[number], _choice(play, seats, chosen[number].seat)))
    return BotComparison(bot, tuple(decisions))


def _choice(play: AnyPlay, seats: list[Any], seat: Seat) -> Any:
    """The bot's choice; refused if the bot fails or its choice is illegal."""

    def refuse(seat: Seat, error: Exception) -> None:
        raise Refused(f"the bot failed at move {len(play.moves) + 1}, for seat {seat}: {fault(error)}") from None

    ahead = play.copy()
    act(ahead, seat, seats[seat].choose, refuse)
    return ahead.moves[-1][1]


def _judged(play: AnyPlay, decision: Decision, action: Any) -> Decision:
    if str(action) == decision.action:
        return decision
    rated = rate(of(play.game.name, play.state.edition), play, decision.seat, action)
    assert rated  # None only if there was one legal action
    return rated.decision
