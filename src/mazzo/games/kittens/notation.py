"""A whole position of Exploding Kittens as lines of text, both ways.

    edition: it
    seat 0: attack defuse nope
    seat 1: tacocat tacocat
    seat 2: out
    pile: skip kitten beard
    discard: nope
    turn: 0 owes 2, attacked
    phase: reaction
    announced: 1 pair tacocat 0
    nopes: 0
    waiting: 1
    knows 0: 0 skip; 1 kitten; sure 2; loose 1 0; seat 1 holds tacocat; seat 1 at most defuse 0

What is left out is the plain case: nothing discarded, nothing known, seat 0's turn with one turn to take.
"""

from collections.abc import Iterable

from mazzo.core.edition import check_seats
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.notation import read_edition, read_lines, read_number, read_numbers, seats_of, write_edition
from mazzo.core.rules import Result, Seat
from mazzo.games.kittens.actions import Announcement, cards_of, read_action
from mazzo.games.kittens.cards import Card, hand_of, read_card
from mazzo.games.kittens.editions import EDITIONS
from mazzo.games.kittens.memory import NOTHING, HandMemory, Known, Memory, PileMemory
from mazzo.games.kittens.state import Giving, Inserting, Over, Phase, Picking, Reaction, State, Turn

KEYS = (
    *("edition", "options", "seat ", "pile", "discard", "turn"),
    *("phase", "announced", "nopes", "taker", "waiting", "result", "knows "),
)


