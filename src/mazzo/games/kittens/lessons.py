"""The lessons of Exploding Kittens."""

from collections import Counter

from mazzo.coach.lessons.lesson import Ask, Lesson
from mazzo.games.kittens.rules.cards import Card, read_card
from mazzo.games.kittens.rules.editions import EDITIONS, cards_in_play

EVERYBODY_PASSES = ("1 pass", "2 pass")


def position(mine: str, ada: str, leo: str, pile: str, *, discard: str = "", more: str = "") -> str:
    """A complete position: three hands, the top of the Draw Pile, and the rest of the deck below it."""
    lines = [f"seat {seat}: {hand}" for seat, hand in enumerate((mine, ada, leo))]
    lines += [f"pile: {pile} {' '.join(rest(f'{mine} {ada} {leo} {pile} {discard}'))}", f"discard: {discard}", more]
    return "\n".join(lines)


def rest(named: str) -> list[Card]:
    """All cards of a game for three except the named ones, with the kittens at the bottom."""
    left = Counter(cards_in_play(EDITIONS["it"], 3))
    left.subtract(read_card(word) for word in named.split() if word != "out")
    return sorted(left.elements(), key=lambda card: card is Card.KITTEN)


LESSONS = (
    Lesson(
        name="draw",
        position=position(
            "defuse favor skip tacocat beard",
            "attack defuse see potato rainbow",
            "defuse nope shuffle potato beard",
            "see cattermelon rainbow",
        ),
        asks=(Ask(("draw",), ("1 draw", "2 draw")),),
    ),
    Lesson(
        name="skip",
        position=position(
            "defuse favor skip tacocat beard",
            "attack defuse see potato rainbow",
            "defuse nope shuffle potato beard",
            "kitten cattermelon rainbow",
        ),
        asks=(Ask(("skip",), (*EVERYBODY_PASSES, "1 draw", "1 insert 9", "2 draw")),),
    ),
    Lesson(
        name="see",
        position=position(
            "defuse see favor tacocat beard",
            "attack defuse skip potato rainbow",
            "defuse nope shuffle potato beard",
            "attack kitten rainbow",
        ),
        asks=(Ask(("see",), EVERYBODY_PASSES), Ask(("draw",), ("1 draw", "1 insert 20"))),
    ),
    Lesson(
        name="defuse",
        position=position(
            "defuse skip favor tacocat",
            "attack see potato rainbow",
            "defuse nope shuffle beard",
            "kitten see skip",
        ),
        asks=(Ask(("draw",)), Ask(("insert 0",), ("1 draw",))),
    ),
    Lesson(
        name="favor",
        position=position(
            "defuse favor tacocat beard",
            "attack defuse tacocat potato",
            "nope shuffle skip rainbow",
            "see cattermelon rainbow",
        ),
        asks=(Ask(("favor",), (*EVERYBODY_PASSES, "1 give tacocat", "2 give skip")),),
    ),
    Lesson(
        name="pair",
        position=position(
            "defuse tacocat tacocat beard skip",
            "attack defuse see potato",
            "nope shuffle favor rainbow",
            "see cattermelon rainbow",
        ),
        asks=(Ask(("pair tacocat 1", "pair tacocat 2"), EVERYBODY_PASSES),),
        chance=(1,),
    ),
    Lesson(
        name="three",
        position=position(
            "skip beard beard beard potato",
            "attack see cattermelon potato",
            "defuse shuffle favor rainbow",
            "see cattermelon rainbow",
        ),
        asks=(Ask(("three beard 2 defuse",), EVERYBODY_PASSES),),
    ),
    Lesson(
        name="nope",
        position=position(
            "defuse nope tacocat potato",
            "defuse skip see cattermelon",
            "defuse shuffle favor rainbow",
            "cattermelon potato rainbow",
            discard="attack",
            more="turn: 2 owes 1\nphase: reaction\nannounced: 2 attack",
        ),
        asks=(Ask(("nope",), ("1 pass", "2 pass", "2 draw")),),
    ),
    Lesson(
        name="attack",
        position=position(
            "attack see tacocat",
            "shuffle potato rainbow",
            "out",
            "skip kitten potato",
            discard="see nope defuse shuffle defuse favor beard tacocat kitten",
        ),
        asks=(Ask(("see",), ("1 pass",)), Ask(("attack",), ("1 pass", "1 draw", "1 draw"))),
    ),
)
