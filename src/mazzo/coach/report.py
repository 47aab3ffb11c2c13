"""An analysis as text, for the terminal."""

from mazzo.coach import of
from mazzo.coach.analysis import Analysis

BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
WIDEST = 60
CAUSES = {"choice": "a choice", "luck": "luck", "play": "the play of all"}


def lines(found: Analysis, columns: int, has_blocks: bool) -> list[str]:
    """All of it, for a terminal of so many columns."""
    return [
        *curves(found, columns, has_blocks),
        of(found.game).how,
        "",
        *players(found),
        "",
        *turning_points(found),
        "",
        *mistakes(found),
    ]


def curves(found: Analysis, columns: int, has_blocks: bool) -> list[str]:
    """A line for each player, from the deal to the end."""
    room = max(len(player.name) for player in found.players)
    width = min(WIDEST, max(10, columns - room - 20))
    marks = BLOCKS if has_blocks else DIGITS
    last = len(found.moments) - 1
    told = []
    for seat, player in enumerate(found.players):
        places = [round(column * last / (width - 1)) for column in range(width)]
        chances = [found.moments[place][seat].value for place in places]
        curve = "".join(marks[min(len(marks) - 1, int(chance * len(marks)))] for chance in chances)
        told.append(f"{player.name:<{room}}  {percent(chances[0]):>5} {curve} {percent(chances[-1])}")
    return told


def players(found: Analysis) -> list[str]:
    room = max(len("player"), *(len(player.name) for player in found.players))
    told = [f"{'player':<{room}}  choices  accuracy  lost by choices    luck"]
    for player in found.players:
        accuracy = "-" if player.accuracy is None else percent(player.accuracy)
        told.append(
            f"{player.name:<{room}}  {player.decisions:>7}  {accuracy:>8}  {points(-player.lost):>15}  "
            f"{points(player.luck):>6}"
        )
    return told


def turning_points(found: Analysis) -> list[str]:
    if not found.turning_points:
        return ["There was no turning point."]
    names = [player.name for player in found.players]
    return [
        "Turning points:",
        *(
            f"  move {point.move}: {names[point.seat]} {points(point.change)} points, by {CAUSES[point.cause]}"
            for point in found.turning_points
        ),
    ]


def mistakes(found: Analysis) -> list[str]:
    wrong = [each for each in found.decisions if each.rating in ("slip", "blunder")]
    if not wrong:
        return ["No choice cost much."]
    names = [player.name for player in found.players]
    most = sorted(wrong, key=lambda each: -each.loss)[:10]
    return [
        f"Choices that cost something (the {len(most)} dearest of {len(wrong)}):",
        *(
            f"  move {each.move}: {names[each.seat]} chose '{each.action}', a {each.rating}, "
            f"about {points(-each.loss)} points; better '{each.best}'"
            for each in sorted(most, key=lambda each: each.move)
        ),
    ]


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def points(change: float) -> str:
    return f"{100 * change:+.0f}"
