"""How likely everybody is to win at Exploding Kittens: to a seat that has to choose, and to whoever sees all hands."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import json
from msgspec.structs import replace

from mazzo.bots.expert.player import Mind
from mazzo.bots.kittens.expert import IN_NUMBERS
from mazzo.bots.kittens.lookahead import TRUST, Judge, Lookahead, Moment, played_on, settled
from mazzo.bots.kittens.outlook import Outlook
from mazzo.bots.search.weighing import Choice, weighed
from mazzo.coach.advice import Estimate
from mazzo.coach.choices import Judged
from mazzo.coach.errors import error_of
from mazzo.core.chance import Chance, Dice
from mazzo.games import AnyPlay
from mazzo.games.kittens.actions import Action, Draw, Five, Insert, Three
from mazzo.games.kittens.beliefs import risk
from mazzo.games.kittens.cards import IN_HANDS, Card
from mazzo.games.kittens.encoding import largest_pile
from mazzo.games.kittens.signs import signs_of
from mazzo.games.kittens.state import State
from mazzo.games.kittens.view import View

TRIALS = 120
"""About how many trials are made for all choices together: it sets the number of worlds."""

FEWEST_WORLDS, MOST_WORLDS = 8, 24

FEW_WORLDS, LATER = 8, 4
"""How many worlds, and how many moves in each, show how a game may go on."""

NAMED = (Card.DEFUSE, Card.NOPE, Card.ATTACK, Card.SKIP)
"""What is worth asking for with three of a kind."""

PLACES = (0, 1, 2, 3, 4, 6, 9)
"""To put a kitten back, besides the middle, the bottom, and where the next player draws."""


def chances(ahead: Lookahead, also: Action | None = None) -> Judged:
    """What the choices of a seat are worth, this one among them, as far as it can know."""
    view, opinion = ahead.look.view, ahead.opinion
    actions = considered(ahead.look, [max(opinion.actions, key=opinion.actions.__getitem__), also])
    seed = sha256(json.encode(view)).hexdigest()  # nothing but what the seat may know
    worlds = min(MOST_WORLDS, max(FEWEST_WORLDS, TRIALS // len(actions)))
    wins, weights = ahead.trials(actions, [Dice(f"{seed}/{number}") for number in range(worlds)])
    estimates = tuple(Estimate(win, win and error_of("kittens", win)) for win in opinion.wins)
    costs = weighed(TRUST, actions, opinion.actions, wins[:, :, view.seat], weights)
    if not loses_by_drawing(view):
        return Judged(estimates, costs)
    if len(costs) == 1:
        return Judged(
            tuple(Estimate(float(lives and seat != view.seat), 0.0) for seat, lives in enumerate(view.alive)), costs
        )
    own = estimates[view.seat or 0]
    return Judged(estimates, {**costs, Draw(): Choice(own.value, own.error)})


def loses_by_drawing(view: View) -> bool:
    """Whether a seat in a duel that draws now is certain to lose."""
    is_duel, defended = sum(view.alive) == 2, Card.DEFUSE in view.hand
    return is_duel and not defended and Draw() in view.legal and risk(view).low == 1


def considered(look: Outlook, also: Sequence[Action | None] = ()) -> list[Action]:
    """All that may be done, less what hardly differs from something else."""
    view = look.view
    near = {*PLACES, view.turns - 1, view.turns, view.pile // 2, view.pile}
    cheapest = _cheapest_five(look)

    def differs(action: Action) -> bool:
        match action:
            case Three(_, _, named):
                return named in NAMED
            case Five(cards):
                return cards == cheapest
            case Insert(place):
                return place in near
            case _:
                return True

    return [action for action in view.legal if action in also or differs(action)]


def _cheapest_five(look: Outlook) -> tuple[Card, ...]:
    kinds = sorted(dict.fromkeys(look.view.hand), key=lambda card: look.worth.less(look.hand, card))
    return tuple(sorted(kinds[:5], key=IN_HANDS.index))


# To somebody who sees all hands


def seen_by_all(play: AnyPlay) -> list[float]:
    """How likely everybody is to win: as judged now, and a few moves later in some worlds, one as much as the other.

    Together they are off by less than each. Where nobody has a choice, only what comes of that is judged.
    """
    state: State = play.state
    signs = signs_of(state.seats, state.edition.see, largest_pile(state.edition, state.seats), play.events)
    judge, mind = Judge(state.edition, state.seats), Mind(IN_NUMBERS, state.edition)
    lucks = [Dice(f"seen by all {number}") for number in range(FEW_WORLDS)]
    starts = [settled(Moment(with_pile_anew(state, luck), signs), luck) for luck in lucks]
    later = judge.chances(played_on(mind, state.edition, starts, lucks, LATER)).mean(axis=0)
    now = judge.chances([Moment(state, signs)])[0] if starts[0].state.phase == state.phase else later
    return [float(chance) for chance in (now + later) / 2]


def with_pile_anew(state: State, luck: Chance) -> State:
    """The same, with all cards of the Draw Pile in another order of which nobody remembers anything."""
    certain = located(state)
    places = [place for place in range(_vague(state), len(state.pile)) if place not in certain]
    cards, pile = luck.shuffled([state.pile[place] for place in places]), list(state.pile)
    for place, card in zip(places, cards, strict=True):
        pile[place] = card
    return replace(state, pile=tuple(pile))


def located(state: State) -> set[int]:
    """The places of the Draw Pile whose card somebody alive is certain of."""
    piles = [memory.pile for memory, alive in zip(state.memories, state.alive, strict=True) if alive]
    return {known.place for pile in piles for known in pile.known if not pile.loose or known.place < pile.sure}


def _vague(state: State) -> int:
    """How many cards on top hold those whose order somebody knows, but no longer their places."""
    piles = [memory.pile for memory, alive in zip(state.memories, state.alive, strict=True) if alive]
    places = [known.place + pile.loose + 1 for pile in piles if pile.loose for known in pile.known]
    return max(places, default=0)
