"""The bots that can play in this interpreter."""

from importlib.util import find_spec

from mazzo import bots


def available_bots() -> dict[str, list[str]]:
    """The bots and levels that a table can seat, by game; the first replaces absent people."""
    return {
        game: [name for name in names if has_numpy() or not needs_numpy(game, name)]
        for game, names in bots.for_tables().items()
    }


def has_numpy() -> bool:
    return find_spec("numpy") is not None


def needs_numpy(game: str, name: str) -> bool:
    return bots.called(game, name) in bots.catalog_of(game).need_numpy
