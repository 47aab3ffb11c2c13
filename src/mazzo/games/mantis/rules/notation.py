"""Read and write a position of Mantis as lines of text.

    edition: it
    tank 0: rrb
    tank 1: g
    tank 2:
    scores: 4 9 0
    pile: r/roy g/ygb+raid
    phase: turn 0
    dealt: r r b g
    turned: k/rgk

Lines may be left out. Their defaults are the start of a game: no scores, seat 0's turn, and the cards in the Tanks as
the dealt cards.
"""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import chain

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
from mazzo.core.rules import Result
from mazzo.games.mantis.rules.cards import LETTERS, Face, read_card, read_colors, read_face
from mazzo.games.mantis.rules.editions import EDITIONS, printed, target_of
from mazzo.games.mantis.rules.rules import REASONS, pile_is_empty
from mazzo.games.mantis.rules.state import Over, Phase, Raiding, State, Turn

KEYS = ("edition", "options", "tank ", "scores", "pile", "phase", "result", "dealt", "turned")
PHASES: dict[str, type[Phase]] = {"turn": Turn, "raiding": Raiding, "over": Over}


def write_position(state: State) -> str:
    lines = write_edition(EDITIONS, state.edition)
    lines += [f"tank {seat}: {''.join(LETTERS[color] for color in tank)}" for seat, tank in enumerate(state.tanks)]
    lines += [f"scores: {spaced(state.scores)}", f"pile: {spaced(state.pile)}"]
    lines += [f"phase: {state.phase.__struct_config__.tag} {spaced(state.phase.waiting)}"]
    lines += [f"dealt: {spaced(state.dealt)}", f"turned: {spaced(state.cards[: state.turned])}"]
    if state.result:
        lines += [f"result: {write_result(state.result)}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def read_position(text: str) -> State:
    lines = read_lines(text, KEYS)
    edition = read_edition(EDITIONS, lines)
    tanks = [read_colors(letters) for letters in seats_of(lines, "tank")]
    check_seats(edition, len(tanks))
    turned = tuple(map(read_card, lines.get("turned", "").split()))
    pile = tuple(map(read_card, lines.get("pile", "").split()))
    dealt = tuple(map(read_face, lines["dealt"].split())) if "dealt" in lines else tuple(map(Face, chain(*tanks)))
    state = State(
        edition=edition,
        target=target_of(edition, len(tanks)),
        tanks=tanks,
        scores=list(read_numbers(lines["scores"])) if "scores" in lines else [0] * len(tanks),
        dealt=dealt,
        cards=turned + pile,
        turned=len(turned),
        phase=_read_phase(lines.get("phase", "turn 0")),
        result=read_result(lines, REASONS),
    )
    _check(state)
    return state


def _check(state: State) -> None:
    """Refuse a position that no game can reach."""
    seats = range(len(state.tanks))
    if len(state.scores) != len(seats):
        raise Refused(f"the position has {len(seats)} Tanks and {len(state.scores)} scores; it needs one for each")
    _check_cards(state)
    if isinstance(state.phase, Over) != bool(state.result) or (state.result and state.phase.waiting):
        raise Refused("a position that is over has 'phase: over', without a seat, and a line 'result'; no other has")
    if state.result:
        _check_result(state, state.result)
        return
    if len(state.phase.waiting) != 1 or state.phase.waiting[0] not in seats:
        raise Refused(f"the phase names one seat of 0 to {len(seats) - 1}: 'turn 0', 'raiding 1'")
    if isinstance(state.phase, Turn) and not state.pile:
        raise Refused("the Draw Pile is empty, so the game is over; a position with a turn needs a pile")
    if isinstance(state.phase, Raiding) and not any(
        score for seat, score in enumerate(state.scores) if seat not in state.phase.waiting
    ):
        raise Refused("there is nobody to raid: a raid needs another player with a scored card")
    if max(state.scores) >= state.target:
        raise Refused(f"a score has reached the target of {state.target}, so the game is over")


def _check_result(state: State, result: Result) -> None:
    winners = tuple(seat for seat, score in enumerate(state.scores) if score >= state.target)
    ends = [Result(winners, "target")] if winners else [] if state.pile else [pile_is_empty(state)]
    if result not in ends:
        right = f"'{write_result(ends[0])}'" if ends else "that the game goes on"
        raise Refused(f"the line 'result' says '{write_result(result)}'; the scores, Tanks and pile say {right}")


def _check_cards(state: State) -> None:
    deck = printed(state.edition)
    _check_within(deck, state.cards, "cards of the pile and turned over")
    left = Counter(card.face for card in deck)
    left.subtract(card.face for card in state.cards)
    _check_within(left.elements(), state.dealt, "cards dealt")
    lying = Counter(color for tank in state.tanks for color in tank)
    shown = Counter(face.front for face in state.dealt) + Counter(card.front for card in state.cards[: state.turned])
    _check_within(shown.elements(), lying.elements(), "cards in the Tanks")


def _check_within(whole: Iterable[Hashable], part: Iterable[Hashable], what: str) -> None:
    excess = Counter(part) - Counter(whole)
    if excess:
        raise Refused(f"the {what} are more than there are: {listing(excess)}")


def _read_phase(text: str) -> Phase:
    name, *seats = text.split() or [""]
    if name not in PHASES:
        raise Refused(f"there is no phase {shorten(name)}; the phases are {listing(PHASES)}")
    return PHASES[name](tuple(map(read_number, seats)))
