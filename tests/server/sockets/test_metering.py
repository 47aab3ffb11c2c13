"""Frames and bytes are counted before they are parsed."""

import asyncio
import socket
from random import Random

import pytest

from mazzo.server.limiters import RateLimit
from mazzo.server.limits import Limits
from mazzo.server.sockets import metering
from mazzo.server.sockets.metering import (
    LINES_OF_A_REQUEST,
    READ_BYTES,
    FrameCounter,
    FrameMeter,
    MeteredFrames,
    RequestMeter,
)
from mazzo.server.sockets.transport import InputLimit
from tests.server.attacks.raw import BINARY, PING, PONG, TEXT, frame
from tests.server.loop import awaits

ADDRESS = "203.0.113.1"


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 2048, 10**6])
def test_every_frame_is_counted_once_however_the_stream_is_cut(size: int) -> None:
    random = Random(size)
    lengths = [0, 1, 125, 126, 127, 1000, 65_535, 65_536, 70_000]
    frames = [frame(random.choice((TEXT, PING, PONG, BINARY)), bytes(length)) for length in 2 * lengths]
    random.shuffle(frames)
    stream = b"".join(frames)
    counter = FrameCounter()
    assert sum(counter.begun(stream[at : at + size]) for at in range(0, len(stream), size)) == len(frames)
    assert counter.begun(frame(PING) * 3) == 3, "the count goes on where the last frame ended"


def test_a_frame_with_a_false_length_counts_what_follows_as_its_payload() -> None:
    counter = FrameCounter()
    assert counter.begun(frame(TEXT, length=2**62) + frame(PING) * 100) == 1
    assert counter.begun(frame(PING) * 100) == 0


