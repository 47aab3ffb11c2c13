"""Read and write a position of Exploding Kittens as lines of text.

    edition: it
    seat 0: attack defuse nope
    seat 1: tacocat tacocat
    seat 2: out
    pile: skip kitten beard
    discard: beard beard nope
    turn: 0 owes 2, attacked
    phase: reaction
    announced: 0 pair beard 1
    nopes: 1
    waiting: 0
    knows 0: 0 skip; 1 kitten; sure 2; loose 1 0; seat 1 holds tacocat; seat 1 at most defuse 0

Lines may be left out. The defaults are an empty discard pile, no knowledge, and seat 0's turn with one turn to take.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from mazzo.core.edition import check_seats
from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.notation import (
    read_edition,
    read_lines,
    read_number,
    read_numbers,
    read_result,
    seats_of,
    spaced,
    write_edition,
    write_result,
)
from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.actions import Announcement, cards_of, read_action
from mazzo.games.kittens.rules.cards import Card, hand_of, read_card
from mazzo.games.kittens.rules.editions import EDITIONS, AttackedAgain, cards_in_play, check
from mazzo.games.kittens.rules.memory import NOTHING, HandMemory, Known, Memory, PileMemory, is_pile
from mazzo.games.kittens.rules.rules import on_turn
from mazzo.games.kittens.rules.state import Giving, Inserting, Over, Phase, Picking, Reaction, State, Turn
from mazzo.games.kittens.rules.view import cards_in_game

KEYS = (
    *("edition", "options", "seat ", "pile", "discard", "turn"),
    *("phase", "announced", "nopes", "taker", "waiting", "result", "knows "),
)
PHASES = {
    "turn": (),
    "reaction": ("announced", "nopes", "waiting"),
    "giving": ("taker", "waiting"),
    "picking": (),
    "inserting": (),
    "over": ("result",),
}
"""The phases, with the lines that belong to each."""


def write_position(state: State) -> str:
    lines = write_edition(EDITIONS, state.edition)
    for seat, hand in enumerate(state.hands):
        lines += [f"seat {seat}: {'' if state.alive[seat] else 'out '}{spaced(hand)}"]
    lines += [f"pile: {spaced(state.pile)}", f"discard: {spaced(state.discard)}"]
    lines += [f"turn: {state.turn} owes {state.turns}{', attacked' if state.attacked else ''}"]
    lines += [f"phase: {state.phase.__struct_config__.tag}", *_write_phase(state.phase)]
    if state.result:
        lines += [f"result: {write_result(state.result)}"]
    lines += [
        f"knows {seat}: {write_memory(memory)}" for seat, memory in enumerate(state.memories) if memory != NOTHING
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _write_phase(phase: Phase) -> list[str]:
    waiting = f"waiting: {spaced(phase.waiting)}"
    match phase:
        case Reaction():
            return [f"announced: {phase.seat} {phase.action}", f"nopes: {spaced(phase.nopes)}", waiting]
        case Giving():
            return [f"taker: {phase.taker}", waiting]
        case _:
            return []


def write_memory(memory: Memory) -> str:
    parts = [f"{known.place} {known.card}" for known in memory.pile.known]
    if memory.pile.loose:
        parts += [f"sure {memory.pile.sure}", f"loose {memory.pile.loose_kittens} {memory.pile.loose_cards}"]
    if memory.pile.placed:
        parts += [f"placed {memory.pile.placed}"]
    for seat, hand in sorted(memory.hands.items()):
        parts += [f"seat {seat} holds {spaced(hand.holds)}"] if hand.holds else []
        parts += [f"seat {seat} at most {card} {most}" for card, most in sorted(hand.at_most.items())]
    return "; ".join(parts)


def read_position(text: str) -> State:
    lines = read_lines(text, KEYS)
    edition = read_edition(EDITIONS, lines)
    places = [words.split() for words in seats_of(lines, "seat")]
    check_seats(edition, len(places))
    turn, turns, attacked = _read_turn(lines.get("turn", "0 owes 1"))
    knowing = [f"knows {seat}" for seat in range(len(places))]
    state = State(
        edition=edition,
        hands=[hand_of(map(read_card, words[words[:1] == ["out"] :])) for words in places],
        alive=tuple([words[:1] != ["out"] for words in places]),
        pile=tuple(map(read_card, lines.get("pile", "").split())),
        discard=tuple(map(read_card, lines.get("discard", "").split())),
        turn=turn,
        turns=turns,
        attacked=attacked,
        phase=Turn((turn,)),
        memories=[read_memory(lines.get(key, "")) for key in knowing],
        result=read_result(lines, ("last alive",)),
    )
    if strays := [key for key in lines if key.startswith("knows ") and key not in knowing]:
        raise Refused(f"the line {shorten(strays[0])} is of no seat; the seats are 0 to {len(places) - 1}")
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
    name = lines.get("phase", "turn")
    belonging = PHASES.get(name, KEYS)
    if strays := [key for keys in PHASES.values() for key in keys if key in lines and key not in belonging]:
        raise Refused(f"the line {strays[0]!r} is of another phase than {name!r}, which has {listing(belonging)}")
    match name:
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
        case _:
            raise Refused(f"there is no phase {shorten(name)}; the phases are {listing(PHASES)}")


def _read_announced(text: str) -> tuple[Seat, Announcement]:
    seat, _, words = text.partition(" ")
    action = read_action(words)
    if not isinstance(action, Announcement):
        raise Refused(f"{shorten(text)} cannot be announced; an announcement is written '1 pair tacocat 0'")
    return read_number(seat), action


def read_memory(text: str) -> Memory:
    known: list[Known] = []
    pile = {"sure": (0,), "loose": (0, 0), "placed": (0,)}
    hands: dict[Seat, HandMemory] = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        match part.split():
            case ["sure" | "loose" | "placed" as key, *numbers] if len(numbers) == len(pile[key]):
                pile[key] = tuple(map(read_number, numbers))
            case ["seat", seat, "holds", *cards] if cards:
                hand = hands.get(read_number(seat), HandMemory())
                hands[read_number(seat)] = HandMemory(hand_of(map(read_card, cards)), hand.at_most)
            case ["seat", seat, "at", "most", card, most]:
                hand = hands.get(read_number(seat), HandMemory())
                hands[read_number(seat)] = HandMemory(hand.holds, {**hand.at_most, read_card(card): read_number(most)})
            case [place, card]:
                known.append(Known(read_number(place), read_card(card)))
            case _:
                raise Refused(
                    f"{shorten(part)} cannot be known; knowledge is written '0 kitten' or 'seat 1 holds nope'"
                )
    loose_kittens, loose_cards = pile["loose"] if known else (0, 0)
    (sure,) = pile["sure"] if loose_kittens or loose_cards else (0,)
    memory = Memory(PileMemory(tuple(known), loose_kittens, loose_cards, sure, *pile["placed"]), hands)
    return memory if memory != NOTHING else NOTHING


def _check(state: State) -> None:
    """Refuse a position that no game can reach."""
    _check_cards(state)
    living = tuple(seat for seat, alive in enumerate(state.alive) if alive)
    if isinstance(state.phase, Over) != bool(state.result) or bool(state.result) != (len(living) == 1):
        raise Refused("a position with one player alive is over, with the line 'result', and no other is")
    if state.result:
        if state.result.winners != living:
            raise Refused(f"the winner of the line 'result' is the one alive, seat {living[0]}")
        return
    if any(Card.KITTEN in hand for hand in state.hands):
        raise Refused("a hand cannot hold a kitten")
    if state.discard.count(Card.KITTEN) > state.seats - len(living):
        raise Refused("a kitten is discarded with the player that it ends, and there are more of them than players out")
    shown = 1 if isinstance(state.phase, Inserting) else 0
    if state.pile.count(Card.KITTEN) + shown != len(living) - 1:
        raise Refused(
            f"{len(living)} players alive need {len(living) - 1 - shown} kittens in the pile, not "
            f"{state.pile.count(Card.KITTEN)}"
        )
    if state.turn not in living or not state.turns:
        raise Refused(f"the turn is of a player alive, who owes one turn or more; alive are {listing(living)}")
    _check_turns(state)
    _check_phase(state)
    for seat, memory in enumerate(state.memories):
        _check_memory(state, seat, memory)


def _check_cards(state: State) -> None:
    """Refuse more cards than are in play. Their kinds are not checked, so a position may have any mix."""
    check(state.edition, state.seats)
    cards = sum(cards_in_game(state).values())
    most = sum(cards_in_play(state.edition, state.seats).values())
    if cards > most:
        raise Refused(f"the position has {cards} cards; {state.seats} seats of this edition play with {most}")


def _check_turns(state: State) -> None:
    """Refuse a number of turns that is impossible."""
    cards = sum(cards_in_play(state.edition, state.seats).values())  # each can be played, picked and played again
    most = 1 if not state.attacked else 2 if state.edition.attacked_again is AttackedAgain.TWO else 2 * cards
    if state.turns > most:
        attacked = "was attacked" if state.attacked else "was not attacked"
        raise Refused(f"a player who {attacked} owes at most {most} turns in this edition, not {state.turns}")


def _check_phase(state: State) -> None:
    match state.phase:
        case Reaction(waiting, seat, action, nopes):
            _check_announced(state, seat, action, nopes)
            asked = state.others(nopes[-1] if nopes else seat)
        case Giving(waiting, taker):
            if taker != state.turn:
                raise Refused("a Favor is given to the player whose turn it is")
            asked = tuple(seat for seat in state.others(taker) if state.hands[seat])
        case Picking() if not set(state.discard) - {Card.KITTEN}:
            raise Refused("there is nothing to pick: the discard pile has no card but kittens")
        case _:
            return
    if not waiting or waiting != tuple(seat for seat in asked if seat in waiting):
        raise Refused(f"the line 'waiting' is of some of the seats {listing(asked)}, in this order")


def _check_announced(state: State, seat: Seat, action: Announcement, nopes: tuple[Seat, ...]) -> None:
    """Check that the announcement was legal, in the position before it."""
    _check_seats_named(state, (seat,))
    laid = (*cards_of(action), *[Card.NOPE] * len(nopes))
    if missing := Counter(laid) - Counter(state.discard):
        raise Refused(f"the cards announced and the Nopes lie on the discard pile; not there: {listing(missing)}")
    if any(noper == last or not state.alive[noper] for last, noper in pairwise((seat, *nopes))):
        raise Refused("a Nope is played by a player alive, and not on the card that they have just played")
    before = state.copy()
    for player, cards in ((seat, cards_of(action)), *((noper, (Card.NOPE,)) for noper in nopes)):
        before.hands[player] = hand_of((*before.hands[player], *cards))
    if seat != state.turn or action not in on_turn(before, seat):
        raise Refused(f"'{seat} {action}' cannot have been announced; it is the turn of seat {state.turn}")


def _check_memory(state: State, me: Seat, memory: Memory) -> None:
    """Refuse a seat's memory if it is not true in this position."""
    _check_seats_named(state, memory.hands)
    for seat, hand in memory.hands.items():
        held = state.hands[seat]
        if seat == me:
            raise Refused(f"seat {me} sees its own hand; what it knows besides is of the others")
        if Counter(hand.holds) - Counter(held):
            raise Refused(f"seat {me} cannot know that seat {seat} holds {spaced(hand.holds)}: it does not")
        if any(held.count(card) > most for card, most in hand.at_most.items()):
            raise Refused(f"seat {me} cannot know a limit that the hand of seat {seat} exceeds")
    if not is_pile(memory.pile, state.pile):
        raise Refused(f"seat {me} cannot know cards of the pile that lie elsewhere")


def _check_seats_named(state: State, seats: Iterable[Seat]) -> None:
    for seat in seats:
        if seat >= state.seats:
            raise Refused(f"there is no seat {seat}; the seats are 0 to {state.seats - 1}")
