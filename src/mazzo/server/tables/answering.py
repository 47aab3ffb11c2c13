"""What people ask of a table, and how each of them is answered."""

from collections.abc import Callable
from functools import cache, partial

from mazzo.core.errors import Refused
from mazzo.server.messages import Done, ToClient, encode, refused, refused_by_table
from mazzo.server.process.limits import Allowance
from mazzo.server.process.metrics import COMMANDS, LATENCY
from mazzo.server.tables.places import Places
from mazzo.server.tables.turn import Listener, Turn
from mazzo.table.commands import Command, Join
from mazzo.table.people import owner
from mazzo.table.state import TableState
from mazzo.table.talk import Utterance, Words, utter

WORDS_OF_A_PERSON = (0.5, 5.0)  # a second on average, and at once
WORDS_AT_A_TABLE = (3.0, 15.0)

counter = cache(COMMANDS.labels)


class Question:
    """A person's command. It is answered exactly once, after the commit."""

    def __init__(self, id: str, command: Command, listener: Listener, now: Callable[[], float], places: Places) -> None:
        self._id, self._command, self._listener = id, command, listener
        self._now, self._asked_at = now, now()
        self._places = places

    def answer(self, turn: Turn) -> None:
        id, who = self._id, self._listener.who
        if who is None:
            self._send("refused", refused(id, "stranger"), turn)
        elif (version := turn.logged.done(who, id)) is not None:
            self._send("again", Done(id, version), turn)
        elif isinstance(self._command, Join) and not self._places.has_one_for(self._listener, turn.state):
            self._send("refused", refused(id, "full-address", most=str(self._places.most)), turn)
        else:
            try:
                turn.accept(who, self._command, id)
            except Refused as refusal:
                turn.is_refused = True
                self._send("refused", refused_by_table(id, refusal), turn)
            else:
                self._send("done", Done(id, turn.logged.version), turn)

    def apologise(self, turn: Turn) -> None:
        self._send("fault", refused(self._id, "fault"), turn)

    def _send(self, outcome: str, answer: ToClient, turn: Turn) -> None:
        turn.outbox[self._listener].append(encode(answer))
        turn.after_commit.append(partial(self._count, outcome))

    def _count(self, outcome: str) -> None:
        counter(outcome).inc()
        LATENCY.observe(max(0.0, self._now() - self._asked_at))


class Talk:
    """How often people may say something at one table."""

    def __init__(self) -> None:
        self._of_a_person = Allowance(WORDS_OF_A_PERSON)
        self._at_the_table = Allowance(WORDS_AT_A_TABLE)

    def say(self, id: str, words: Words, listener: Listener, table: TableState) -> Utterance | None:
        """What everybody is to hear; whoever may not say it is told why."""
        try:
            utterance = utter(table, listener.who, words)
        except Refused as refusal:
            listener.send(encode(refused_by_table(id, refusal)))
            return None
        if not (self._of_a_person.take(owner(listener.who or "")) and self._at_the_table.take("all")):
            listener.send(encode(refused(id, "too-fast")))
            return None
        return utterance
