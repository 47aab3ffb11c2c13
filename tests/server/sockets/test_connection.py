"""One connection, with a client whose reading the test controls."""

import asyncio
from collections.abc import MutableMapping, Sequence
from typing import Any

from starlette.websockets import WebSocket

from mazzo.protocol.messages import CloseMessage, Done, Encoded, Pong, Refused
from mazzo.server.admin.moderation import ModerationState
from mazzo.server.limiters import AddressRateLimit
from mazzo.server.limits import Limits
from mazzo.server.running_server import Options, RunningServer
from mazzo.server.sockets.connection import MOST_UPDATES_WAITING, MOST_WAITING, Connection
from mazzo.server.sockets.transport import SERVICE_RESTART, AsgiTransport, Handler, InputLimit, Received
from mazzo.server.tables.hub import Hub
from mazzo.table.commands import Rename
from tests.server.in_process import code_of, decoder, enter, hub_on, memory, playing
from tests.server.loop import awaits_no_time

ADDRESS = "127.0.0.1"


class Client:
    """The client's end of a WebSocket."""

    def __init__(self) -> None:
        self.reads = True
        self.texts: list[str] = []
        self.is_held = False
        self.is_closed = False
        self.is_aborted = False
        self._connection: Handler | None = None

    def serve(self, handler: Handler) -> None:
        self._connection = handler

    async def run(self) -> None: ...

    def send(self, *texts: str) -> None:
        for text in texts:
            self._tell({"type": "websocket.receive", "text": text})

    def end(self, code: int = 1000) -> None:
        self._tell({"type": "websocket.disconnect", "code": code})

    def _tell(self, event: dict[str, Any]) -> None:
        assert self._connection
        self._connection.take(event)

    def read_again(self) -> None:
        assert self._connection
        self.reads = True
        self._connection.resume_writing()

    # The transport of a connection

    def write(self, messages: Sequence[Encoded]) -> bool:
        if self.reads:
            self.texts += [message.text.decode() for message in messages]
        return self.reads

    def pause_reading(self) -> None:
        self.is_held = True

    def resume_reading(self) -> None:
        self.is_held = False

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True
        self.end(1006)

    @property
    def close_message(self) -> CloseMessage | None:
        last = decoder.decode(self.texts[-1])
        return last if isinstance(last, CloseMessage) else None


def plain(text: str) -> Encoded:
    return Encoded(text.encode(), is_update=False)


def server_on(hub: Hub) -> RunningServer:
    server = RunningServer(Options(""))
    server.hub = hub
    server.moderation = ModerationState(hub.storage, hub.now)
    return server


def connect(hub: Hub, client: Client, who: str | None = None) -> Connection:
    return Connection(server_on(hub), client, who, ADDRESS)


async def entered(hub: Hub, code: str) -> tuple[Client, Connection]:
    """Connect a spectator to a table."""
    client = Client()
    connection = connect(hub, client)
    await connection.enter(code, None)
    return client, connection


@awaits_no_time
async def test_a_client_that_never_reads_is_disconnected_and_its_queue_stays_short() -> None:
    async with hub_on(await memory()) as hub:
        ada, leo = await playing(hub, "Ada", "Leo")
        client, connection = await entered(hub, code_of(ada))
        client.reads = False
        for _ in range(1000):
            await leo.do(Rename("Countess"))
            assert len(connection._waiting) <= MOST_UPDATES_WAITING
        assert ada.update.version == leo.update.version
        await asyncio.sleep(21)
        assert client.is_aborted
        assert ada.room
        assert len(ada.room.subscribers.receiving) == 2


@awaits_no_time
async def test_a_client_that_reads_again_gets_the_latest_update() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        client, _ = await entered(hub, code_of(ada))
        client.reads = False
        for _ in range(100):
            await ada.do(Rename("Countess"))
        await asyncio.sleep(10)
        client.read_again()
        assert client.texts[-1].startswith(f'{{"message":"news","update":{{"version":{ada.update.version},')
        assert len(client.texts) <= 2 + MOST_UPDATES_WAITING
        await asyncio.sleep(60)
        assert not client.is_aborted
        client.end()
        assert ada.room
        assert len(ada.room.subscribers.receiving) == 2


@awaits_no_time
async def test_a_client_that_does_not_read_its_answers_is_disconnected() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        client, connection = await entered(hub, code_of(ada))
        client.reads = False
        for number in range(int(Limits().messages_of_an_address[1])):
            client.send('{"message":"ping"}')
            await asyncio.sleep(0.01)
            assert len(connection._waiting) <= MOST_WAITING, number
        client.read_again()
        assert client.is_closed
        assert client.close_message
        assert client.close_message.code == "slow"


@awaits_no_time
async def test_a_restart_is_sent_after_the_answers_to_earlier_commands() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        client = Client()
        entering = asyncio.create_task(connect(hub, client, "Ada").enter(code_of(ada), None))
        await asyncio.sleep(0)  # messages that come while it enters must wait
        ask = '{"message":"do","id":"%d","command":{"command":"rename","name":"Ada"}}'
        client.send(*(ask % number for number in range(5)))
        client.end(SERVICE_RESTART)
        assert client.is_held
        await entering
        await asyncio.sleep(1)
        assert not client.is_held
        assert len([text for text in client.texts if '"message":"done"' in text]) == 5
        assert client.close_message
        assert client.close_message.code == "restart"
        assert client.close_message.again_in_seconds
        assert client.is_closed
        ada.leave()
        await asyncio.sleep(1)
        assert ada.room
        assert ada.room.state.people["Ada"].connected is False  # because she left, not because she was removed


