"""The lessons of Foxfire: a position for each animal, and the move that shows what it does."""

from collections import Counter

from foxfire.rules import FOXFIRE
from foxfire.state import BADGER, BAT, COPIES, EDITIONS, FOX, HEDGEHOG, MOUSE, OWL, Cards, State
from mazzo.coach.lessons import Ask, Lesson
from mazzo.rules import Turn


def position(mine: Cards, ada: Cards, leo: Cards, *, pile: Cards | None = None, known: Cards = ()) -> str:
    """A position with three players, after the learner has drawn. All other cards are in the pile.

    If a `pile` is given, the other cards have been played.
    """
    left = Counter(COPIES) - Counter((*mine, *ada, *leo, *(pile or ())))
    aside, *rest = sorted(left.elements())
    played = [tuple(rest[seat::3]) for seat in range(3)] if pile is not None else [()] * 3
    knows: list[list[Cards]] = [[()] * 3 for _ in range(3)]
    knows[0][1] = known
    state = State(
        edition=EDITIONS["usual"],
        hands=[mine, ada, leo],
        pile=tuple(rest) if pile is None else pile,
        aside=aside,
        played=played,
        known=knows,
        hiding=[False] * 3,
        glows=[0] * 3,
        round=1,
        turn=0,
        phase=Turn((0,)),
    )
    return FOXFIRE.write_position(state)


LESSONS = (
    Lesson(
        name="mouse",
        position=position((MOUSE, BADGER, HEDGEHOG), (BAT, FOX), (MOUSE, OWL), known=(BAT, FOX)),
        asks=(Ask(("mouse 1 5",)),),
    ),
    Lesson(
        name="bat",
        position=position((MOUSE, BAT, HEDGEHOG), (BADGER, FOX), (MOUSE, OWL)),
        asks=(Ask(("bat 1", "bat 2")),),
    ),
    Lesson(
        name="badger",
        position=position((BAT, BADGER, OWL), (MOUSE, FOX), (BAT, HEDGEHOG)),
        asks=(Ask(("badger 1", "badger 2")),),
    ),
    Lesson(
        name="hedgehog",
        position=position((BAT, HEDGEHOG, OWL), (BAT, FOX), (BADGER, FOX)),
        asks=(Ask(("hedgehog",), ("1 bat 2",)),),
    ),
    Lesson(
        name="fox",
        position=position((MOUSE, HEDGEHOG, FOX), (BAT, OWL), (BADGER, MOUSE), known=(OWL,)),
        asks=(Ask(("fox 1",)), Ask(("give 1",))),
        chance=(1,),  # the second card of Ada's hand
    ),
    Lesson(
        name="owl",
        position=position((BAT, HEDGEHOG, OWL), (BAT, BADGER), (MOUSE, HEDGEHOG), pile=()),
        asks=(Ask(("hedgehog", "bat 1", "bat 2")), Ask(("continue",))),
    ),
)
