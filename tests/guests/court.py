"""A guest of another build than ours: players in records, cards in an Enum, a card laid aside, private looks, rounds.

On your turn you draw a card and play one of your two: guess what another holds, look at it, duel, or hide for a turn.
Whoever is left, or holds the highest card when the pile is empty, wins the round; two rounds win the game. It says
nothing of all its cards, and not how to imagine a state.
"""

from enum import StrEnum
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from mazzo import rules
from mazzo.rules import Chance, Event, Game, Over, Result, Seat, Secrets, Step, Turn, Viewer


class Card(StrEnum):
    GUARD = "guard"
    PRIEST = "priest"
    BARON = "baron"
    MAID = "maid"
    KING = "king"


RANKS = {card: rank for rank, card in enumerate(Card)}
DECK = (*[Card.GUARD] * 5, *[Card.PRIEST] * 2, *[Card.BARON] * 2, *[Card.MAID] * 2, *[Card.KING] * 2)


class Edition(rules.Edition, frozen=True, kw_only=True):
    most_seats: int = 4
    rounds: Annotated[int, Meta(ge=1, le=5)] = 2


class Play(rules.Action, frozen=True):
    card: Card
    target: Seat | None = None
    guess: Card | None = None


class Player(Struct, frozen=True):
    hand: Card | None
    is_out: bool = False
    is_safe: bool = False
    tokens: int = 0
    knows: dict[Seat, Card] = {}


class State(Struct):
    edition: Edition
    players: list[Player]
    pile: tuple[Card, ...]
    aside: Card
    drawn: Card | None
    discard: tuple[Card, ...]
    phase: Turn | Over
    result: Result | None = None

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def turn(self) -> Seat | None:
        return self.phase.waiting[0] if self.phase.waiting else None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.phase.waiting

    def change(self, seat: Seat, **changes: Any) -> None:
        self.players[seat] = replace(self.players[seat], **changes)


class Drew(Event, frozen=True):
    seat: Seat
    card: Card | None

    def change(self, state: State) -> None:
        state.drawn, state.pile, state.phase = state.pile[0], state.pile[1:], Turn((self.seat,))
        state.change(self.seat, is_safe=False)


class Played(Event, frozen=True):
    seat: Seat
    card: Card
    target: Seat | None
    guess: Card | None

    def change(self, state: State) -> None:
        kept = state.players[self.seat].hand if state.drawn is self.card else state.drawn
        state.change(self.seat, hand=kept, is_safe=self.card is Card.MAID)
        state.drawn, state.discard = None, (*state.discard, self.card)
        for seat, player in enumerate(state.players):  # a card that was known may have been played
            state.change(seat, knows={other: card for other, card in player.knows.items() if other != self.seat})


class Looked(Event, frozen=True):
    seat: Seat
    target: Seat
    card: Card | None

    def change(self, state: State) -> None:
        card = state.players[self.target].hand
        assert card
        state.change(self.seat, knows={**state.players[self.seat].knows, self.target: card})


class Fell(Event, frozen=True):
    seat: Seat
    card: Card

    def change(self, state: State) -> None:
        state.discard += (self.card,)
        state.change(self.seat, hand=None, is_out=True, knows={})
        for seat, player in enumerate(state.players):
            state.change(seat, knows={other: card for other, card in player.knows.items() if other != self.seat})


class RoundEnded(Event, frozen=True):
    winner: Seat

    def change(self, state: State) -> None:
        state.change(self.winner, tokens=state.players[self.winner].tokens + 1)


class Dealt(Event, frozen=True):
    cards: tuple[Card, ...] | None  # everybody sees the card that is dealt to them

    def change(self, state: State) -> None:
        assert self.cards
        fresh = fresh_round(self.cards, state.seats)
        state.aside, state.pile, state.drawn, state.discard = fresh[0], fresh[2], None, ()
        for seat, card in enumerate(fresh[1]):
            state.change(seat, hand=card, is_out=False, is_safe=False, knows={})


class Ended(Event, frozen=True):
    result: Result

    def change(self, state: State) -> None:
        state.result, state.phase = self.result, Over()


EVENTS = (Drew, Played, Looked, Fell, RoundEnded, Dealt, Ended)


def fresh_round(cards: tuple[Card, ...], seats: int) -> tuple[Card, tuple[Card, ...], tuple[Card, ...]]:
    return cards[0], cards[1 : seats + 1], cards[seats + 1 :]


def seen(event: Event, viewer: Viewer) -> Event:
    match event:
        case Drew(seat=seat) | Looked(seat=seat) if seat != viewer:
            return replace(event, card=None)
        case Dealt(cards) if cards:
            return Dealt(cards[viewer + 1 : viewer + 2] if viewer is not None else None)
        case _:
            return event


def deal(edition: Edition, seats: int, chance: Chance) -> State:
    aside, hands, pile = fresh_round(chance.shuffled(DECK), seats)
    players = [Player(hand) for hand in hands]
    return State(edition, players, pile[1:], aside, pile[0], (), Turn((0,)))


def legal(state: State, seat: Seat) -> list[Play]:
    if seat not in state.to_act:
        return []
    own = state.players[seat].hand, state.drawn
    others = [other for other, player in enumerate(state.players) if other != seat and not player.is_out]
    targets = [other for other in others if not state.players[other].is_safe]
    found: list[Play] = []
    for card in dict.fromkeys(card for card in own if card):
        if card in (Card.MAID, Card.KING) or not targets:
            found.append(Play(card))
        elif card is Card.GUARD:
            found += [Play(card, target, guess) for target in targets for guess in Card if guess is not Card.GUARD]
        else:
            found += [Play(card, target) for target in targets]
    return found


