"""People who play on whatever happens to the server: they come back, and send again what was not answered."""

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence
from random import Random

from websockets.exceptions import ConnectionClosed, WebSocketException

from mazzo.server.messages import Do, Done, Goodbye
from mazzo.server.store.entries import Entry
from mazzo.table.commands import Command, Rename, Start
from mazzo.table.updates import Stage
from tests.server.client import Guest, Visit

RENAMES = 0.2  # how often somebody makes a face at what they see


class Stubborn:
    def __init__(self, guest: Guest, code: str, name: str, random: Random) -> None:
        self.code = code
        self.acknowledged: dict[str, tuple[Command, int]] = {}  # by id: what was done, and the version it made
        self.refused: set[str] = set()
        self.seen = 0  # the newest version
        self.visits = 0
        self.resent = 0
        self.faults: list[str] = []
        self.goodbyes: list[Goodbye] = []
        self.longest_away = 0.0  # seconds from the end of a connection to the next update
        self._away_since: float | None = None
        self._guest = guest
        self._name = name
        self._random = random
        self._ids = itertools.count(1)
        self._unanswered: dict[str, Do] = {}
        self._last: Do | None = None  # of those that were acknowledged

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Play one game after another; the host goes when it is enough and the last game is over."""
        while True:
            try:
                visit = await self._guest.visit(self.code)
            except (OSError, WebSocketException, AssertionError):  # nobody is there, or no longer
                await asyncio.sleep(0.02)
                continue
            if visit.updates:
                if self._away_since is not None:
                    self.longest_away = max(self.longest_away, time.monotonic() - self._away_since)
                try:
                    if await self._play(visit, is_enough):
                        return
                except ConnectionClosed:
                    pass
                await visit.until(lambda visit=visit: visit.is_over)  # type: ignore[misc]
                self._note(visit)  # what came until the end counts too
                self._away_since = time.monotonic()
            if visit.goodbye:
                self.goodbyes.append(visit.goodbye)

    async def _play(self, visit: Visit, is_enough: Callable[[], bool]) -> bool:
        """False when the connection ended."""
        self.visits += 1
        if visit.update.version < self.seen:
            self.faults.append(f"{self._name} came back to version {visit.update.version} after {self.seen}")
        for message in [*self._unanswered.values(), *([self._last] if self._last else [])]:
            self.resent += 1
            await visit.send(message)
        while not visit.is_over:
            self._note(visit)
            if not self._unanswered:
                if visit.update.host and visit.update.table.stage is Stage.OVER and is_enough():
                    return True
                for command in self._next(visit):
                    message = Do(f"{self._name} {next(self._ids)}", command)
                    self._unanswered[message.id] = message
                    await visit.send(message)
            await visit.until(lambda: visit.is_over or self._has_news(visit))
        return False

    def _next(self, visit: Visit) -> list[Command]:
        commands: list[Command] = []
        stage = visit.update.table.stage
        if visit.may_act():
            commands.append(visit.choose(self._random))
        elif visit.update.host and stage is not Stage.PLAYING:
            commands.append(Start())
        if self._random.random() < RENAMES:
            commands.append(Rename("Somebody"))
        return commands

    def _has_news(self, visit: Visit) -> bool:
        return visit.update.version > self.seen or any(id in visit.answers for id in self._unanswered)

    def _note(self, visit: Visit) -> None:
        self.seen = max(self.seen, visit.update.version)
        for id in [id for id in self._unanswered if id in visit.answers]:
            message, answer = self._unanswered.pop(id), visit.answers[id][0]
            if isinstance(answer, Done):
                self.acknowledged[id] = (message.command, answer.version)
                self._last = message
            else:
                self.refused.add(id)
        for id, answers in visit.answers.items():
            for answer in answers:
                if id in self.acknowledged and answer != Done(id, self.acknowledged[id][1]):
                    self.faults.append(f"{id} was done, and then answered with {answer}")


def check_nothing_is_lost(players: Sequence[Stubborn], log: dict[str, list[Entry]]) -> None:
    """What people were told is in the logs of their tables, in its place, once."""
    for player in players:
        assert player.faults == []
        entries = log[player.code]
        for id, (command, version) in player.acknowledged.items():
            assert (entries[version - 1].id, entries[version - 1].command) == (id, command)
        ids = [entry.id for entry in entries if entry.id]
        assert len(ids) == len(set(ids))
        assert not player.refused & set(ids)
