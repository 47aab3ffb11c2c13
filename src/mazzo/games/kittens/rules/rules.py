"""The rules of Exploding Kittens, in the order of docs/rules/kittens.md."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import Any, TypeAlias

from mazzo.core.chance import Chance
from mazzo.core.rules import Result, Seat, refusal
from mazzo.core.rules import Step as AnyStep
from mazzo.games.kittens.rules import actions as do
from mazzo.games.kittens.rules.cards import CATS, DEFUSE, IN_HANDS, KITTEN, NOPE, Card, Hand, hand_of
from mazzo.games.kittens.rules.editions import AttackedAgain, DeadHand, Edition, FavorFrom, cards_in_play, check
from mazzo.games.kittens.rules.events import (
    Announced,
    Cancelled,
    Defused,
    DiscardOpened,
    Drew,
    Ended,
    Event,
    Exploded,
    FavorAsked,
    FoundNothing,
    Gave,
    HandedOver,
    Inserted,
    Lacked,
    Noped,
    Passed,
    Peeked,
    Picked,
    Robbed,
    Shuffled,
    TookEffect,
    TurnBegan,
)
from mazzo.games.kittens.rules.memory import at_the_start
from mazzo.games.kittens.rules.state import Giving, Inserting, Picking, Reaction, State, Turn

Step: TypeAlias = AnyStep[State, Event]


# Set-up


def deal(edition: Edition, seats: int, chance: Chance) -> State:
    """Shuffle all cards but kittens and Defuses and deal; add both to the rest and shuffle again (rule 2)."""
    check(edition, seats)
    counts = cards_in_play(edition, seats)
    others = chance.shuffled([card for card, count in counts.items() for _ in range(count) if card not in SET_ASIDE])
    hand = edition.hand
    kittens = [KITTEN] * counts[KITTEN]
    defuses = [DEFUSE] * (counts[DEFUSE] - seats)
    return State(
        edition=edition,
        hands=[hand_of((*others[seat * hand : (seat + 1) * hand], DEFUSE)) for seat in range(seats)],
        alive=(True,) * seats,
        pile=chance.shuffled([*others[seats * hand :], *kittens, *defuses]),
        discard=(),
        turn=0,
        turns=1,
        attacked=False,
        phase=Turn((0,)),
        memories=[at_the_start(seats, seat) for seat in range(seats)],
    )


SET_ASIDE = (KITTEN, DEFUSE)


# Legal actions


def legal(state: State, seat: Seat) -> Sequence[do.Action]:
    """A seat's legal actions now, in a fixed order."""
    if seat not in state.phase.waiting:
        return ()
    return CHOICES[type(state.phase)](state, seat)


def on_turn(state: State, seat: Seat) -> Sequence[do.Action]:
    edition, hands, others = state.edition, state.hands, state.others(seat)
    targets = others if all(hands) else tuple([other for other in others if hands[other]])
    return turn_actions(hands[seat], targets, edition.favor_from is EVERYBODY, edition.combos, edition.five_different)


EVERYBODY = FavorFrom.EVERYBODY


@lru_cache(maxsize=128)  # the legal actions of one state are needed several times: for the view, for `apply`
def turn_actions(
    hand: Hand, targets: tuple[Seat, ...], everybody_gives: bool, combos: bool, five_different: bool
) -> tuple[do.Action, ...]:
    kinds = frozenset(hand)
    actions = single_cards(kinds, (None,) if everybody_gives and targets else targets)
    if len(kinds) < len(hand):
        actions += equal_cards(tuple([card for card, after in pairwise(hand) if card is after]), targets, combos)
    if combos and five_different and len(kinds) >= 5:
        actions += different_cards(kinds)
    return actions


# Hands are seldom equal as a whole, but often equal in one of these parts, so each part is cached.


@lru_cache(maxsize=4096)
def single_cards(kinds: frozenset[Card], givers: tuple[Seat | None, ...]) -> tuple[do.Action, ...]:
    favors = map(do.Favor, givers) if Card.FAVOR in kinds else ()
    return (do.Draw(), *[action for card, action in SINGLES.items() if card in kinds], *favors)


