"""Messages between people at a table. They change no state, so they are in no log and no record."""

from msgspec import Struct

from mazzo.core.errors import listing
from mazzo.core.rules import Seat
from mazzo.table.names import is_legible
from mazzo.table.reasons import refuse
from mazzo.table.state import TableState

FACES = ("hello", "well-played", "thinking", "laugh", "wow", "oops", "cry", "evil", "love", "bye")
PHRASES = (
    "hello-all",
    "good-luck",
    "nice-one",
    "so-close",
    "why-me",
    "thank-you",
    "sorry",
    "your-turn",
    "one-moment",
    "one-more",
    "good-game",
    "see-you",
)
"""Phrases to send with one tap. Each reader sees them in their own language."""

LONGEST_TEXT = 200


class Speech(Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly one of a face, a phrase and a free text."""

    face: str | None = None
    phrase: str | None = None
    text: str | None = None


class Utterance(Struct, frozen=True):
    """A message and its sender."""

    person: int
    name: str
    seat: Seat | None
    words: Speech


def utter(state: TableState, who: str | None, words: Speech) -> Utterance:
    """The message to send to all people at the table; refused if the sender may not send it."""
    if who is None or who not in state.people:
        raise refuse("not-here")
    seat, person = state.seat_of(who), state.people[who]
    if seat is None and state.settings.open:
        raise refuse("silent-watchers")
    return Utterance(person.number, person.name, seat, check_words(state, words))


def check_words(state: TableState, words: Speech) -> Speech:
    match words:
        case Speech(face=str() as face, phrase=None, text=None) if face in FACES:
            return words
        case Speech(face=None, phrase=str() as phrase, text=None) if phrase in PHRASES:
            return words
        case Speech(face=None, phrase=None, text=str() as text):
            return Speech(text=check_text(state, text))
        case _:
            raise refuse("words", faces=listing(FACES), phrases=listing(PHRASES))


def check_text(state: TableState, text: str) -> str:
    if not state.settings.chat:
        raise refuse("no-chat")
    text = " ".join(text.split())
    if not (1 <= len(text) <= LONGEST_TEXT and text.isprintable() and is_legible(text)):
        raise refuse("text", most=LONGEST_TEXT)
    return text
