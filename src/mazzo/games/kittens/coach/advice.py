"""Advice for Exploding Kittens, based only on the seat's view and the events it has seen."""

from collections.abc import Sequence

from mazzo.coach.advice import Advice, Danger, Note, Outcome, ranked
from mazzo.core.rules import Seat
from mazzo.games.kittens.beliefs import risk
from mazzo.games.kittens.bots.lookahead import Lookahead
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.bots.plan import attack_turns
from mazzo.games.kittens.coach.chances import chances
from mazzo.games.kittens.rules import actions as do
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.state import Reaction, Turn
from mazzo.games.kittens.rules.view import View

DIFFERS = 0.01


def advise(edition: Edition, view: View, seen: Sequence[Event]) -> Advice:
    assert view.seat is not None
    ahead = Lookahead(edition, view, seen)
    found, look = chances(ahead), ahead.look
    options = [
        found.option(view.seat, action, reason(look, action), outcomes=outcomes(view) if action == do.Draw() else ())
        for action in found.choices
    ]
    return Advice("kittens", view.seat, ranked(options), danger(look), found.wins, tuple(known(view)))


# Certain facts


def danger(look: Outlook) -> Danger | None:
    """The chance of a kitten on top: by chance alone, and corrected by the others' actions if that differs."""
    if not look.view.pile:
        return None
    chance, read = risk(look.view), look.risks[0]
    differs = abs(read - float(chance.value)) >= DIFFERS
    return Danger(float(chance.value), float(chance.low), float(chance.high), read if differs else None)


def outcomes(view: View) -> tuple[Outcome, ...]:
    chance = risk(view).value
    both = (("kittens-kitten", chance, 0), ("kittens-card", 1 - chance, 1))
    return tuple(
        Outcome(Note(code), likely.numerator, likely.denominator, cards) for code, likely, cards in both if likely
    )


def known(view: View) -> list[Note]:
    """Notes on the seat's certain knowledge of the Draw Pile and of other hands."""
    pile = view.memory.pile
    notes = [Note("kittens-known-place", {"place": each.place + 1, "card": str(each.card)}) for each in pile.certain]
    if pile.loose_kittens:
        notes.append(Note("kittens-known-loose", {"count": pile.loose_kittens}))
    for seat, hand in sorted(view.memory.hands.items()):
        if not view.alive[seat]:
            continue
        for card in dict.fromkeys(hand.holds):
            notes.append(
                Note("kittens-known-holds", {"seat": seat, "card": str(card), "count": hand.holds.count(card)})
            )
        lacks = [card for card, most in hand.at_most.items() if not most]
        notes += [Note("kittens-known-lacks", {"seat": seat, "card": str(card)}) for card in lacks]
    return notes


# The effect of a choice


def reason(look: Outlook, action: do.Action) -> Note:
    view = look.view
    if isinstance(view.phase, Turn):
        return _on_turn(look, action)
    match action:
        case do.Nope() | do.Pass():
            assert isinstance(view.phase, Reaction)
            stops = isinstance(action, do.Nope) != (len(view.phase.nopes) % 2 == 1)
            code = "kittens-would-stop" if stops else "kittens-would-happen"
            return Note(code, {"seat": view.phase.seat})
        case do.Give(card):
            return Note("kittens-give", {"card": str(card), "count": view.hand.count(card)})
        case do.Pick(card):
            return Note("kittens-pick", {"card": str(card), "count": view.hand.count(card)})
        case do.Insert(place):
            return _put_back(look, place)
        case _:
            raise AssertionError(action)


def _on_turn(look: Outlook, action: do.Action) -> Note:
    view, following = look.view, look.others[0]
    before = round(100 * float(risk(view).value)) if view.pile else 0
    match action:
        case do.Draw():
            return Note("kittens-draw", {"risk": before, "defuses": view.hand.count(Card.DEFUSE)})
        case do.Skip():
            return Note("kittens-skip", {"risk": before, "turns": view.turns - 1, "seat": following})
        case do.Attack():
            return Note("kittens-attack", {"risk": before, "turns": attack_turns(look, view.turns), "seat": following})
        case do.Shuffle():
            return Note("kittens-shuffle", {"risk": before, "after": round(100 * look.even)})
        case do.See():
            return Note("kittens-see", {"risk": before, "count": min(look.edition.see, view.pile)})
        case do.Favor(None):
            return Note("kittens-favor-all", {"count": len([seat for seat in look.others if view.hands[seat]])})
        case do.Favor(int(target)):
            return Note("kittens-favor", {"seat": target, "count": view.hands[target]})
        case do.Pair(_, target):
            likely = look.next_card(target).get(Card.DEFUSE, 0.0)
            return Note("kittens-pair", {"seat": target, "count": view.hands[target], "chance": round(100 * likely)})
        case do.Three(_, target, named):
            likely = look.has(target, named)
            return Note("kittens-three", {"seat": target, "card": str(named), "chance": round(100 * likely)})
        case do.Five():
            return Note("kittens-five", {"count": len(set(view.discard) - {Card.KITTEN})})
        case _:
            raise AssertionError(action)


def _put_back(look: Outlook, place: int) -> Note:
    """A note on the player who will draw the kitten if all players only draw."""
    own = look.view.turns - 1
    if place < own:
        return Note("kittens-insert-own", {"place": place})
    around: list[Seat] = [*look.others, look.view.seat or 0]
    seat = around[(place - own) % len(around)]
    code = "kittens-insert-own" if seat == look.view.seat else "kittens-insert"
    return Note(code, {"place": place, "seat": seat})
