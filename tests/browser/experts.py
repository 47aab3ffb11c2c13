"""The choices of a bot in many positions, in Python with NumPy, or without it as in a page."""

from mazzo import bots
from mazzo.core.chance import Dice
from mazzo.games import get

PLAYERS = ("random", "easy", "expert")
"""Bots that add no floating point numbers, since Python 3.12 rounds sums differently."""


def choices(game: str, name: str, count: int) -> list[str]:
    """The bot's choice in each position with several legal actions, in games of other bots."""
    found: list[str] = []
    number = 0
    while len(found) < count:
        edition = get(game).edition()
        seats = edition.fewest_seats + number % (edition.most_seats - edition.fewest_seats + 1)
        play = get(game).start(seats=seats, seed=f"game {number}")
        dice = Dice(f"players {number}")
        players = [bots.get(game, PLAYERS[dice.below(3)])(edition, Dice(f"{number} {seat}")) for seat in range(seats)]
        while not play.over and len(found) < count:
            seat = play.to_act[0]
            view, seen = play.view(seat), play.seen(seat)
            if len(view.legal) > 1:
                bot = bots.get(game, name)(edition, Dice(f"choice {len(found)}"))
                found.append(str(bot.choose(view, seen)))
            play.apply(seat, players[seat].choose(view, seen))
        number += 1
    return found