def write_position(state: State) -> str:
    lines = write_edition(EDITIONS, state.edition)
    for seat, hand in enumerate(state.hands):
        lines += [f"seat {seat}: {'' if state.alive[seat] else 'out '}{_words(hand)}"]
    lines += [f"pile: {_words(state.pile)}", f"discard: {_words(state.discard)}"]
    lines += [f"turn: {state.turn} owes {state.turns}{', attacked' if state.attacked else ''}"]
    lines += [f"phase: {state.phase.__struct_config__.tag}", *_write_phase(state.phase)]
    if state.result:
        lines += [f"result: {state.result.reason}, {_words(state.result.winners)}"]
    lines += [
        f"knows {seat}: {write_memory(memory)}" for seat, memory in enumerate(state.memories) if memory != NOTHING
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_phase(phase: Phase) -> list[str]:
    waiting = f"waiting: {_words(phase.waiting)}"
    match phase:
        case Reaction():
            return [f"announced: {phase.seat} {phase.action}", f"nopes: {_words(phase.nopes)}", waiting]
        case Giving():
            return [f"taker: {phase.taker}", waiting]
        case _:
            return []


def write_memory(memory: Memory) -> str:
    parts = [f"{known.place} {known.card}" for known in memory.pile.known]
    if memory.pile.loose:
        parts += [f"sure {memory.pile.sure}", f"loose {memory.pile.loose_kittens} {memory.pile.loose_cards}"]
    for seat, hand in sorted(memory.hands.items()):
        parts += [f"seat {seat} holds {_words(hand.holds)}"] if hand.holds else []
        parts += [f"seat {seat} at most {card} {most}" for card, most in sorted(hand.at_most.items())]
    return "; ".join(parts)


def read_position(text: str) -> State:
    lines = read_lines(text, KEYS)
    edition = read_edition(EDITIONS, lines)
    places = [words.split() for words in seats_of(lines, "seat")]
    check_seats(edition, len(places))
    turn, turns, attacked = _read_turn(lines.get("turn", "0 owes 1"))
    state = State(
        edition=edition,
        hands=[hand_of(map(read_card, words[words[:1] == ["out"] :])) for words in places],
        alive=[words[:1] != ["out"] for words in places],
        pile=tuple(map(read_card, lines.get("pile", "").split())),
        discard=tuple(map(read_card, lines.get("discard", "").split())),
        turn=turn,
        turns=turns,
        attacked=attacked,
        phase=Turn((turn,)),
        memories=[read_memory(lines.get(f"knows {seat}", "")) for seat in range(len(places))],
        result=_read_result(lines["result"]) if "result" in lines else None,
    )
    if strays := [key for key in lines if key.startswith("knows ") and int(key[6:] or -1) not in range(len(places))]:
        raise Refused(f"the line {strays[0]!r} is of no seat; the seats are 0 to {len(places) - 1}")
    _check_seats_named(state, (turn, *read_numbers(lines.get("waiting", "")), *read_numbers(lines.get("nopes", ""))))
    state.phase = _read_phase(state, lines)
    _check(state)
    return state


def _read_turn(text: str) -> tuple[Seat, int, bool]:
    words = text.replace(",", " ").split()
    if words[1:2] != ["owes"] or len(words) not in (3, 4) or words[3:] not in ([], ["attacked"]):
        raise Refused(f"{shorten(text)} is not a turn; it is written '0 owes 1' or '0 owes 2, attacked'")
    return read_number(words[0]), read_number(words[2]), words[3:] == ["attacked"]


def _read_phase(state: State, lines: dict[str, str]) -> Phase:
    turn, waiting = state.turn, read_numbers(lines.get("waiting", ""))
    match lines.get("phase", "turn"):
        case "turn":
            return Turn((turn,))
        case "picking":
            return Picking((turn,))
        case "inserting":
            return Inserting((turn,))
        case "over":
            return Over()
        case "giving":
            taker = read_number(lines.get("taker", str(turn)))
            return Giving(waiting or tuple(seat for seat in state.others(turn) if state.hands[seat]), taker)
        case "reaction":
            seat, action = _read_announced(lines.get("announced", ""))
            nopes = read_numbers(lines.get("nopes", ""))
            return Reaction(waiting or state.others(nopes[-1] if nopes else turn), seat, action, nopes)
        case other:
            phases = ("turn", "reaction", "giving", "picking", "inserting", "over")
            raise Refused(f"there is no phase {shorten(other)}; the phases are {listing(phases)}")


def _read_announced(text: str) -> tuple[Seat, Announcement]:
    seat, _, words = text.partition(" ")
    action = read_action(words)
    if not isinstance(action, Announcement):
        raise Refused(f"{shorten(text)} cannot be announced; an announcement is written '1 pair tacocat 0'")
    return read_number(seat), action


def read_memory(text: str) -> Memory:
    known: list[Known] = []
    pile = {"sure": (0,), "loose": (0, 0)}
    hands: dict[Seat, HandMemory] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        match part.split():
            case ["sure" | "loose" as key, *numbers] if len(numbers) == len(pile[key]):
                pile[key] = tuple(map(read_number, numbers))
            case ["seat", seat, "holds", *cards]:
                hand = hands.get(read_number(seat), HandMemory())
                hands[read_number(seat)] = HandMemory(hand_of(map(read_card, cards)), hand.at_most)
            case ["seat", seat, "at", "most", card, most]:
                hand = hands.get(read_number(seat), HandMemory())
                hands[read_number(seat)] = HandMemory(hand.holds, {**hand.at_most, read_card(card): read_number(most)})
            case [place, card]:
                known.append(Known(read_number(place), read_card(card)))
            case _:
                raise Refused(f"{shorten(part)} is nothing to know; it is written '0 kitten' or 'seat 1 holds nope'")
    loose_kittens, loose_cards = pile["loose"]
    memory = Memory(PileMemory(tuple(known), loose_kittens, loose_cards, pile["sure"][0]), hands)
    return memory if memory != NOTHING else NOTHING


def _read_result(text: str) -> Result:
    reason, _, winners = text.partition(",")
    if reason != "last alive":
        raise Refused(f"nobody wins by {shorten(reason)}; a game ends by 'last alive'")
    return Result(read_numbers(winners), reason)


def _check(state: State) -> None:
    """Refuse what no game can come to."""
    living = [seat for seat, alive in enumerate(state.alive) if alive]
    if isinstance(state.phase, Over) != bool(state.result) or bool(state.result) != (len(living) == 1):
        raise Refused("a position with one player alive is over, with the line 'result', and no other is")
    if state.result:
        return
    if any(Card.KITTEN in hand for hand in state.hands):
        raise Refused("a hand cannot hold a kitten")
    shown = 1 if isinstance(state.phase, Inserting) else 0
    if state.pile.count(Card.KITTEN) + shown != len(living) - 1:
        raise Refused(
            f"{len(living)} players alive need {len(living) - 1 - shown} kittens in the pile, not "
            f"{state.pile.count(Card.KITTEN)}"
        )
    if not state.turns:
        raise Refused("the player whose turn it is owes one turn or more")
    for seat in state.phase.waiting:
        if not state.alive[seat]:
            raise Refused(f"seat {seat} is out and cannot be waited for; alive are {listing(living)}")
    _check_phase(state)
    _check_memories(state)


def _check_phase(state: State) -> None:
    match state.phase:
        case Reaction(waiting, seat, action, nopes):
            target = getattr(action, "target", None)
            _check_seats_named(state, (seat,) if target is None else (seat, target))
            if seat != state.turn or target == seat or not waiting:
                raise Refused("the player whose turn it is announces, against another, and somebody is asked")
            if excess := [card for card in cards_of(action) if card not in state.discard]:
                raise Refused(f"the announced {excess[0]} is not on the discard pile, where it lies once announced")
            if (nopes[-1] if nopes else seat) in waiting:
                raise Refused("nobody is asked to Nope the card they have just played")
        case Giving(waiting, taker):
            if taker != state.turn or taker in waiting or not waiting or not all(state.hands[seat] for seat in waiting):
                raise Refused("a Favor is given by others with cards to the player whose turn it is")
        case Picking():
            if not set(state.discard) - {Card.KITTEN}:
                raise Refused("there is nothing to pick: the discard pile has no card but kittens")
        case _:
            pass


def _check_memories(state: State) -> None:
    """What a seat knows for certain is true."""
    for me, memory in enumerate(state.memories):
        _check_seats_named(state, memory.hands)
        for seat, hand in memory.hands.items():
            held = state.hands[seat]
            if any(hand.holds.count(card) > held.count(card) for card in hand.holds):
                raise Refused(f"seat {me} cannot know that seat {seat} holds {_words(hand.holds)}: it does not")
            if any(held.count(card) > most for card, most in hand.at_most.items()):
                raise Refused(f"seat {me} cannot know a limit that the hand of seat {seat} exceeds")
        if not memory.pile.loose and any(
            state.pile[known.place : known.place + 1] != (known.card,) for known in memory.pile.known
        ):
            raise Refused(f"seat {me} cannot know cards of the pile that lie elsewhere")


def _check_seats_named(state: State, seats: Iterable[Seat]) -> None:
    for seat in seats:
        if seat >= state.seats:
            raise Refused(f"there is no seat {seat}; the seats are 0 to {state.seats - 1}")


def _words(items: Iterable[object]) -> str:
    return " ".join(map(str, items))
