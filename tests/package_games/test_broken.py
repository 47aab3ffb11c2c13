"""A broken package is named with its error; all other games still work."""

from pathlib import Path

from tests.package_games.packages import EXAMPLE, commands, mazzo, offer, small

FINE = (EXAMPLE / "magpie.py").read_text(encoding="utf-8")

BROKEN = {
    "nomodule": (None, "GAME", "ModuleNotFoundError: No module named 'nomodule_rules'"),
    "failing": ("1 / 0", "GAME", "ZeroDivisionError: division by zero"),
    "empty": ("", "GAME", "AttributeError: module 'empty_rules' has no attribute 'GAME'"),
    "kitted": (
        "from mazzo import Kit\nKIT = Kit(name='kitted', rules='kitted_missing:GAME')",
        "KIT",
        "ModuleNotFoundError: No module named 'kitted_missing'",
    ),
    "number": ("GAME = 7", "GAME", "number_rules:GAME is 7; it should be a mazzo.Kit or a mazzo.Game"),
    "crow": (FINE, "MAGPIE", "called 'crow', the kit 'magpie' and the game 'magpie'"),
    "mantis": (FINE, "MAGPIE", "there is another game mantis already"),
    "untitled": (FINE.replace('"Magpie"', '""').replace('"magpie"', '"untitled"'), "MAGPIE", "its title is ''"),
    "silent": (
        FINE.replace("    events=EVENTS,\n", "").replace('"magpie"', '"silent"'),
        "MAGPIE",
        "Game(events=[...])",
    ),
    "boundless": (
        FINE.replace("Annotated[int, Meta(ge=1, le=6)]", "int").replace('"magpie"', '"boundless"'),
        "MAGPIE",
        "option hand",
    ),
}
"""By name of the package: its module, the game's name in the module, and the reason why it cannot be used."""


def test_each_broken_package_is_named_and_the_other_games_work(tmp_path: Path) -> None:
    for name, (source, value, _) in BROKEN.items():
        offer(tmp_path, name, source, f"{name}_rules:{value}")
    listed, played, asked = commands(
        ("games",), ("sim", "kittens", "--games", "2"), ("sim", "failing"), beside=tmp_path
    )
    assert listed.returncode == 0
    assert [line.split()[0] for line in listed.stdout.splitlines()] == ["mantis", "kittens"]
    for name, (_, _, why) in BROKEN.items():
        (line,) = [line for line in listed.stderr.splitlines() if f"the game {name} cannot be used: " in line]
        assert line.count(f"mazzo-{name}: ") == 1
        assert why in line
    assert played.returncode == 0, played.stderr
    assert asked.returncode == 2
    place = f"failing_rules:GAME: {tmp_path / 'failing_rules.py'}, line 1"
    assert f"the game 'failing' cannot be used: mazzo-failing: {place}: ZeroDivisionError" in asked.stderr


def test_a_game_without_an_encoding_passes_the_check(tmp_path: Path) -> None:
    offer(tmp_path, "magpie", small(FINE.replace("    encode=encode,\n", "")), "magpie:MAGPIE")
    assert mazzo("check", "magpie", "--games", "1", beside=tmp_path).returncode == 0