def apply(state: State, seat: Seat, action: Play, chance: Chance) -> tuple[State, list[Event]]:
    if action not in (choices := legal(state, seat)):
        raise rules.refusal(state, seat, action, choices)
    step: Step[State, Event] = Step(replace(state, players=state.players[:]), chance)
    step.emit(Played(seat, action.card, action.target, action.guess))
    act(step, seat, action)
    after = step.state
    inside = [each for each, player in enumerate(after.players) if not player.is_out]
    if len(inside) > 1 and after.pile:
        following = next(each for each in ((seat + way) % after.seats for way in range(1, 5)) if each in inside)
        step.emit(Drew(following, after.pile[0]))
    else:
        end_round(step, max(inside, key=lambda each: RANKS[after.players[each].hand or Card.GUARD]))
    return step.state, step.events


def act(step: Step[State, Event], seat: Seat, action: Play) -> None:
    if action.target is None:
        return
    own, theirs = step.state.players[seat].hand, step.state.players[action.target].hand
    assert own
    assert theirs
    match action.card:
        case Card.GUARD if action.guess is theirs:
            step.emit(Fell(action.target, theirs))
        case Card.PRIEST:
            step.emit(Looked(seat, action.target, theirs))
        case Card.BARON if RANKS[own] != RANKS[theirs]:
            loser = seat if RANKS[own] < RANKS[theirs] else action.target
            step.emit(Fell(loser, own if loser == seat else theirs))


def end_round(step: Step[State, Event], winner: Seat) -> None:
    step.emit(RoundEnded(winner))
    if step.state.players[winner].tokens == step.state.edition.rounds:
        step.emit(Ended(Result((winner,), "rounds")))
        return
    step.emit(Dealt(step.chance.shuffled(DECK)))
    step.emit(Drew(winner, step.state.pile[0]))


class Other(Struct, frozen=True):
    """The part of a player that everybody sees."""

    is_out: bool
    is_safe: bool
    tokens: int


class View(Struct, frozen=True, tag_field="game", tag="court"):
    seat: Seat | None
    hand: Card | None
    drawn: Card | None
    others: tuple[Other, ...]
    known: tuple[Card | None, ...]  # the hands that the seat knows of
    pile: int
    discard: tuple[Card, ...]
    phase: Turn | Over
    to_act: tuple[Seat, ...]
    legal: tuple[Play, ...]
    result: Result | None


def view(state: State, viewer: Viewer) -> View:
    others = tuple(Other(player.is_out, player.is_safe, player.tokens) for player in state.players)
    hand = state.players[viewer].hand if viewer is not None else None
    knows = state.players[viewer].knows if viewer is not None else {}
    return View(
        viewer,
        hand,
        state.drawn if viewer in state.to_act else None,
        others,
        tuple(knows.get(seat) for seat in range(state.seats)),
        len(state.pile),
        state.discard,
        state.phase,
        state.to_act,
        tuple(legal(state, viewer)) if viewer is not None else (),
        state.result,
    )


def lookalike(state: State, viewer: Viewer, chance: Chance) -> State:
    """Deal anew the cards that the viewer cannot know; correct what others know, or let them forget it."""
    knows = state.players[viewer].knows if viewer is not None else {}
    hides = [seat for seat, player in enumerate(state.players) if player.hand and seat != viewer and seat not in knows]
    is_drawn = state.drawn is not None and viewer not in state.to_act
    cards = [state.aside, *state.pile, *(state.players[seat].hand for seat in hides)]
    cards += [state.drawn] if is_drawn else []
    aside, *rest = chance.shuffled(cards)
    assert aside
    players = state.players[:]
    for seat in hides:
        players[seat] = replace(players[seat], hand=rest.pop())
    for seat, player in enumerate(players):
        if seat != viewer:
            true = {other: hand for other in player.knows if (hand := players[other].hand)}
            players[seat] = replace(player, knows=true)
    drawn = rest.pop() if is_drawn else state.drawn
    return replace(state, players=players, aside=aside, drawn=drawn, pile=tuple(card for card in rest if card))


def shown(event: object, _after: State, viewer: Viewer) -> list[object]:
    match event:
        case Drew(seat, card) | Looked(seat=seat, card=card) if seat == viewer:
            return [card]
        case Dealt(cards) if cards and viewer is not None:
            return [cards[viewer + 1]]
        case Fell(seat, card):
            return [seat, card]
        case RoundEnded(winner):
            return [winner]
        case _:
            return [type(event)]


COURT: Game[Edition, State, Play, Event, View] = Game(
    name="court",
    title="Court",
    editions={"usual": Edition(name="usual")},
    actions=(Play,),
    events=EVENTS,
    deal=deal,
    legal=legal,
    apply=apply,
    idle=lambda state, seat: legal(state, seat)[0],
    view=view,
    seen=seen,
    read_action=rules.action_reader((Play,)),
    read_position=rules.position_reader(State, {"usual": Edition(name="usual")}),
    write_position=rules.write_position,
    secrets=Secrets(lookalike=lookalike, shown=shown, seen_action=lambda action, _state, _viewer: action),
)
