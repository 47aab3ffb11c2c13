"""Decides from a history alone whether a server kept its guarantees.

- An acknowledged command was applied exactly once, at the acknowledged version; one without an answer at most once; one
  that was always refused, never. A command without effect at the acknowledged version is not logged, and may be decided
  again when it is sent again.
- The order of the log agrees with time: a command that is sent after an acknowledgement comes later.
- All clients get the same contents of a version, which follow from the log; finished games have records.
- No client sees the version decrease, on one connection or across connections.

`python -m tests.server.history.checker FILE` checks the saved history of a failed test again.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.server.history.history import (
    Acknowledged,
    History,
    Opened,
    Received,
    Refused,
    Sent,
    WithoutEffect,
    Written,
    load,
)


def check(history: History) -> list[str]:
    """All violated guarantees, as text."""
    checking = Checking(history)
    return [
        *checking.log(),
        *checking.answers(),
        *checking.outcomes(),
        *checking.order(),
        *checking.versions(),
        *checking.contents(),
        *checking.records(),
    ]


class Checking:
    """A history, sorted for the checks."""

    def __init__(self, history: History) -> None:
        self._events = history.events
        self._log = history.log
        self._records = history.records
        self._opened = {event.connection: event for event in history.events if isinstance(event, Opened)}
        self._sent: defaultdict[str, list[Sent]] = defaultdict(list)
        self._acknowledged: defaultdict[str, list[Acknowledged]] = defaultdict(list)
        self._refused: defaultdict[str, list[Refused]] = defaultdict(list)
        for event in history.events:
            match event:
                case Sent():
                    self._sent[event.id].append(event)
                case Acknowledged():
                    self._acknowledged[event.id].append(event)
                case Refused():
                    self._refused[event.id].append(event)
                case _:
                    pass
        self._without_effect = history.without_effect
        self._seqs = {entry.id: entry.seq for entry in history.log if entry.id}
        self._entries: defaultdict[str, dict[int, Written]] = defaultdict(dict)
        for entry in history.log:
            self._entries[entry.table].setdefault(entry.seq, entry)

    def log(self) -> Iterator[str]:
        """The log has no gaps, no repetitions, no impossible commands, and none that no client sent."""
        last: Counter[str] = Counter()
        times: Counter[str] = Counter()
        people: dict[str, str | None] = {}
        for entry in self._log:
            if entry.seq != last[entry.table] + 1:
                yield f"{entry.table}: entry {entry.seq} was written after entry {last[entry.table]}"
            last[entry.table] = entry.seq
            if entry.error:
                yield f"{_place(entry)} cannot be done: {entry.error}"
            if entry.id is None:
                continue
            times[entry.id] += 1
            if times[entry.id] == 2:
                yield f"{entry.id} happened twice, the second time as {_place(entry)}"
            if not (sent := self._sent.get(entry.id)):
                yield f"{_place(entry)} is {entry.id}, which no client sent"
                continue
            opened = self._opened[sent[0].connection]
            if (opened.table, sent[0].command) != (entry.table, entry.command):
                yield f"{entry.id} was {sent[0].command} at {opened.table}; {_place(entry)} is {entry.command}"
            if people.setdefault(opened.client, entry.who) != entry.who:
                yield f"{_place(entry)} is of {entry.who}; {opened.client} was {people[opened.client]} before"

    def answers(self) -> Iterator[str]:
        """An answer comes on a connection that sent the command, once for each send, and after the update."""
        open_questions: Counter[tuple[int, str]] = Counter()
        shown: Counter[int] = Counter()
        for event in self._events:
            match event:
                case Sent(_, connection, id):
                    open_questions[connection, id] += 1
                case Received(_, connection, version):
                    shown[connection] = version
                case Acknowledged(_, connection, id) | Refused(_, connection, id):
                    open_questions[connection, id] -= 1
                    if open_questions[connection, id] < 0:
                        yield f"{id} was answered on connection {connection}, which had not sent it: {event}"
                    if isinstance(event, Acknowledged) and shown[connection] < event.version:
                        yield f"{id} was acknowledged at version {event.version}, shown was {shown[connection]}"
                case _:
                    pass

    def outcomes(self) -> Iterator[str]:
        """Acknowledged commands are in the log at their versions; refused ones are not."""
        in_log = {entry.id: entry for entry in self._log if entry.id}
        for id, acknowledgements in self._acknowledged.items():
            for event in acknowledgements:
                entry = self._entries[self._opened[event.connection].table].get(event.version)
                if (entry is None or entry.id != id) and not self._had_no_effect(event):
                    found = _place(in_log[id]) if id in in_log else "nowhere"
                    yield f"{id} was acknowledged at version {event.version}, and is {found} in the log"
        for id, refusals in self._refused.items():
            acknowledged = [event for event in self._acknowledged[id] if not self._had_no_effect(event)]
            if id in in_log and not acknowledged and len(refusals) >= len(self._sent[id]):
                yield f"{id} was refused ({refusals[0].code}), and is {_place(in_log[id])} in the log"
            done_at = min((event.at for event in acknowledged), default=float("inf"))
            for refusal in refusals:
                sent = [asked.at for asked in self._sent[id] if asked.connection == refusal.connection]
                if sent and min(sent) > done_at:
                    yield f"{id} was acknowledged, and then refused ({refusal.code})"

    def _had_no_effect(self, event: Acknowledged) -> bool:
        """Whether a command had no effect when it was acknowledged, and was not in the log before."""
        table = self._opened[event.connection].table
        is_done = self._seqs.get(event.id, event.version + 1) <= event.version
        return not is_done and WithoutEffect(table, event.version, event.id) in self._without_effect

    def order(self) -> Iterator[str]:
        """A command that was sent after the acknowledgement of another one has a later version."""
        newest: Counter[str] = Counter()  # by table, the newest version that was acknowledged
        before: dict[str, int] = {}  # the same when a command was sent
        for event in self._events:
            match event:
                case Sent(_, connection, id):
                    before.setdefault(id, newest[self._opened[connection].table])
                case Acknowledged(_, connection, id, version):
                    table = self._opened[connection].table
                    newest[table] = max(newest[table], version)
                    if id in before and version <= before[id] - self._had_no_effect(event):
                        yield f"{id} is version {version} of {table}, and was sent when {before[id]} was done"
                case _:
                    pass

    def versions(self) -> Iterator[str]:
        """Versions increase on a connection. A new one begins no earlier than any version known when it opened."""
        newest: Counter[str] = Counter()  # by table or client, the newest known version
        before: dict[int, tuple[int, int]] = {}  # the same for table and client, when a connection was opened
        last: dict[int, int] = {}
        for event in self._events:
            match event:
                case Opened(_, connection, client, table):
                    before[connection] = newest[table], newest[client]
                case Acknowledged(_, connection, _, version) | Received(_, connection, version):
                    opened = self._opened[connection]
                    newest[opened.table] = max(newest[opened.table], version)
                    newest[opened.client] = max(newest[opened.client], version)
                    if isinstance(event, Acknowledged):
                        continue
                    if connection not in last:
                        for known, who in zip(before[connection], ("a client", opened.client), strict=True):
                            if version < known:
                                yield f"{opened.client} came to version {version}; {who} had received {known} before"
                    elif version <= last[connection]:
                        yield f"{opened.client} received version {version} after {last[connection]}"
                    last[connection] = version
                case _:
                    pass

    def contents(self) -> Iterator[str]:
        """The log has every version that a client received, and all clients received the same contents."""
        shown: dict[tuple[str, int, str], str] = {}
        for entry in self._log:
            shown |= {(entry.table, entry.seq, part): digest for part, digest in entry.shows.items()}
        ends = {table: max(entries) for table, entries in self._entries.items()}
        for event in self._events:
            if isinstance(event, Received):
                opened = self._opened[event.connection]
                if event.version > ends.get(opened.table, 0):
                    yield f"{opened.client} received version {event.version}, which the log does not have"
                for part, digest in event.shows.items():
                    if shown.setdefault((opened.table, event.version, part), digest) != digest:
                        yield f"{opened.client} was shown another {part} of version {event.version} of {opened.table}"

    def records(self) -> Iterator[str]:
        """Each finished game has the record that follows from the log, and there are no other records."""
        ended = {id: digest for entry in self._log for id, digest in entry.ended.items()}
        for id in sorted(ended.keys() | self._records.keys()):
            if ended.get(id) != self._records.get(id):
                yield f"the log ends the game {id} as {ended.get(id)}; its record is {self._records.get(id)}"


def _place(entry: Written) -> str:
    return f"entry {entry.seq} of {entry.table}"


def main(path: str) -> int:
    violations = check(load(Path(path)))
    print(*violations or ["every promise was kept"], sep="\n")
    return bool(violations)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