@lru_cache(maxsize=1024)
def equal_cards(further: Hand, targets: tuple[Seat, ...], combos: bool) -> tuple[do.Action, ...]:
    """The pairs and threes, given a hand without the first card of each kind."""
    pairs = [card for card in (IN_HANDS if combos else CATS) if card in further]
    threes = [card for card in pairs if combos and further.count(card) >= 2]
    return (
        *[one_pair(card, target) for card in pairs for target in targets],
        *[one_three(card, target, named) for card in threes for target in targets for named in IN_HANDS],
    )


@lru_cache(maxsize=1024)
def different_cards(kinds: frozenset[Card]) -> tuple[do.Action, ...]:
    return tuple([one_five(cards) for cards in combinations([card for card in IN_HANDS if card in kinds], 5)])


# A large hand has two thousand choices, and hands share them, so each action is created once.
one_pair, one_three, one_five = cache(do.Pair), cache(do.Three), cache(do.Five)

SINGLES: dict[Card, do.Action] = {
    Card.ATTACK: do.Attack(),
    Card.SKIP: do.Skip(),
    Card.SHUFFLE: do.Shuffle(),
    Card.SEE: do.See(),
}


def reactions(state: State, seat: Seat) -> Sequence[do.Action]:
    return PASS_OR_NOPE if NOPE in state.hands[seat] else PASS


PASS = (do.Pass(),)
PASS_OR_NOPE = (do.Pass(), do.Nope())


def gifts(state: State, seat: Seat) -> Sequence[do.Action]:
    hand = state.hands[seat]
    return [gift for card, gift in GIFTS.items() if card in hand]


GIFTS = {card: do.Give(card) for card in IN_HANDS}


def picks(state: State, _: Seat) -> Sequence[do.Action]:
    return [do.Pick(card) for card in IN_HANDS if card in state.discard]


def places(state: State, _: Seat) -> Sequence[do.Action]:
    return inserts(len(state.pile))


@cache
def inserts(cards: int) -> tuple[do.Action, ...]:
    """The Insert actions for a Draw Pile of this many cards."""
    return tuple([do.Insert(place) for place in range(cards + 1)])


CHOICES: dict[type, Callable[[State, Seat], Sequence[do.Action]]] = {
    Turn: on_turn,
    Reaction: reactions,
    Giving: gifts,
    Picking: picks,
    Inserting: places,
}


def idle(state: State, seat: Seat) -> do.Action:
    """The action for a seat that does not answer: draw, pass, pick the first card, or give or insert the last one."""
    choices = legal(state, seat)
    return choices[-1] if isinstance(state.phase, Giving | Inserting) else choices[0]


def is_reaction(state: State) -> bool:
    """Whether an announcement is open to a Nope."""
    return isinstance(state.phase, Reaction)


def is_out(state: State, seat: Seat) -> bool:
    return not state.alive[seat]


# Effects


def apply(state: State, seat: Seat, action: do.Action, chance: Chance) -> tuple[State, list[Event]]:
    """Apply a seat's action; return the next state and the events."""
    choices = legal(state, seat)
    if action not in choices:
        raise refusal(state, seat, action, choices)
    return apply_unchecked(state, seat, action, chance)


def apply_unchecked(state: State, seat: Seat, action: do.Action, chance: Chance) -> tuple[State, list[Event]]:
    """Like `apply`, for an action known to be legal. Searches apply thousands of actions for one choice."""
    step: Step = AnyStep(state.copy(), chance)
    RULES.get(type(action), announce)(step, seat, action)
    return step.state, step.events


def draw(step: Step, seat: Seat, _: do.Draw) -> None:
    card = step.state.pile[0]
    step.emit(Drew(seat, card))
    if card is not KITTEN:
        end_turn(step)
    elif DEFUSE in step.state.hands[seat]:
        step.emit(Defused(seat))
    else:
        explode(step, seat)


def insert(step: Step, seat: Seat, action: do.Insert) -> None:
    step.emit(Inserted(seat, action.place))
    end_turn(step)


def explode(step: Step, seat: Seat) -> None:
    state = step.state
    match state.edition.dead_hand:
        case DeadHand.DISCARD_PILE:
            step.emit(Exploded(seat, state.hands[seat]))
        case DeadHand.OUT_OF_THE_GAME:
            step.emit(Exploded(seat, ()))
    living = state.others(seat)
    if len(living) == 1:
        step.emit(Ended(Result(living, "last alive")))
    else:
        step.emit(TurnBegan(living[0], turns=1, attacked=False))


