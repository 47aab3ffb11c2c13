"""Limits on messages at one table."""

from mazzo.core.errors import Refused
from mazzo.server.messages import encode, refused, refused_by_table
from mazzo.server.process.limits import Allowance
from mazzo.server.tables.audience import Listener
from mazzo.table.people import owner
from mazzo.table.state import TableState
from mazzo.table.talk import Speech, Utterance, utter

WORDS_OF_A_PERSON = (0.5, 5.0)  # a second on average, and at once
WORDS_AT_A_TABLE = (3.0, 15.0)


class Talk:
    def __init__(self) -> None:
        self._of_a_person = Allowance(WORDS_OF_A_PERSON)
        self._at_the_table = Allowance(WORDS_AT_A_TABLE)

    def say(self, id: str, words: Speech, listener: Listener, table: TableState) -> Utterance | None:
        """The message for everybody. If it is not allowed, the speaker is told why."""
        try:
            utterance = utter(table, listener.who, words)
        except Refused as refusal:
            listener.send(encode(refused_by_table(id, refusal)))
            return None
        if not (self._of_a_person.take(owner(listener.who or "")) and self._at_the_table.take("all")):
            listener.send(encode(refused(id, "too-fast")))
            return None
        return utterance
