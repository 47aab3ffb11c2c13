"""The tools of `mazzo mcp`, for any client of the Model Context Protocol."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import Annotated, Any, ParamSpec, TypeVar

from mcp.server.mcpserver import Image, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from mazzo import __version__, bots
from mazzo.client.local import Local
from mazzo.client.remote import Remote
from mazzo.client.server import Server
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.record import commit, write
from mazzo.games import GAMES, get
from mazzo.models.open_seats import OpenSeats
from mazzo.models.picture import png
from mazzo.models.seat import ModelSeat
from mazzo.table.settings import Settings
from mazzo.text import in_a_line, rules_page
from mazzo.text.locales import Words

P = ParamSpec("P")
T = TypeVar("T")

INSTRUCTIONS = """Card games against bots, or with people at a table of a server.
new_game or join_table gives you a game and its first question. Answer with act and one of the actions that it lists,
letter for letter; act waits for your next decision. You see only what a player in your seat may see."""
LONGEST_WAIT = 60.0

Game = Annotated[str, Field(description="the game that new_game or join_table gave you", max_length=64)]
Wait = Annotated[float, Field(description="how many seconds to wait for your next decision", ge=0, le=LONGEST_WAIT)]
Picture = Annotated[bool, Field(description="whether to return a picture of the table, too")]
Short = Annotated[str, Field(max_length=200)]


def refusing(tool: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """The tool with refusals as its answers, which the model reads."""

    @wraps(tool)
    async def answer(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return await tool(*arguments, **named)
        except Refused as why:
            raise ToolError(str(why)) from None

    return answer


@dataclass
class Tools:
    """What a model can do. Luck comes from the operator's seed, so that no model can deal a known game again."""

    t: Words
    seed: str | None = None
    servers: tuple[str, ...] | None = None  # whose tables may be joined; None for all
    seats: OpenSeats = field(default_factory=OpenSeats)
    begun: int = 0  # games against bots

    async def games(self) -> str:
        """List the games with their players, editions and bots."""
        return "\n".join(
            f"{game.name}: {in_a_line(self.t, game.name)} Editions: {listing(game.editions)};"
            f" players: {players(game.editions)}; bots: {listing(bots.names(game.name))}."
            for game in GAMES.values()
        )

    async def rules(self, game: Short) -> str:
        """Return the rules of a game."""
        return rules_page(self.t, get(game).name)

    async def new_game(
        self,
        game: Short,
        seats: Annotated[int, Field(description="the number of players with you", ge=2, le=20)] = 4,
        bot: Annotated[str, Field(description="who plays the other seats", max_length=200)] = "medium",
        edition: Annotated[str | None, Field(max_length=200)] = None,
        name: Short = "Model",
    ) -> str:
        """Begin a game against bots. Returns its name for the other tools, and your first question."""
        await self.seats.make_room()
        settings = Settings(get(game).name, edition, turn_seconds=None)
        seed = None if self.seed is None else commit(f"{self.seed} game {self.begun}")
        link = Local(settings, [bot] * (seats - 1), name, seed=seed, bots_pause=False, waits=True)
        self.begun += 1
        return await self._begin(ModelSeat(link, self.t))

    async def join_table(
        self,
        link: Annotated[str, Field(description="such as https://example.org/t/4gk2mxw7pqzr", max_length=200)],
        name: Short = "Model",
    ) -> str:
        """Sit down at a table of a server, where all see that you are a program. Returns a name for the other tools."""
        address, _, code = link.rstrip("/").rpartition("/t/")
        if not address:
            raise Refused(f"{shorten(link)} should be the link of a table, such as https://example.org/t/4gk2mxw7pqzr")
        server = Server(address)
        if self.servers is not None and server.address not in self.servers:
            named = listing(self.servers) if self.servers else "servers that --server names"
            raise Refused(f"tables can be joined only at {named}")
        await self.seats.make_room()
        await server.greet()
        return await self._begin(ModelSeat(Remote(server, code), self.t), name)

    async def _begin(self, seat: ModelSeat, name: str | None = None) -> str:
        await seat.open(name)
        return f"Your game is {self.seats.add(seat)}.\n\n{await seat.look(0.5)}"

    async def look(self, game: Game, seconds: Wait = 20.0, picture: Picture = False) -> list[Any]:
        """Wait for your next decision, then return what happened, the table, the question and your legal actions."""
        seat = self.seats.get(game)
        return await shown(seat, await seat.look(seconds), picture)

    async def act(
        self,
        game: Game,
        action: Annotated[str, Field(description="one of the legal actions, letter for letter", max_length=200)],
        seconds: Wait = 20.0,
        picture: Picture = False,
    ) -> list[Any]:
        """Take one of the legal actions, then do the same as look."""
        seat = self.seats.get(game)
        return await shown(seat, await seat.act(action, seconds), picture)

    async def advise(self, game: Game) -> str:
        """Ask the coach about your choices: the chance to win after each of them."""
        return await self.seats.get(game).advise()

    async def record(self, game: Game) -> str:
        """Return the record of the last game, from which anybody can replay it. There is none before its end."""
        return write(await self.seats.get(game).record())

    async def leave(self, game: Game) -> str:
        """Leave a game. At a server, a bot plays on in your seat."""
        await self.seats.close(game)
        return "You have left."

    def server(self) -> "MCPServer[Any]":
        server = MCPServer("mazzo", "Mazzo", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
        for tool in (self.games, self.rules, self.new_game, self.join_table, self.look, self.act):
            server.add_tool(refusing(tool), structured_output=False)
        for tool in (self.advise, self.record, self.leave):
            server.add_tool(refusing(tool), structured_output=False)
        return server


def players(editions: Any) -> str:
    fewest = min(edition.fewest_seats for edition in editions.values())
    return f"{fewest} to {max(edition.most_seats for edition in editions.values())}"


async def shown(seat: ModelSeat, text: str, picture: bool) -> list[Any]:
    """The text, and the picture if it is wanted."""
    board = await seat.picture() if picture else None
    return [text, *([Image(data=png(board), format="png")] if board else [])]


async def serve(tools: Tools, host: str, port: int | None) -> None:
    """Serve over HTTP, or over standard input and output without a port, until the client or the operator ends it."""
    server = tools.server()
    try:
        if port is None:
            await server.run_stdio_async()
        else:
            await server.run_streamable_http_async(host=host, port=port)
    finally:
        await tools.seats.close_all()
