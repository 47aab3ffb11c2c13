"""The versions of the games' rules: a table notes which ones played at it last."""

from mazzo.games import GAMES


def rules_now() -> dict[str, int]:
    """The present version of each game's rules."""
    return {name: game.version for name, game in GAMES.items()}


def changed_rules(before: dict[str, int]) -> dict[str, str]:
    """The changes of each game's rules since these versions."""
    return {
        game: f"the rules of {game} were version {before[game]}, and are version {now}"
        for game, now in rules_now().items()
        if before.get(game, now) != now
    }
