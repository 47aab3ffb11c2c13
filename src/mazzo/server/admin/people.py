"""Admin commands about people: bans, announcements, renaming, forgetting."""

import ipaddress
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from mazzo.core.errors import Refused, shorten
from mazzo.server.addresses import origin_of
from mazzo.server.admin import orders
from mazzo.server.admin.moderation import REFRESH_SECONDS, Attendance, ModerationState, tables_of
from mazzo.server.admin.tables import AtTables
from mazzo.server.store.names import forget, go_on, names_at_tables, open_tables_of, rename_in_records
from mazzo.server.store.people import guest_name
from mazzo.server.store.storage import Storage
from mazzo.server.store.tables import Quarantined, Unreadable
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.commands import ReplaceName
from mazzo.table.membership import names_of_others
from mazzo.table.names import check_name, free_name
from mazzo.table.people import owner

MOST_LISTED = 1000
ANSWER_SECONDS = REFRESH_SECONDS + 1.0  # for other processes to report their connections
ANNOUNCED_SECONDS = 600.0  # how long processes that could not reach the database may still learn of it
LONGEST_ANNOUNCEMENT = 500
LONGEST_BAN = 10 * 365 * 24 * 3600.0
PERSON = re.compile("[0-9a-f]{16}")


class PeopleOrders:
    def __init__(
        self, storage: Storage, now: Callable[[], float], hub: Hub | None, moderation: ModerationState | None
    ) -> None:
        self._storage = storage
        self._people = storage.people
        self._now = now
        self._hub = hub
        self._at_tables = AtTables(storage.tables, now, hub)
        self._moderation = moderation
        self._roll_call = moderation.roll_call if moderation else Attendance(storage, now)

    async def announce(self, order: orders.Announce) -> orders.Did:
        text = " ".join(order.text.split())
        if not (text.isprintable() and 1 <= len(text) <= LONGEST_ANNOUNCEMENT):
            raise Refused(f"an announcement has 1 to {LONGEST_ANNOUNCEMENT} letters")
        await self._people.announce(text, self._now(), ANNOUNCED_SECONDS)
        await self._refresh()
        return orders.Did("all connected people get the notice")

    async def ban(self, order: orders.Ban) -> orders.Did:
        subject = _subject(order.subject)
        if not 0 < order.seconds <= LONGEST_BAN:
            raise Refused("a ban must be longer than zero and at most ten years")
        addresses, others = await self._addresses_of(subject) if order.with_address else ([], 0)
        now = self._now()
        await self._people.ban([subject, *addresses], now, now + order.seconds)
        await self._refresh()
        if not addresses:
            return orders.Did(f"{subject} is banned")
        places = ", ".join(addresses)
        return orders.Did(f"{subject} is banned, and so is {places}; others who were connected from there: {others}")

    async def _addresses_of(self, who: str) -> tuple[list[str], int]:
        """The addresses of a connected person, and the number of others connected from there."""
        present = await self._roll_call.take(ANSWER_SECONDS)
        addresses = sorted({each.address for each in present if each.who == who})
        if not addresses:
            raise Refused(f"{who} is not connected, so their address is not known; ban them without --with-address")
        others = {each.who for each in present if each.address in addresses} - {who, ""}
        return addresses, len(others)

    async def list_connected(self, _: orders.ListConnected) -> list[orders.ConnectedPerson]:
        found = tables_of(await self._roll_call.take(ANSWER_SECONDS))
        ids = sorted({who for _, who in found if who})
        names = await self._people.names(ids)
        return [
            orders.ConnectedPerson(address, who or None, names.get(who), tuple(sorted({*tables} - {""})), len(tables))
            for (address, who), tables in sorted(found.items())
        ]

    async def unban(self, order: orders.Unban) -> orders.Did:
        subject = _subject(order.subject)
        if not await self._people.unban(subject):
            raise Refused(f"{subject} is not banned")
        await self._refresh()
        return orders.Did(f"{subject} is not banned any more")

    async def list_bans(self, _: orders.ListBans) -> list[orders.BanRow]:
        return [orders.BanRow(subject, until) for subject, until in (await self._people.bans(self._now())).items()]

    async def _refresh(self) -> None:
        if self._moderation:
            await self._moderation.refresh()

    async def find_people(self, order: orders.FindPeople) -> list[orders.PersonRow]:
        if order.record is not None:
            return await self._players_of(order.record)
        sought, used = (order.name or "").casefold(), await names_at_tables(self._storage)
        found = await self._people.find(order.name or "", MOST_LISTED)
        known = {row[0] for row in found}
        matching = [who for who, names in used.items() if any(sought in name.casefold() for name in names)]
        found += await self._people.rows([who for who in matching if who not in known][: MOST_LISTED - len(found)])
        return [
            orders.PersonRow(who, own, since, seen_at, tuple(sorted(used.get(who, ()))))
            for who, own, since, seen_at in found
        ]

    async def _players_of(self, record: str) -> list[orders.PersonRow]:
        found = await self._storage.records.get(record)
        if found is None:
            raise Refused(f"there is no record {shorten(record)}")
        names = msgspec.json.decode(found)["seats"]
        rows = await self._storage.records.players(record)
        return [orders.PersonRow(who, names[seat], since, seen_at) for seat, who, since, seen_at in rows]

    async def rename(self, order: orders.RenamePerson) -> orders.Did:
        name = check_name(guest_name("") if order.name is None else order.name)
        if not await self._people.rename(order.who, name):
            raise Refused(f"there is no person with the id {shorten(order.who)}")
        for code in await open_tables_of(self._storage, order.who):
            with suppress(Quarantined, Unreadable):
                await self._at_tables.do(code, partial(_rename, order.who, name))
        await rename_in_records(self._storage, order.who, name)
        return orders.Did(f"{order.who} is called {name} now")

    async def forget(self, order: orders.Forget) -> orders.Did:
        if not await forget(self._storage, order.who, self._now()):
            raise Refused(f"there is no person with the id {shorten(order.who)}")
        await self._refresh()
        if self._hub:
            self._hub.forgetter.hurry()
            return orders.Did(f"{order.who} is forgotten; tables and records lose their names in the background")
        while not (await go_on(self._storage, self._now())).is_last:
            pass
        await self._storage.database.scrub()
        return orders.Did(f"{order.who} is forgotten")


def _rename(who: str, name: str, draft: LoggedTable) -> None:
    """Rename a person and their guests at a table."""
    for person in [person for person in draft.state.numbers if owner(person) == who]:
        draft.accept(person, ReplaceName(free_name(name, names_of_others(draft.state, person))))


def _subject(text: str) -> str:
    """A person, or an address in the form used for limits."""
    if PERSON.fullmatch(text):
        return text
    try:
        return origin_of(str(ipaddress.ip_address(text.partition("/")[0])))
    except ValueError:
        raise Refused(
            f"{shorten(text)} is neither an address, such as 203.0.113.7, nor the id of a person;"
            " `mazzo admin people` shows ids"
        ) from None
