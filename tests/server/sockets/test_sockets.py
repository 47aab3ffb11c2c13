"""The rights of a connection, and the reactions to abuse."""

import asyncio
import json
import socket
import struct
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mazzo.protocol.messages import Do, Refused
from mazzo.table.commands import Act, Join, Rename, Sit, Start
from mazzo.table.updates import Stage
from tests.server.client import Guest
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import play_to_the_end, seated


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1"])
@awaits
async def test_a_page_of_another_site_cannot_connect(site: Site, origin: str) -> None:
    async with Guest(site.url) as guest:
        code = await guest.open_table(game="mantis")
        with pytest.raises(InvalidStatus) as refused:
            await guest.visit(code, origin=origin)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["code"] == "foreign-page"


@awaits
async def test_a_page_of_this_site_connects(site: Site) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"), origin=site.url)
        assert visit.update.table.stage is Stage.LOBBY


@pytest.mark.parametrize("code", ["nosuchtable2", "x", "%00", "..", "ÄÖÜ", "a" * 3000])
@awaits
async def test_an_unknown_table_closes_with_that_reason(site: Site, code: str) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(code) if code != ".." else await guest.visit("%2e%2e")
        assert visit.close_message
        assert visit.close_message.code == "no-table"
        assert visit.close_message.again_in_seconds is None


@pytest.mark.parametrize(("protocol", "code"), [("2", None), ("1", "other-version"), ("x", "other-version")])
@awaits
async def test_a_client_of_another_version_gets_only_a_close_message(
    site: Site, protocol: str, code: str | None
) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"), protocol=protocol)
        assert (visit.close_message and visit.close_message.code) == code
        assert bool(visit.updates) == (code is None)


@awaits
async def test_a_stranger_can_only_watch(site: Site) -> None:
    async with seated(site, 2, game="kittens") as (ada, leo):
        await ada.do(Start())
        stranger = Guest(site.url)  # without a cookie
        visit = await stranger.visit(ada.code)
        await visit.until(lambda: visit.update.version == ada.update.version)
        assert (visit.update.seat, visit.view["hand"], visit.view["legal"]) == (None, [], [])
        assert (await visit.refused(Join("Me"))).code == "stranger"
        await stranger.__aexit__(None, None, None)
        assert leo.view["hand"]


# Messages


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"message":"do"}',
        '{"message":"do","id":"x"}',
        '{"message":"done","id":"x","version":1}',
        '{"message":"do","id":"x","command":{"command":"seed","seed":"mine"}}',
        '{"message":"do","id":"x","command":{"command":"tick"}}',
        '{"message":"do","id":"x","command":{"command":"gone"}}',
        '{"message":"do","id":"x","command":{"command":"botacts","seat":0,"action":"score"}}',
        '{"message":"do","id":"x","command":{"command":"sit","seat":3}}',
        '{"message":"do","id":"x","command":{"command":"act","action":1,"version":"one"}}',
        '{"message":"do","id":"","command":{"command":"sit"}}',
        '{"message":"do","id":7,"command":{"command":"sit"}}',
        json.dumps({"message": "do", "id": "x" * 65, "command": {"command": "sit"}}),
        json.dumps({"message": "do", "id": "x", "command": {"command": "join", "name": "x" * 4096}}),
        json.dumps({"message": "do", "id": "€" * 1400, "command": {"command": "sit"}}, ensure_ascii=False),
        "[" * 4000,
        '{"message":"do","id":"\\ud800","command":{"command":"sit"}}',
    ],
)
@awaits
async def test_an_invalid_message_is_refused_and_changes_nothing(site: Site, text: str) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        await visit.send(text)
        await visit.until(lambda: visit.answers)
        ((answer,),) = visit.answers.values()
        assert isinstance(answer, Refused)
        assert answer.code == "not-understood"
        await visit.do(Join("Ada"))
        assert len(visit.updates) == 2


@awaits
async def test_binary_messages_are_refused(site: Site) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        await visit.socket.send(msgspec.json.encode(Do("x", Join("Ada"))))
        await visit.until(lambda: visit.answers)
        assert await visit.do(Join("Ada"))


@awaits
async def test_text_that_is_not_utf8_ends_the_connection(site: Site) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        await visit.socket.send(b"\xff\xfe", text=True)
        await visit.until(lambda: visit.is_over)
        assert visit.socket.close_code == 1007


@awaits
async def test_many_invalid_messages_end_the_connection(site: Site) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        for _ in range(25):
            await visit.send("nonsense")
        await visit.until(lambda: visit.close_message)
        assert visit.close_message
        assert visit.close_message.code == "nonsense"
        await visit.until(lambda: visit.is_over)


