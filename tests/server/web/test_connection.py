"""One connection, with a client that reads as slowly as the test wishes."""

import asyncio
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from starlette.websockets import WebSocketState

from mazzo.server.admin.bulletin import Bulletin
from mazzo.server.messages import Done, Goodbye, Pong, Refused
from mazzo.server.process.limits import Allowance, Limits
from mazzo.server.tables.hub import Hub
from mazzo.server.web.protocols import EXTENSION, SERVICE_RESTART
from mazzo.server.web.server import Options, Server
from mazzo.server.web.sockets import MOST_UPDATES_WAITING, MOST_WAITING, Connection
from mazzo.table.commands import Rename
from tests.server.inside import code_of, decoder, enter, hub_on, memory, playing
from tests.server.loop import awaits_no_time


class Client:
    """A client at the other end, as Starlette shows it."""

    client = SimpleNamespace(host="127.0.0.1")
    application_state = WebSocketState.CONNECTED
    query_params: Mapping[str, str] = {}

    def __init__(self) -> None:
        self.scope = {"extensions": {EXTENSION: {"abort": self.abort}}}
        self.reads = asyncio.Event()  # cleared, nothing is taken
        self.reads.set()
        self.sends: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.texts: list[str] = []
        self.is_closed = False
        self.is_aborted = False

    async def receive(self) -> dict[str, Any]:
        return await self.sends.get()

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.texts.append(text)

    async def close(self) -> None:
        await self.reads.wait()
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True

    @property
    def goodbye(self) -> Goodbye | None:
        last = decoder.decode(self.texts[-1])
        return last if isinstance(last, Goodbye) else None


def connect(hub: Hub, client: Client, who: str | None = None) -> Connection:
    server = Server(Options(""))
    server.hub = hub
    server.bulletin = Bulletin(hub.storage, hub.now)
    return Connection(server, client, who)  # type: ignore[arg-type]


@awaits_no_time
async def test_a_client_that_never_reads_is_let_go_and_nothing_piles_up_for_it() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        client = Client()
        client.reads.clear()
        connection = connect(hub, client)
        serving = asyncio.create_task(connection.serve(code_of(ada)))
        for _ in range(1000):
            await leo.do(Rename("Somebody"))
            assert len(connection._waiting) <= MOST_UPDATES_WAITING
        assert ada.update.version == leo.update.version
        await asyncio.sleep(21)
        assert serving.done()
        assert client.is_aborted
        assert ada.room
        assert len(ada.room._listeners) == 2


@awaits_no_time
async def test_a_client_that_reads_again_is_told_the_latest() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        client = Client()
        serving = asyncio.create_task(connect(hub, client).serve(code_of(ada)))
        await asyncio.sleep(0.1)
        client.reads.clear()
        for _ in range(100):
            await ada.do(Rename("Somebody"))
        await asyncio.sleep(10)
        client.reads.set()
        await asyncio.sleep(0.1)
        assert client.texts[-1].startswith(f'{{"message":"news","update":{{"version":{ada.update.version},')
        assert len(client.texts) <= 2 + MOST_UPDATES_WAITING
        client.sends.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving
        assert client.is_closed


@awaits_no_time
async def test_a_client_that_asks_and_does_not_read_the_answers_is_let_go() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        client = Client()
        connection = connect(hub, client)
        serving = asyncio.create_task(connection.serve(code_of(ada)))
        await asyncio.sleep(0.1)
        client.reads.clear()
        for number in range(int(Limits().messages_of_an_address[1])):
            client.sends.put_nowait({"type": "websocket.receive", "text": '{"message":"ping"}'})
            await asyncio.sleep(0.01)
            assert len(connection._waiting) <= MOST_WAITING, number
        client.reads.set()
        await serving
        assert client.goodbye
        assert client.goodbye.code == "slow"


@awaits_no_time
async def test_a_client_is_told_of_a_restart_after_the_answers_to_what_it_asked_before() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        client = Client()
        serving = asyncio.create_task(connect(hub, client, "Ada").serve(code_of(ada)))
        ask = '{"message":"do","id":"%d","command":{"command":"rename","name":"Ada"}}'
        for number in range(5):
            client.sends.put_nowait({"type": "websocket.receive", "text": ask % number})
        client.sends.put_nowait({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        await serving
        assert len([text for text in client.texts if '"message":"done"' in text]) == 5
        assert client.goodbye
        assert client.goodbye.code == "restart"
        assert client.goodbye.again_in_seconds
        assert client.is_closed
        ada.leave()
        await asyncio.sleep(1)
        assert ada.room
        assert ada.room._logged.table.people["Ada"].connected is False  # by leaving, not by being sent away


@awaits_no_time
async def test_when_the_database_does_not_answer_a_client_is_told_when_to_come_back() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        client = Client()
        driver.fails = True
        await connect(hub, client).serve("222222222222")
        driver.fails = False
        assert client.goodbye
        assert client.goodbye.code == "trouble"
        assert client.goodbye.again_in_seconds


@awaits_no_time
async def test_what_an_address_sends_is_counted_for_each_who_is_sent_it() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        for who in ("Mia", "Ben"):
            await enter(hub, code_of(ada), who)
        client, again = Client(), Client()
        connection = connect(hub, client, "Ada")
        connection._server.deliveries = Allowance((1.0, 5.0 * 4), now=hub.now)  # five of those who listen, with her
        serving = asyncio.create_task(connection.serve(code_of(ada)))
        await asyncio.sleep(0.1)
        for number in range(7):
            ask = f'{{"message":"do","id":"{number}","command":{{"command":"rename","name":"Ada"}}}}'
            client.sends.put_nowait({"type": "websocket.receive", "text": ask})
        client.sends.put_nowait({"type": "websocket.receive", "text": '{"message":"ping"}'})
        await asyncio.sleep(0.1)
        answers = [decoder.decode(text) for text in client.texts]
        assert [answer.id for answer in answers if isinstance(answer, Done)] == ["0", "1", "2"]  # her coming was one
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [(answer.id, answer.code) for answer in refused] == [(f"{number}", "too-fast") for number in range(3, 7)]
        assert Pong() in answers
        connection._server.deliveries.spend(connection.address, 100)
        await Connection(connection._server, again, "Ada").serve(code_of(ada))  # type: ignore[arg-type]
        assert again.goodbye
        assert again.goodbye.code == "crowded"
        assert again.goodbye.again_in_seconds
        assert again.goodbye.again_in_seconds > 90
        client.sends.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving


class Taker(Client):
    """A client that takes messages at once, while it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.scope["extensions"][EXTENSION]["write"] = self.write  # type: ignore[assignment]

    def write(self, text: str) -> bool:
        if self.reads.is_set():
            self.texts.append(text)
        return self.reads.is_set()


@awaits_no_time
async def test_what_is_written_at_once_never_overtakes_what_waits() -> None:
    async with hub_on(await memory()) as hub:
        client = Taker()
        connection = connect(hub, client)
        writing = asyncio.create_task(connection._write())
        sent = []
        for number in range(60):
            if number % 10 == 4:
                client.reads.clear()
            if number % 10 == 8:
                client.reads.set()  # the task that writes what waits has not had its turn
            connection.send(f"{number}")
            sent.append(f"{number}")
            if number % 10 == 5:
                await asyncio.sleep(1)  # it waits for the client
        await asyncio.sleep(1)
        assert client.texts == sent
        connection.hang_up()
        await writing
