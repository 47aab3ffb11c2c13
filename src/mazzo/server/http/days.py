"""The deal of the day: one for each game, the same for all people, one try for each."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from mazzo.core.record import commit
from mazzo.games import GAMES
from mazzo.protocol.answers import Opened
from mazzo.server import jobs
from mazzo.server.http.answers import HttpError, answer, raw_answer, route
from mazzo.server.http.people import known_visitor, with_cookie
from mazzo.server.http.tables import check_tables_of
from mazzo.server.jobs import opponents_of
from mazzo.server.running_server import RunningServer, asker_of
from mazzo.server.store.days import (
    DAYS_BACK,
    DayChain,
    DayTry,
    chain_of,
    day_named,
    name_of,
    note_try,
    tries,
)
from mazzo.server.store.people import Visitor
from mazzo.table.commands import Seed
from mazzo.table.day import DAY_SECONDS, day_of, settings_of


class DayDeal(Struct, frozen=True):
    """The deal of a game on a day, and your try."""

    day: str
    game: str
    commitment: str  # to its seed
    code: str | None  # of the table at which you play it
    record: str | None  # of your game, once it is over
    opponents: tuple[str, ...]


class DayOffer(Struct, frozen=True):
    """Today, in UTC, and the commitments to its seeds."""

    day: str
    seconds_left: int
    promise: str  # the hash of today's secret
    secret: str | None  # of yesterday, whose hash was its promise; None on the first day of a chain
    since: str  # the first day of the chain
    anchor: str  # the promise of that day
    deals: tuple[DayDeal, ...]
    earlier: tuple[DayDeal, ...]  # your tries of the days before, the latest first: games may end after midnight


async def day(request: Request) -> Response:
    server = RunningServer.of(request)
    visitor, now = await server.visitor(request), _now(server)
    today = day_of(now)
    chain = await chain_of(server.storage, today)
    mine = await tries(server.storage, visitor.who, today, DAYS_BACK) if visitor else []
    todays = {each.game: each for each in mine if each.day == today}
    return answer(
        DayOffer(
            day=name_of(today),
            seconds_left=int((today + 1) * DAY_SECONDS - now),
            promise=chain.promise(today),
            secret=chain.secret(today - 1) if today > chain.since else None,
            since=name_of(chain.since),
            anchor=chain.promise(chain.since),
            deals=tuple(_deal(chain, today, game, todays.get(game)) for game in GAMES if opponents_of(game)),
            earlier=tuple(
                [
                    _deal(await chain_of(server.storage, each.day), each.day, each.game, each)
                    for each in mine
                    if each.day < today and each.game in GAMES
                ]
            ),
        )
    )


def _now(server: RunningServer) -> float:
    """The earlier time of both clocks, so that no future day is shown if one of them is ahead."""
    return min(server.hub.now(), server.wall_clock())


def _deal(chain: DayChain, day: int, game: str, tried: DayTry | None) -> DayDeal:
    commitment = commit(chain.seed(day, game))
    return DayDeal(name_of(day), game, commitment, tried and tried.code, tried and tried.record, opponents_of(game))


async def _own_try(request: Request, who: str, day: int) -> DayTry | None:
    game = _game_of(request)
    mine = await tries(RunningServer.of(request).storage, who, day)
    return next((each for each in mine if each.game == game), None)


async def open_day(request: Request) -> Response:
    """Your table for the deal of today."""
    visitor = await known_visitor(request)
    check_tables_of(request, visitor)
    return with_cookie(request, visitor, answer(await play_the_day(request, visitor), 201))


async def play_the_day(request: Request, visitor: Visitor) -> Opened:
    """Your table for the deal of today: a new one, or the one that you have already."""
    server, game = RunningServer.of(request), _game_of(request)
    today = day_of(_now(server))
    tried = await _own_try(request, visitor.who, today)
    if tried is None or await _was_abandoned(server, tried):
        opened = await server.hub.open(settings_of(game, name_of(today)))
        instead = tried and tried.code
        code = await note_try(server.storage, visitor.who, today, game, code=opened, instead=instead)
    else:
        code = tried.code
    await _seed(server, code, (await chain_of(server.storage, today)).seed(today, game))
    return Opened(code)


async def _was_abandoned(server: RunningServer, tried: DayTry) -> bool:
    """Whether a table was closed before its game ended: it stayed empty, or the operator closed it."""
    return tried.record is None and await server.hub.room(tried.code) is None


async def _seed(server: RunningServer, code: str, seed: str) -> None:
    """Give a table its deal, unless it has it; also after a crash between the two."""
    room = await server.hub.room(code)
    if room and room.state.next_seed is None and not room.state.begun:
        await room.notify(Seed(seed))


async def expert(request: Request) -> Response:
    """The result of `expert` on the deal of today, or `of` another day, for people who have played it."""
    server, game = RunningServer.of(request), _game_of(request)
    asker, today = await asker_of(request), day_of(_now(server))
    day = day_named(request.query_params.get("of", name_of(today)))
    tried = await _own_try(request, asker.who, day) if asker.who and day is not None and day <= today else None
    if tried is None or tried.record is None:
        raise HttpError(409, "not-played", "play the deal of this day first")
    seed = (await chain_of(server.storage, tried.day)).seed(tried.day, game)
    key = f"day {game} {seed}"
    return raw_answer(await server.work.result(key, asker, jobs.expert_day, lambda: [game, seed], is_long=True))


def _game_of(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in GAMES or not opponents_of(game):
        raise HttpError(404, "no-deal", "there is no deal of the day for such a game")
    return game


ROUTES = [
    route("/api/day", GET=day),
    route("/api/day/{game}", POST=open_day),
    route("/api/day/{game}/expert", GET=expert),
]