@awaits
async def test_a_huge_message_ends_the_connection_before_it_is_read(site: Site) -> None:
    async with Guest(site.url) as guest:
        visit = await guest.visit(await guest.open_table(game="mantis"))
        with pytest.raises(ConnectionClosed):  # noqa: PT012
            await visit.socket.send("x" * 1_000_000)
            await visit.until(lambda: visit.is_over)
            await visit.socket.send("still there?")
        assert visit.socket.close_code == 1009
        assert (await (await guest.visit(visit.code)).do(Join("Ada"))).version


# Slow readers


def stuck(site: Site, code: str) -> socket.socket:
    """A client that never reads after the handshake, with a small buffer."""
    stuck = socket.socket()
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stuck.connect(("127.0.0.1", site.port))
    stuck.sendall(
        (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
    )
    assert stuck.recv(12) == b"HTTP/1.1 101"
    return stuck


async def sockets(guest: Guest) -> float:
    text = (await guest.http.get("/metrics")).text
    (line,) = [line for line in text.splitlines() if line.startswith("mazzo_sockets ")]
    return float(line.split()[1])


@awaits
async def test_a_client_that_never_reads_does_not_delay_others(site: Site) -> None:
    async with seated(site, 2, game="mantis") as (ada, leo):
        with stuck(site, ada.code), stuck(site, ada.code):
            await ada.do(Start())
            await play_to_the_end([ada, leo])


@pytest.mark.slow
@awaits
async def test_a_client_that_never_reads_is_disconnected(new_site: Callable[..., Site]) -> None:
    site = new_site("--no-limits")
    async with seated(site, 2, game="mantis") as (ada, _leo):
        with stuck(site, ada.code):
            while await sockets(ada.guest) != 3:
                await asyncio.sleep(0.05)

            async def chatter() -> None:
                while await sockets(ada.guest) == 3:
                    await asyncio.gather(*(ada.ask(Rename("Leonard")) for _ in range(50)))

            async with asyncio.timeout(55):
                await chatter()
            assert await sockets(ada.guest) == 2


@awaits
async def test_a_client_that_never_reads_its_pongs_is_disconnected(site: Site) -> None:
    async with Guest(site.url) as guest:
        code = await guest.open_table(game="mantis")
        with stuck(site, code) as flooding:
            flooding.settimeout(10)
            ping = struct.pack("!BB4x", 0x89, 0x80 | 125) + b"x" * 125
            with pytest.raises((ConnectionResetError, BrokenPipeError)):  # noqa: PT012
                for _ in range(2000):
                    flooding.sendall(ping * 100)
                    await asyncio.sleep(0)


def closed_after(connection: socket.socket) -> Any:
    connection.settimeout(15)
    return connection.recv(100)


@pytest.mark.slow
@pytest.mark.parametrize("sent", [b"", b"GET /api/games HTT", b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_an_incomplete_request_times_out(site: Site, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", site.port)) as slow:
        slow.sendall(sent)
        assert closed_after(slow) == b""


@pytest.mark.slow
def test_an_incomplete_body_times_out(site: Site) -> None:
    with socket.create_connection(("127.0.0.1", site.port)) as slow:
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
        assert closed_after(slow).startswith(b"HTTP/1.1 408")


# Another device


@awaits
async def test_a_link_takes_a_person_and_their_seat_to_another_device_once(site: Site) -> None:
    async with seated(site, 2, game="mantis") as (ada, leo):
        await ada.do(Start())
        link = (await leo.guest.http.post("/api/me/move")).json()
        assert link["seconds"] > 0
        phone = Guest(site.url)
        await phone.http.get(link["path"])  # opening the page does not move the person
        moved = await phone.http.post(link["path"])
        assert moved.status_code == 303
        assert (await phone.http.get("/api/me")).json() == (await leo.guest.http.get("/api/me")).json()
        visit = await phone.visit(ada.code)
        assert visit.update.seat == 1
        assert (await phone.http.post(link["path"])).status_code == 404
        thief = Guest(site.url)
        assert (await thief.http.post(link["path"])).status_code == 404
        for guest in (phone, thief):
            await guest.__aexit__(None, None, None)


@awaits
async def test_a_seat_belongs_to_its_token(site: Site) -> None:
    async with seated(site, 2, game="mantis") as (ada, _leo), Guest(site.url) as other:
        await ada.do(Start())
        visit = await other.visit(ada.code)
        await visit.do(Join("Ada"))
        assert (await visit.refused(Act("score", ada.update.version))).code == "not-seated"
        assert (await visit.refused(Sit())).code == "playing"
