"""An analysis of a finished game: chances to win over time, the cost of choices, and luck.

The chances over time are those of an observer who sees all hands, and knows as much of the Draw Pile as all players
together. A choice is rated against the best one, by the seat's knowledge at the time. Luck is the rest: the change of a
seat's chance when a card was revealed, beyond the effect of its choice.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, cast

from msgspec import Struct

from mazzo.coach import of
from mazzo.coach.advice import Estimate
from mazzo.coach.coach import Coach
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay

GOOD, SLIP = 0.02, 0.08
"""A choice that costs at most GOOD is rated good; at most SLIP, a slip; more is a blunder."""

TURN = 0.1
"""A turning point changes a player's chance by at least this much."""

MOST_TURNING_POINTS = 5

Report = Callable[[int, int], object]
"""Called with the number of moves done and the total."""


class Decision(Struct, frozen=True):
    """A decision with several choices, rated by the seat's knowledge."""

    move: int  # the first move is 1
    seat: Seat
    action: str
    best: Any  # the best action
    win: Estimate  # after the best action
    loss: float  # of win chance, compared with the best action
    loss_error: float  # its typical error: less than that of each chance, since all were tried in the same samples
    rating: str  # best, good, slip or blunder


class Luck(Struct, frozen=True):
    """The effect of a card on a seat's chance, compared with the expectation."""

    move: int
    seat: Seat
    change: float


class TurningPoint(Struct, frozen=True):
    """The seat whose chance changed most at a move, and the cause: a choice, luck, or another player's move."""

    move: int
    seat: Seat
    change: float
    cause: str


class PlayerSummary(Struct, frozen=True):
    name: str
    decisions: int
    accuracy: float | None  # 1 minus the share lost of what the choices put at stake; None if nothing was at stake
    lost: float  # of win chance, by choices that were not the best
    luck: float  # of win chance, by cards


class Analysis(Struct, frozen=True):
    game: str
    moments: tuple[tuple[Estimate, ...], ...]  # each seat's chance to win: after the deal, and after each move
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    turning_points: tuple[TurningPoint, ...]
    players: tuple[PlayerSummary, ...]


class Rated(NamedTuple):
    decision: Decision
    at_stake: float  # the difference in win chance between the best choice and the worst


def analyse(replayed: ReplayedGame, report: Report | None = None) -> Analysis:
    """Analyse a game. `report` is called with the progress."""
    steps = analysing(replayed)
    while True:
        try:
            done = next(steps)
        except StopIteration as end:
            return cast(Analysis, end.value)
        if report:
            report(done, len(replayed.record.moves))


def analysing(replayed: ReplayedGame) -> Generator[int, None, Analysis]:
    """Analyse a game. It yields the number of moves done after each, so that a page can do other work in between."""
    record = replayed.record
    moments: list[tuple[Estimate, ...]] = []
    rated: list[Rated] = []
    luck: list[Luck] = []
    before: AnyPlay | None = None
    for number, now in enumerate(replayed.moments):
        play = now.play
        coach = of(record.game, play.state.edition)
        moments.append(moment(coach, play))
        if before and now.move:
            choice = rate(coach, before, *now.move)
            rated.extend([choice] if choice else [])
            luck.extend(luck_of(coach, number, now.events, moments[-2:], choice))
            yield number
        before = play
    return Analysis(
        game=record.game,
        moments=tuple(moments),
        decisions=tuple(each.decision for each in rated),
        luck=tuple(luck),
        turning_points=turning_points(moments, rated, luck),
        players=tuple(player(name, seat, rated, luck) for seat, name in enumerate(record.seats)),
    )


def moment(coach: Coach, play: AnyPlay) -> tuple[Estimate, ...]:
    """Every player's chance to win; certain once the game is over."""
    if play.result:
        return tuple(Estimate(share, 0.0) for share in play.result.shares(play.seats))
    return coach.moment(play)


def rate(coach: Coach, play: AnyPlay, seat: Seat, action: Any) -> Rated | None:
    """The rating of a choice; None if there was only one legal action."""
    if len(play.game.legal(play.state, seat)) < 2:
        return None
    judged = coach.choices(play, seat, action)
    choices = judged.choices
    loss, error = choices[action]
    decision = Decision(
        move=len(play.moves) + 1,
        seat=seat,
        action=str(action),
        best=min(choices, key=lambda each: choices[each].loss),
        win=judged.win(seat, action),
        loss=loss,
        loss_error=error,
        rating=rating(loss, error),
    )
    return Rated(decision, max(choice.loss for choice in choices.values()))


def rating(loss: float, error: float) -> str:
    """The rating of a loss. A loss within its typical error is rated good."""
    if not loss:
        return "best"
    return "good" if loss <= max(GOOD, error) else "slip" if loss <= SLIP else "blunder"


def luck_of(
    coach: Coach, move: int, events: Sequence[Any], moments: Sequence[tuple[Estimate, ...]], choice: Rated | None
) -> list[Luck]:
    """The luck of the seat that got the cards of a move, without the effect of its choice."""
    seat = coach.lucky(events)
    if seat is None:
        return []
    change = moments[1][seat].value - moments[0][seat].value
    chosen = choice.decision.loss if choice and choice.decision.seat == seat else 0.0
    return [Luck(move, seat, change + chosen)]


def turning_points(
    moments: Sequence[tuple[Estimate, ...]], rated: Sequence[Rated], luck: Sequence[Luck]
) -> tuple[TurningPoint, ...]:
    """The moves with the largest changes, in the order of the game."""
    losses = {each.decision.move: each.decision for each in rated}
    lucky = {each.move: each.seat for each in luck}
    points = []
    for move in range(1, len(moments)):
        changes = [after.value - before.value for before, after in zip(*moments[move - 1 : move + 1], strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        if abs(changes[seat]) < TURN:
            continue
        choice = losses.get(move)
        by_choice = choice is not None and choice.loss >= abs(changes[choice.seat]) / 2 > 0
        cause = "choice" if by_choice else "luck" if move in lucky else "play"
        points.append(TurningPoint(move, seat, changes[seat], cause))
    largest = sorted(points, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.move))


def player(name: str, seat: Seat, rated: Sequence[Rated], luck: Sequence[Luck]) -> PlayerSummary:
    own = [each for each in rated if each.decision.seat == seat]
    lost = sum(each.decision.loss for each in own)
    at_stake = sum(each.at_stake for each in own)
    return PlayerSummary(
        name=name,
        decisions=len(own),
        accuracy=1 - lost / at_stake if at_stake else None,
        lost=lost,
        luck=sum(each.change for each in luck if each.seat == seat),
    )