class Time:
    """A clock that only the test advances."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(metering, "monotonic", lambda: self.now)


def meter_of(connection: tuple[float, float], addresses: RateLimit) -> FrameMeter:
    meter = FrameMeter()
    meter.set_limit(InputLimit(connection, addresses, ADDRESS))
    return meter


@pytest.mark.parametrize(
    "sent",
    [
        [frame(PING) * 50],
        [frame(PING)] * 50,
        [b"x"] * 50,  # parts of frames: a read costs as much as a frame
    ],
)
def test_a_connection_has_an_allowance_of_frames_that_grows(sent: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)
    meter = meter_of((10.0, 60.0), RateLimit((1e9, 1e9)))
    assert all(meter.wait(data) == 0.0 for data in sent)
    time.now += 4.5
    assert all(meter.wait(data) == 0.0 for data in sent)
    assert any(meter.wait(data) is None for data in sent)


def test_bytes_are_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    Time(monkeypatch)
    meter = meter_of((10.0, 60.0), RateLimit((1e9, 1e9)))
    stream = frame(BINARY, bytes(100 * 1024))
    reads = [stream[at : at + READ_BYTES] for at in range(0, len(stream), READ_BYTES)]
    found = [meter.wait(data) for data in reads]
    assert found.index(None) == 20  # each costs one, and two for its bytes


def test_little_may_be_sent_before_the_handshake_is_answered() -> None:
    assert FrameMeter().wait(frame(PING) * 60) == 0.0
    assert FrameMeter().wait(frame(PING) * 70) is None


def test_connections_of_one_address_share_what_it_may_send(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)
    addresses = RateLimit((100.0, 200.0), now=lambda: time.now)
    meters = [meter_of((1e9, 1e9), addresses) for _ in range(10)]
    waits = [meter.wait(frame(PING) * 100) for meter in meters]
    assert waits[:2] == [0.0, 0.0]
    later = [wait for wait in waits if wait]
    assert later == sorted(later)
    assert waits[-1] is None, "the wait is limited"
    other = FrameMeter()
    other.set_limit(InputLimit((1e9, 1e9), addresses, "203.0.113.2"))
    assert other.wait(frame(PING)) == 0.0


def test_a_cut_connection_does_not_use_up_the_allowance_of_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)
    addresses = RateLimit((100.0, 200.0), now=lambda: time.now)
    for _ in range(1000):
        meter_of((1e9, 1e9), addresses).wait(frame(PING) * 300)
    time.now += 10.0
    assert meter_of((1e9, 1e9), addresses).wait(frame(PING)) == 0.0


def test_a_person_within_the_limit_of_messages_is_never_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)
    limits = Limits()
    meter = meter_of(limits.input_of_a_connection, RateLimit(limits.input_of_an_address))
    rate, burst = limits.messages_of_a_person
    message = frame(TEXT, bytes(1000))
    for _ in range(int(burst)):
        assert meter.wait(message) == 0.0
    for _ in range(1000):
        time.now += 1 / rate
        assert meter.wait(message) == 0.0


def test_the_lines_of_a_request_are_limited() -> None:
    meter = RequestMeter()
    for _ in range(3):
        assert meter.wait(b"1\r\nx\r\n" * int(LINES_OF_A_REQUEST * 0.45)) == 0.0
        meter.begin()
    assert meter.wait(b"1\r\nx\r\n" * int(LINES_OF_A_REQUEST)) is None


class Reader(asyncio.Protocol):
    """Records how many bytes it receives in each iteration of the event loop."""

    def __init__(self) -> None:
        self.turns = [0]

    def data_received(self, data: bytes) -> None:
        self.turns[-1] += len(data)


class Metered(MeteredFrames, Reader):
    """A WebSocket whose handshake is over."""

    _has_handshake = True

    def __init__(self, of_addresses: tuple[float, float]) -> None:
        super().__init__()
        self._of_addresses = RateLimit(of_addresses)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.meter.set_limit(InputLimit((1e9, 1e9), self._of_addresses, ADDRESS))


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_input_is_parsed_in_slices(loop: str) -> None:
    make = asyncio.new_event_loop if loop == "asyncio" else pytest.importorskip("uvloop").new_event_loop
    with asyncio.Runner(loop_factory=make) as runner:
        sent, turns = runner.run(turns_of_a_flood())
    assert max(turns) <= 2 * READ_BYTES
    assert len([turn for turn in turns if turn]) > sent // READ_BYTES // 2


async def turns_of_a_flood() -> tuple[int, list[int]]:
    """The number of bytes that a client sent together, and the numbers parsed in each iteration of the event loop."""
    ours, theirs = socket.socketpair()
    theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2**20)
    theirs.setblocking(False)
    sent = theirs.send(frame(PING) * (128 * 1024 // 6))
    assert sent >= 64 * 1024, "enough for many slices is there before the first is read"
    loop = asyncio.get_running_loop()
    protocol = Metered(of_addresses=(1e9, 1e9))
    transport, _ = await loop.connect_accepted_socket(lambda: protocol, ours)
    while sum(protocol.turns) < sent:
        protocol.turns.append(0)
        await asyncio.sleep(0)
    transport.abort()
    theirs.close()
    return sent, protocol.turns


@awaits
async def test_fast_input_of_an_address_is_parsed_later_in_order() -> None:
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    protocol = Metered(of_addresses=(100.0, 20.0))
    transport, _ = await loop.connect_accepted_socket(lambda: protocol, ours)
    data = frame(PING) * 30
    for _ in range(4):
        theirs.sendall(data)
        await asyncio.sleep(0.02)
    assert 0 < sum(protocol.turns) < 4 * len(data)
    async with asyncio.timeout(20):
        while sum(protocol.turns) < 4 * len(data):
            await asyncio.sleep(0.01)
    transport.abort()
    theirs.close()


@awaits
async def test_nothing_is_parsed_after_the_connection_was_closed() -> None:
    ours, theirs = socket.socketpair()
    loop = asyncio.get_running_loop()
    protocol = Metered(of_addresses=(100.0, 20.0))
    transport, _ = await loop.connect_accepted_socket(lambda: protocol, ours)
    protocol.data_received(frame(PING) * 30)
    protocol.data_received(frame(PING) * 30)
    parsed = sum(protocol.turns)
    transport.close()
    protocol._read_late()
    assert sum(protocol.turns) == parsed
    theirs.close()


class Unread(asyncio.Transport):
    """A transport whose client has this many unread bytes."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.size

    def is_closing(self) -> bool:
        return self.is_aborted

    def abort(self) -> None:
        self.is_aborted = True


@pytest.mark.parametrize(("size", "is_cut"), [(0, False), (256 * 1024, False), (256 * 1024 + 1, True)])
def test_a_client_that_asks_for_more_and_does_not_read_is_cut(size: int, is_cut: bool) -> None:
    carrier, protocol = Unread(size), Metered((1e9, 1e9))
    protocol.connection_made(carrier)
    protocol.data_received(frame(PING))
    assert carrier.is_aborted == is_cut
