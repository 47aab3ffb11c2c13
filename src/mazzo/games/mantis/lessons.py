"""The lessons of Mantis."""

from mazzo.coach.lessons.lesson import Ask, Lesson
from mazzo.games.mantis.rules.cards import Card, read_card, read_face
from mazzo.games.mantis.rules.editions import EDITIONS, printed


def position(
    tanks: str, pile: str, *, dealt: str = "", turned: str = "", scores: str = "0 0 0", edition: str = "en"
) -> str:
    """A complete position: three Tanks, the top of the Draw Pile, and the rest of the deck below it.

    By default the cards in the Tanks are the dealt ones.
    """
    fronts = dealt or " ".join(tanks.replace(" ", ""))
    lines = [f"edition: {edition}"]
    lines += [f"tank {seat}: {tank}" for seat, tank in enumerate(tanks.split())]
    lines += [f"scores: {scores}", f"pile: {pile} {' '.join(map(str, rest(edition, pile, turned, fronts)))}"]
    lines += [f"dealt: {fronts}", f"turned: {turned}"]
    return "\n".join(lines)


def rest(edition: str, pile: str, turned: str, dealt: str) -> list[Card]:
    """The deck without the named cards. For a dealt card only the front is given, so any card with it is removed."""
    left = list(printed(EDITIONS[edition]))
    for card in map(read_card, f"{pile} {turned}".split()):
        left.remove(card)
    for face in map(read_face, dealt.split()):
        left.remove(next(card for card in reversed(left) if card.face == face))
    return left


LESSONS = (
    Lesson(
        name="score",
        position=position("rrgb oypk yoop", "r/rgb p/ypk o/oyp k/oyk"),
        asks=(Ask(("score",), ("1 score", "2 score")),),
    ),
    Lesson(
        name="miss",
        position=position("rryb ogpk gook", "p/ryp g/ryg"),
        asks=(Ask(("score",)),),
    ),
    Lesson(
        name="steal",
        position=position("roog bbby kkpr", "b/ybp k/rbk"),
        asks=(Ask(("steal 1",)),),
    ),
    Lesson(
        name="tank",
        position=position("roogbbbb y kkpr", "b/obk p/gpk", dealt="r o o g b b b y k k p r", turned="b/ybp"),
        asks=(Ask(("score",)),),
    ),
    Lesson(
        name="stripes",
        position=position("rryo okkp gggb", "g/gbp r/ryp"),
        asks=(Ask(("steal 2",)),),
    ),
    Lesson(
        name="deny",
        position=position(
            "oyg pppr ybk",
            "p/rpk b/oyb",
            scores="2 7 3",
            dealt="o y g r p p r b y b k g",
            turned="r/rob b/obk g/oyg k/ogk k/rgk y/roy b/ryb g/gbp y/ygp p/ryp",
        ),
        asks=(Ask(("steal 1",)),),
    ),
    Lesson(
        name="raid",
        position=position(
            "rgg kpp bby",
            "b/oyb+raid p/gpk",
            scores="3 6 2",
            dealt="r g g o k p p r b b y k",
            turned="o/oyp r/roy y/oyg o/rob k/rgk r/rgb y/ybp k/obk",
            edition="it",
        ),
        asks=(Ask(("steal 2",)), Ask(("raid 1",))),
    ),
    Lesson(
        name="win",
        position=position(
            "kkoy rrp gb",
            "k/oyk g/rog",
            scores="8 6 4",
            dealt="k o y b r r p o g b y g",
            turned="b/ybk o/rog r/rob b/ogb g/ygk y/roy p/ryp b/ybp y/ygp p/obp g/gbp r/rgp o/oyp b/rbk k/rgk",
        ),
        asks=(Ask(("score",)),),
    ),
)
