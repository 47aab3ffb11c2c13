"""The main reason why a seat lost a finished game, as facts for one sentence (`why-CODE`) and one board.

Moves are judged from the last one backwards, so that a search that is stopped early has judged the end of the game.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from mazzo.coach import of
from mazzo.coach.advice import Estimate, Note, Outcome
from mazzo.coach.analysis import rating
from mazzo.coach.coach import Coach
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay

LEAST, LEAST_LUCK = 0.05, 0.15
"""The smallest cost of a choice, and the smallest effect of an outcome, that can be the reason alone."""

SURE = 2.0
"""A change can be a reason only if it is larger than this many times its typical error."""

EVEN = 0.5
"""An outcome with a higher probability than this is not called luck."""


NEARLY = 0.7
"""A later choice is preferred to a worse one as the reason if it cost at least this share of it."""


def is_sure(loss: float, error: float, least: float = LEAST) -> bool:
    return loss > max(least, SURE * error)


class JudgedChoice(NamedTuple):
    """A choice of the seat, judged by its knowledge at the time."""

    move: int  # the first move is 1
    action: Any
    best: Any
    after: Estimate  # the seat's chance to win after its choice
    after_best: Estimate
    loss: float
    error: float  # of the loss


class JudgedLuck(NamedTuple):
    """An outcome that changed the chance of the seat."""

    move: int
    before: Estimate
    after: Estimate
    outcome: Outcome
    is_own: bool  # whether it resulted from a move of the seat


class Found(NamedTuple):
    """The judgements so far, the last moves first."""

    choices: tuple[JudgedChoice, ...] = ()
    luck: tuple[JudgedLuck, ...] = ()


class Reason(NamedTuple):
    """A reason for losing, by its code.

    `choice`: another choice was better. `luck` and `turn`: an unlikely or a likely outcome cost most. `fell`: the
    chance fell between two choices of the seat. `end`: it fell after the last one. `out`: an outcome of its own move
    eliminated the seat, which had little chance by then. `slow`: the chance fell in small steps, of which this was the
    largest. `watched`: the seat had no choice. `won`: the seat won.
    """

    code: str
    move: int | None = None
    high: Estimate | None = None  # the chance after the best choice, or before the chance fell
    low: Estimate | None = None  # the chance after the seat's choice, or after the chance fell
    until: int | None = None  # the later move of `fell`

    @property
    def loss(self) -> float:
        return self.high.value - self.low.value if self.high and self.low else 0.0

    @property
    def is_sure(self) -> bool:
        if not (self.high and self.low):
            return False
        return is_sure(self.loss, hypot(self.high.error, self.low.error), LEAST_LUCK)


class Explanation(Struct, frozen=True):
    """The reason, with the position before its move as the seat saw it."""

    game: str
    code: str
    good: int  # choices of the seat that were as good as the best
    choices: int
    moves: int  # of the game
    move: int | None = None
    until: int | None = None
    mover: Seat | None = None
    high: Estimate | None = None
    low: Estimate | None = None
    chosen: Any = None  # the seat's action
    best: Any = None
    note: Note | None = None  # on the choice, or on the outcome
    ways: int | None = None  # of the outcome
    of: int | None = None
    view: Any = None


def main_reason(found: Found) -> Reason:
    """The main reason, given everything that was judged."""
    choice = largest_choice([each for each in found.choices if is_sure(each.loss, each.error)])
    lucky = [(each, reason_of(each)) for each in found.luck]
    luck = max((reason for _, reason in lucky if reason.is_sure), key=lambda reason: reason.loss, default=None)
    if choice and (not luck or luck.move == choice.move or 2 * choice.loss >= luck.loss):
        return Reason("choice", choice.move, choice.after_best, choice.after)
    if luck:
        return luck
    steps = falls(found.choices)
    fell = max(steps, key=lambda reason: reason.loss, default=Reason("watched"))
    if fell.is_sure:
        return fell
    fatal = next((reason for each, reason in lucky if each.is_own and not each.after.value), None)
    if fatal:
        return fatal._replace(code="out")
    slow = max([reason for _, reason in lucky] or steps, key=lambda reason: reason.loss, default=None)
    return slow._replace(code="slow") if slow else Reason("watched")


def largest_choice(sure: Sequence[JudgedChoice]) -> JudgedChoice | None:
    """The last of those choices that cost about as much as the worst one."""
    most = max((each.loss for each in sure), default=0.0)
    return max((each for each in sure if each.loss >= NEARLY * most), key=lambda each: each.move, default=None)


def reason_of(luck: JudgedLuck) -> Reason:
    is_unlikely = luck.outcome.ways <= EVEN * luck.outcome.of
    return Reason("luck" if is_unlikely else "turn", luck.move, luck.before, luck.after)


def falls(choices: Sequence[JudgedChoice]) -> list[Reason]:
    """The changes of the chance from each choice to the next, and from the last to the end of the game."""
    found = [
        Reason("fell", earlier.move, earlier.after, later.after_best, later.move)
        for later, earlier in pairwise(choices)
    ]
    last = choices[:1]
    return [*(Reason("end", each.move, each.after, Estimate(0.0, 0.0)) for each in last), *found]


def explaining(
    replayed: ReplayedGame, seat: Seat, seconds: float, now: Callable[[], float]
) -> Generator[Found, None, Explanation]:
    """Explain the end of a game, from the moves that can be judged within this time by the clock `now`.

    It yields after each move, so that the caller can stop it, or do other work in between.
    """
    until, found = now() + seconds, Found()
    for found in search(replayed, seat):
        yield found
        if now() >= until:
            break
    return explanation(replayed, seat, found)


def search(replayed: ReplayedGame, seat: Seat) -> Iterator[Found]:
    """Judge moves from the last to the first. Yields everything judged so far after each."""
    choices: list[JudgedChoice] = []
    luck: list[JudgedLuck] = []
    for move in range(replayed.last, 0, -1):
        now = replayed.moments[move]
        before, (mover, action) = replayed.moments[move - 1].play, now.move or (None, None)
        coach = of(replayed.record.game, before.state.edition)
        if mover == seat and (choice := judged_choice(coach, before, seat, action)):
            choices.append(choice)
        if outcome := coach.outcome(before, seat, now.events):
            luck.append(judged_luck(coach, before, now.play, seat, outcome))
        yield Found(tuple(choices), tuple(luck))


def judged_choice(coach: Coach, play: AnyPlay, seat: Seat, action: Any) -> JudgedChoice | None:
    if len(play.legal(seat)) < 2:
        return None
    judged = coach.choices(play, seat, action)
    best = min(judged.choices, key=lambda each: judged.choices[each].loss)
    loss, error = judged.choices[action]
    number = len(play.moves) + 1
    return JudgedChoice(number, action, best, judged.win(seat, action), judged.win(seat, best), loss, error)


def judged_luck(coach: Coach, before: AnyPlay, after: AnyPlay, seat: Seat, outcome: Outcome) -> JudgedLuck:
    """The effect of an outcome. For the seat's own move, the expectation is that of its choice, not of the best one."""
    mover, action = after.moves[-1]
    judged = coach.choices(before, mover, action)
    expected = judged.win(seat, action) if mover == seat else judged.wins[seat]
    return JudgedLuck(len(after.moves), expected, chance_now(coach, after, seat), outcome, mover == seat)