@awaits_no_time
async def test_an_absent_database_closes_with_a_time_to_retry() -> None:
    driver = await memory()
    async with hub_on(driver) as hub:
        client = Client()
        driver.fails = True
        await connect(hub, client).enter("222222222222", None)
        driver.fails = False
        assert client.close_message
        assert client.close_message.code == "failure"
        assert client.close_message.again_in_seconds


@awaits_no_time
async def test_a_command_counts_once_for_each_receiver() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        for who in ("Mia", "Ben"):
            await enter(hub, code_of(ada), who)
        client, again = Client(), Client()
        server = server_on(hub)
        connection = Connection(server, client, "Ada", ADDRESS)
        server.limiters.deliveries_of_an_address = AddressRateLimit(
            (1.0, 5.0 * 4), now=hub.now
        )  # five deliveries to each of four clients
        await connection.enter(code_of(ada), None)
        for number in range(7):
            client.send(f'{{"message":"do","id":"{number}","command":{{"command":"rename","name":"Ada"}}}}')
        client.send('{"message":"ping"}')
        await asyncio.sleep(0.1)
        answers = [decoder.decode(text) for text in client.texts]
        assert [answer.id for answer in answers if isinstance(answer, Done)] == ["0", "1", "2"]  # entering was one
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [(answer.id, answer.code) for answer in refused] == [(f"{number}", "too-fast") for number in range(3, 7)]
        assert Pong() in answers
        server.limiters.deliveries_of_an_address.spend(connection.address, 100)
        await Connection(server, again, "Ada", ADDRESS).enter(code_of(ada), None)
        assert again.close_message
        assert again.close_message.code == "crowded"
        assert again.close_message.again_in_seconds
        assert again.close_message.again_in_seconds > 90
        client.end()


@awaits_no_time
async def test_a_new_message_never_overtakes_a_waiting_one() -> None:
    async with hub_on(await memory()) as hub:
        client = Client()
        connection = connect(hub, client)
        client.serve(connection)
        for number in range(60):
            client.reads = number % 10 not in range(4, 8)  # from 8 on it reads, but has not resumed the connection
            connection.send(plain(f"{number}"))
            if number % 10 == 9:
                client.read_again()
        assert client.texts == [f"{number}" for number in range(60)]


@awaits_no_time
async def test_a_closed_connection_first_gets_earlier_messages() -> None:
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        client, connection = await entered(hub, code_of(ada))
        client.reads = False
        connection.send(plain("before"))
        connection.close_with("banned")
        connection.send(plain("after"))
        await asyncio.sleep(1)
        assert not client.is_closed
        client.read_again()
        await asyncio.sleep(1)
        assert client.texts[-2] == "before"
        assert client.close_message
        assert client.is_closed
        assert ada.room
        assert len(ada.room.subscribers.receiving) == 2


class BelowSocket:
    """The server's side of a WebSocket whose frames are not counted."""

    def serve(self, handler: Handler) -> None: ...
    def abort(self) -> None: ...


@awaits_no_time
async def test_a_client_that_reads_gets_every_update_of_a_burst() -> None:
    sent: list[str] = []
    may_send = asyncio.Event()

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        await may_send.wait()
        sent.append(message.get("text", message["type"]))

    may_send.set()
    async with hub_on(await memory()) as hub:
        ada, _ = await playing(hub, "Ada", "Leo")
        socket = WebSocket({"type": "websocket", "state": {"connection": BelowSocket}}, receive, send)
        await socket.accept()
        connection = Connection(server_on(hub), AsgiTransport(socket), None, ADDRESS)
        await connection.enter(code_of(ada), None)
        await asyncio.sleep(0.1)
        sent.clear()
        burst = [Encoded(str(number).encode(), is_update=True) for number in range(3 * MOST_UPDATES_WAITING)]
        for message in burst:
            connection.send(message)
        await asyncio.sleep(0.1)
        assert sent == [message.text.decode() for message in burst]

        sent.clear()
        may_send.clear()
        connection.send(burst[0])
        await asyncio.sleep(0.1)  # the client does not read: sending waits
        for message in burst[1:]:
            connection.send(message)
        may_send.set()
        await asyncio.sleep(0.1)
        assert len(sent) <= 1 + MOST_UPDATES_WAITING
        assert sent[-1] == burst[-1].text.decode()
        connection.take({"type": "websocket.disconnect"})


@awaits_no_time
async def test_a_connection_that_is_cancelled_while_its_reading_is_paused_ends_without_an_error() -> None:
    taken: list[str] = []

    class Paused:
        input_limit = InputLimit((1e9, 1e9), AddressRateLimit((1e9, 1e9)), ADDRESS)

        def take(self, *received: Received) -> None:
            taken.extend(each["type"] for each in received)

        def resume_writing(self) -> None: ...

    socket = WebSocket({"type": "websocket", "state": {"connection": BelowSocket}}, never, never)
    transport = AsgiTransport(socket)
    transport.serve(Paused())
    transport.pause_reading()
    running = asyncio.create_task(transport.run())
    await asyncio.sleep(0.1)
    running.cancel()
    await running
    assert taken == ["websocket.disconnect"]


async def never(*_: object) -> Any:
    raise AssertionError("nothing is read or written")
