"""The people who have just been asked, and are not here to see it."""

from mazzo.table.state import TableState
from mazzo.table.updates import Player

LONG_TURN = 3600  # seconds; with shorter turns people stay at the table


def asked_anew(before: TableState, after: TableState) -> list[str]:
    """The absent people with a new question in a game with long turns: each question counts once."""
    play, seconds = after.play, after.settings.turn_seconds
    if not (play and after.is_playing and seconds is not None and seconds >= LONG_TURN):
        return []
    if play.game.is_reaction(play.state):
        return []
    chairs = [after.chairs[seat] for seat in play.to_act if after.asked[seat] > before.version]
    return [
        chair.person for chair in chairs if chair.person and chair.player is Player.PERSON and not after.is_there(chair)
    ]