def end_turn(step: Step) -> None:
    """End one turn; the same player continues if they have turns left."""
    state = step.state
    if state.turns > 1:
        step.emit(TurnBegan(state.turn, state.turns - 1, state.attacked))
    else:
        step.emit(TurnBegan(state.others(state.turn)[0], turns=1, attacked=False))


def announce(step: Step, seat: Seat, action: do.Announcement) -> None:
    step.emit(Announced(seat, action))


def nope(step: Step, seat: Seat, _: do.Nope) -> None:
    step.emit(Noped(seat))


def let_happen(step: Step, seat: Seat, _: do.Pass) -> None:
    step.emit(Passed(seat))
    reaction = step.state.reaction
    if reaction.waiting:
        return
    if len(reaction.nopes) % 2:
        step.emit(Cancelled(reaction.seat, reaction.action))
    else:
        step.emit(TookEffect(reaction.seat, reaction.action))
        EFFECTS[type(reaction.action)](step, reaction.seat, reaction.action)


def attack(step: Step, seat: Seat, _: do.Attack) -> None:
    state = step.state
    turns = attack_turns(state.edition, state.attacked, state.turns)
    step.emit(TurnBegan(state.others(seat)[0], turns, attacked=True))


def attack_turns(edition: Edition, attacked: bool, turns: int) -> int:
    """The turns that an Attack gives the next player, if its player has `turns` left and may have been attacked."""
    match edition.attacked_again:
        case AttackedAgain.REMAINING_PLUS_TWO if attacked:
            return turns + 2
        case AttackedAgain.REMAINING_PLUS_TWO | AttackedAgain.TWO:
            return 2


def skip(step: Step, _: Seat, _action: do.Skip) -> None:
    end_turn(step)


def favor(step: Step, seat: Seat, action: do.Favor) -> None:
    asked = step.state.others(seat) if action.target is None else (action.target,)
    givers = tuple(giver for giver in asked if step.state.hands[giver])
    if givers:
        step.emit(FavorAsked(seat, givers))
    else:
        for giver in asked:
            step.emit(FoundNothing(seat, giver))


def shuffle(step: Step, seat: Seat, _: do.Shuffle) -> None:
    step.emit(Shuffled(seat, step.chance.shuffled(step.state.pile)))


def see(step: Step, seat: Seat, _: do.See) -> None:
    step.emit(Peeked(seat, step.state.pile[: step.state.edition.see]))


def pair(step: Step, seat: Seat, action: do.Pair) -> None:
    hand = step.state.hands[action.target]
    if hand:
        step.emit(Robbed(action.target, seat, hand[step.chance.below(len(hand))]))
    else:  # they played their last card, a Nope
        step.emit(FoundNothing(seat, action.target))


def three(step: Step, seat: Seat, action: do.Three) -> None:
    if action.named in step.state.hands[action.target]:
        step.emit(HandedOver(action.target, seat, action.named))
    else:
        step.emit(Lacked(action.target, action.named))


def five(step: Step, seat: Seat, _: do.Five) -> None:
    step.emit(DiscardOpened(seat))


def give(step: Step, seat: Seat, action: do.Give) -> None:
    assert isinstance(step.state.phase, Giving)
    step.emit(Gave(seat, step.state.phase.taker, action.card))


def pick(step: Step, seat: Seat, action: do.Pick) -> None:
    step.emit(Picked(seat, action.card))


RULES: dict[type[do.Action], Callable[[Step, Seat, Any], None]] = {
    do.Draw: draw,
    do.Nope: nope,
    do.Pass: let_happen,
    do.Give: give,
    do.Pick: pick,
    do.Insert: insert,
}
"""The functions of actions that are not announced first."""

EFFECTS: dict[type[do.Announcement], Callable[[Step, Seat, Any], None]] = {
    do.Attack: attack,
    do.Skip: skip,
    do.Favor: favor,
    do.Shuffle: shuffle,
    do.See: see,
    do.Pair: pair,
    do.Three: three,
    do.Five: five,
}
"""The functions of announcements that take effect."""