def chance_now(coach: Coach, play: AnyPlay, seat: Seat) -> Estimate:
    if play.result:
        return Estimate(play.result.share(seat), 0.0)
    mover = play.to_act[0]
    return coach.choices(play, mover, play.legal(mover)[0]).wins[seat]


def explanation(replayed: ReplayedGame, seat: Seat, found: Found) -> Explanation:
    """The explanation, given everything that was judged."""
    record = replayed.record
    if not record.result:
        raise Refused("this game is not over")
    good = sum(rating(each.loss, each.error) in ("best", "good") for each in found.choices)
    reason = Reason("won") if seat in record.result.winners else main_reason(found)
    facts = Explanation(record.game, reason.code, good, len(found.choices), replayed.last)
    return facts if reason.move is None else _with_position(facts, replayed, seat, found, reason)


def _with_position(facts: Explanation, replayed: ReplayedGame, seat: Seat, found: Found, reason: Reason) -> Explanation:
    assert reason.move is not None
    moment = replayed.moments[reason.move - 1]
    mover, action = replayed.moments[reason.move].move or (None, None)
    choice = next((each for each in found.choices if each.move == reason.move), None)
    luck = next((each for each in found.luck if each.move == reason.move), None)
    more: dict[str, Any] = {}
    if reason.code == "choice" and choice:
        play = moment.play
        options = (
            of(facts.game, play.state.edition).advise(play.state.edition, play.view(seat), play.seen(seat)).options
        )
        more["best"] = choice.best
        more["note"] = next((each.note for each in options if each.action == str(action)), None)
    elif luck:
        more |= {"note": luck.outcome.note, "ways": luck.outcome.ways, "of": luck.outcome.of}
    return replace(
        facts,
        move=reason.move,
        until=reason.until,
        mover=mover,
        high=reason.high,
        low=reason.low,
        chosen=action if mover == seat else None,
        view=moment.view(seat),
        **more,
    )
