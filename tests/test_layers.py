"""The table of allowed imports. The table is the design; the rest of this file checks the code against it."""

import ast
import subprocess
import sys
from functools import cache
from importlib.util import resolve_name
from pathlib import Path
from typing import NamedTuple

import pytest

LIMITS = ["server.addresses", "server.limiters", "server.limits"]

# Names are relative to mazzo, and `*` stands for one part. A package may always import itself. "the list" is
# `mazzo.games` without the folders of games, and "own folder" is the folder of the same game.
MAY_IMPORT = {
    "mazzo": ["core", "the list", "bots", "coach"],  # mazzo/__init__.py; the last two on first use
    "__main__": ["cli"],
    "core": [],
    "rules": ["core", "the list"],  # the names that authors of games import
    "games": ["core", "games.*.game"],  # kit.py and the list; the games for their types alone
    "games.*": ["the list"],  # a game's kit
    "games.*.rules": ["core"],
    "games.*.bots": ["core", "own folder", "bots"],
    "games.*.coach": ["core", "own folder", "the list", "bots", "coach"],
    "games.*.vector": ["core", "own folder", "research.vector"],
    "games.*.chance": ["core", "own folder", "research.envs"],
    "games.*.words": ["core", "own folder", "games.plain", "the list", "text"],
    "games.*.terminal": ["core", "own folder", "games.plain", "the list", "text", "terminal.drawing"],
    "games.*.lessons": ["own folder", "coach.lessons"],
    "games.*.*": ["core", "own folder"],  # what follows from the rules: encodings for networks, odds, beliefs
    "table": ["core"],
    "bots": ["core", "the list", "text"],  # text alone for bots that read
    "coach": ["core", "the list", "bots"],
    "text": ["core", "the list", "coach", "table"],
    "research": ["__version__", "core", "the list", "bots", "coach", "text"],
    "protocol": ["core", "the list", "games.plain", "bots", "coach", "table", "text"],
    "browser": ["core", "the list", "bots", "coach", "table", "protocol"],
    "testing": ["core", "the list", "games.plain", "bots", "coach", "text"],
    "server": [],  # its layers, from the bottom up
    "server.addresses": [],
    "server.limits": [],
    "server.supervisor": [],
    "server.limiters": ["server.addresses", "server.limits"],
    "server.metrics": ["__version__"],
    "server.logs": ["__version__", "server.limiters", "server.limits", "server.metrics"],
    "server.work": ["core", "bots", "table", "server.limiters", "server.limits"],
    "server.jobs": ["core", "the list", "bots", "coach", "table", "protocol"],
    "server.store": ["core", "the list", "table"],
    "server.push": ["core", "table", "server.limiters", "server.limits", "server.store"],
    "server.tables": [
        *("core", "the list", "bots", "table"),
        *("server.limiters", "server.limits", "protocol", "server.metrics"),
        *("server.store", "server.work"),
    ],
    "server.admin": [
        *("__version__", "core", "table"),
        *("server.addresses", "protocol", "server.metrics", "server.store", "server.tables"),
    ],
    "server.running_server": [
        *("bots", *LIMITS, "server.metrics"),
        *("server.work", "server.store", "server.push", "server.tables", "server.admin"),
    ],
    "server.http": [
        *("__version__", "core", "the list", "coach", "table"),
        *(*LIMITS, "protocol", "server.metrics", "server.jobs", "server.work"),
        *("server.store", "server.push", "server.tables", "server.admin", "server.running_server"),
    ],
    "server.sockets": [
        *("table", *LIMITS, "protocol", "server.metrics"),
        *("server.store", "server.tables", "server.running_server", "server.http"),
    ],
    "server.app": [
        *("core", "table", "server.limiters", "protocol", "server.work"),
        *("server.store", "server.admin", "server.running_server", "server.http", "server.sockets"),
    ],
    "server.run": [
        *("core", "server.limits", "server.logs", "server.supervisor"),
        *("server.store", "server.running_server", "server.sockets", "server.app"),
    ],
    "client": ["core", "the list", "bots", "table", "text", "protocol"],
    "terminal": ["core", "the list", "bots", "coach", "table", "text", "protocol", "client"],
    "models": ["__version__", "core", "the list", "bots", "coach", "table", "text", "client"],
    "cli": ["*"],  # inside the subcommand that needs it
    "cli at the top": [  # little more than `import mazzo` loads
        *("core", "the list", "text.markdown"),
        *("client.address", "client.files", "client.kept_games"),
    ],
}

# Random sources and time are arguments, and there is no I/O.
PURE = {"core", "table", "games", "games.*.rules", "games.*.*"}
IMPURE_MODULES = {"random", "time", "datetime", "logging", "asyncio"}

# Everything else is plain calls.
AWAITING = {"server", "client", "models", "terminal"}

# These must not load heavy or optional modules.
LIGHT = {"mazzo", "core", "client", "games", "table", "bots", "server", "browser", "text", "cli"}
HEAVY_PARTS = {"games.*.vector", "games.*.terminal"}
HEAVY_MODULES = {"jax", "ray", "pettingzoo", "pyspiel", "textual", "numpy", "mcp", "PIL"}

SOURCE = Path(__file__).parents[1] / "src"
GAMES = {path.name for path in (SOURCE / "mazzo" / "games").iterdir() if path.is_dir() and path.name != "__pycache__"}


class Module(NamedTuple):
    name: str
    source: str
    is_package: bool = False

    @property
    def package(self) -> str:
        """The first part below mazzo: `core`, `games`, `cli`, or `mazzo` itself."""
        return self.name.split(".")[1] if "." in self.name else "mazzo"

    @property
    def layer(self) -> str:
        """The name in the table: the package, but each layer of the server and each part of a game separately."""
        parts = self.name.split(".")
        if self.package == "games":
            return ".".join(parts[1:4]) if parts[2:3] and parts[2] in GAMES else "games"
        return ".".join(parts[1:3]) if self.package == "server" else self.package

    @property
    def is_pure(self) -> bool:
        return row_of(self.layer) in PURE

    @property
    def is_light(self) -> bool:
        return self.package in LIGHT and row_of(self.layer) not in HEAVY_PARTS


class Import(NamedTuple):
    name: str
    line: int
    at_top: bool


@cache
def modules() -> list[Module]:
    return [read(path) for path in sorted((SOURCE / "mazzo").rglob("*.py"))]


def read(path: Path) -> Module:
    is_package = path.stem == "__init__"
    place = path.parent if is_package else path.with_suffix("")
    return Module(".".join(place.relative_to(SOURCE).parts), path.read_text(encoding="utf-8"), is_package)


def awaits(tree: ast.Module) -> list[int]:
    """The lines of a module that make it wait."""
    kinds = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)
    return [node.lineno for node in ast.walk(tree) if isinstance(node, kinds)]


def problems(module: Module) -> list[str]:
    """The problems of a module, a line each."""
    tree = parsed(module.source)
    found = [(each.line, f"imports {each.name}") for each in imports(module) if not allowed(module, each)]
    if module.package not in AWAITING:
        found += [(line, "awaits") for line in awaits(tree)[:1]]
    if module.is_pure:
        names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
        found += [(name.lineno, "prints") for name in names if name.id == "print"]
    return [f"{module.name}:{line} {what}" for line, what in sorted(found)]


@cache
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def imports(module: Module) -> list[Import]:
    """Every import, wherever it stands; `from a import b` counts as `a.b`."""
    tree = parsed(module.source)
    later = [node for node in ast.walk(tree) if is_run_later(node)]
    not_at_once = {node for each in later for node in ast.walk(each)}
    here = module.name if module.is_package else module.name.rpartition(".")[0]
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), here)
            names = [f"{origin}.{alias.name}" for alias in node.names]
        else:
            continue
        found += [Import(name, node.lineno, at_top=node not in not_at_once) for name in names]
    return found


def is_run_later(node: ast.AST) -> bool:
    """Whether the contents run only when called, or never, like types."""
    is_for_types = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return is_for_types or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def allowed(module: Module, imported: Import) -> bool:
    root, _, name = imported.name.partition(".")
    if root == "mazzo":
        return any(permits(pattern, module, name) for pattern in [module.layer, *MAY_IMPORT[row_for(module, imported)]])
    if root in IMPURE_MODULES:
        return not module.is_pure
    if root in HEAVY_MODULES:
        return not (module.is_light and imported.at_top)
    return True


def row_for(module: Module, imported: Import) -> str:
    """The row of the table for an import of ours."""
    return "cli at the top" if module.package == "cli" and imported.at_top else row_of(module.layer)


def row_of(layer: str) -> str:
    """The row for a layer; if several fit, the most specific one, which comes first."""
    rows = [row for row in MAY_IMPORT if row.count(".") == layer.count(".") and covers(row, layer)]
    assert rows, f"{layer} has no row in the table of tests/test_layers.py"
    return rows[0]


def permits(pattern: str, module: Module, name: str) -> bool:
    if pattern == "the list":
        return covers("games", name) and not is_of_a_game(name)
    if pattern == "own folder":
        return covers(".".join(module.layer.split(".")[:2]), name)
    if pattern == module.layer == "games":
        return permits("the list", module, name)
    return covers(pattern, name)


def is_of_a_game(name: str) -> bool:
    return any(covers(f"games.{game}", name) for game in GAMES)


def covers(pattern: str, name: str) -> bool:
    """Whether a name matches the pattern, or lies inside it."""
    wanted, given = pattern.split("."), name.split(".")
    return len(given) >= len(wanted) and all(want in ("*", part) for want, part in zip(wanted, given, strict=False))


def circles(found: list[Module]) -> list[tuple[str, ...]]:
    """Modules that import each other, directly or by a detour; inside functions and for types counts too."""
    names = {module.name for module in found}
    needs = {module.name: own_imports(module, names) for module in found}
    reached = {name: reachable(name, needs) for name in needs}
    return sorted(
        {
            tuple(sorted(other for other in reached[name] if name in reached[other]))
            for name in needs
            if name in reached[name]
        }
    )


def own_imports(module: Module, names: set[str]) -> set[str]:
    """The modules of ours that one imports."""
    targets = {module_of(each.name, names) for each in imports(module)}
    return {target for target in targets if target} - {module.name}


def module_of(imported: str, names: set[str]) -> str:
    """The module that an imported name is in; empty if it is not ours."""
    while imported and imported not in names:
        imported = imported.rpartition(".")[0]
    return imported


def reachable(start: str, needs: dict[str, set[str]]) -> set[str]:
    """All that a module needs, and all that they need."""
    found: set[str] = set()
    ahead = list(needs[start])
    while ahead:
        if (name := ahead.pop()) not in found:
            found.add(name)
            ahead += needs[name]
    return found


def test_no_module_imports_itself_by_a_detour() -> None:
    assert circles(modules()) == []


@pytest.mark.parametrize(
    "back",
    [
        "from mazzo.core.play import Play",
        "from .play import Play",
        "def replay():\n    from mazzo.core import play",
        "if TYPE_CHECKING:\n    from mazzo.core.play import Play",
        "if typing.TYPE_CHECKING:\n    import mazzo.core.play",
        "class Record:\n    def replay(self):\n        import mazzo.core.play as play",
    ],
)
def test_an_import_cycle_is_found_everywhere(back: str) -> None:
    play = Module("mazzo.core.play", "from mazzo.core.game import Game")
    game = Module("mazzo.core.game", "from mazzo.core.record import Record\nfrom mazzo.core.errors import Refused")
    record, errors = Module("mazzo.core.record", back), Module("mazzo.core.errors", "import re")
    assert circles([play, game, record, errors]) == [("mazzo.core.game", "mazzo.core.play", "mazzo.core.record")]
    assert circles([play, game, Module("mazzo.core.record", "import json"), errors]) == []


def test_every_module_keeps_to_the_table() -> None:
    found = modules()
    assert "mazzo.core.game" in {module.name for module in found}
    assert [problem for module in found for problem in problems(module)] == []


def test_every_package_has_a_row_in_the_table() -> None:
    for module in modules():
        row_of(module.layer)


def test_every_permission_is_used() -> None:
    unused = {(row, pattern) for row, patterns in MAY_IMPORT.items() for pattern in patterns}
    for module in modules():
        for imported in imports(module):
            root, _, name = imported.name.partition(".")
            if root == "mazzo":
                row = row_for(module, imported)
                unused -= {(row, pattern) for pattern in MAY_IMPORT[row] if permits(pattern, module, name)}
    assert unused == set()


@pytest.mark.parametrize(
    ("name", "source", "problem"),
    [
        ("mazzo.core.game", "from mazzo.games import GAMES", "imports mazzo.games.GAMES"),
        ("mazzo.core.game", "import mazzo", "imports mazzo"),
        ("mazzo.core.game", "from ..table import lobby", "imports mazzo.table.lobby"),
        ("mazzo.core.play", "def wait():\n    import time", "imports time"),
        ("mazzo.games.mantis.odds", "from mazzo.games.kittens import beliefs", "imports mazzo.games.kittens.beliefs"),
        ("mazzo.games.mantis.rules.state", "from mazzo.games.mantis import odds", "imports mazzo.games.mantis.odds"),
        ("mazzo.games.mantis.rules.state", "from ... import kittens", "imports mazzo.games.kittens"),
        ("mazzo.games.kittens.beliefs", "import time", "imports time"),
        ("mazzo.games.mantis.rules.rules", "from mazzo.games import GAMES", "imports mazzo.games.GAMES"),
        (
            "mazzo.games.mantis.rules.state",
            "if TYPE_CHECKING:\n    from mazzo.bots import bot",
            "imports mazzo.bots.bot",
        ),
        ("mazzo.games.kittens.rules.rules", "from random import shuffle", "imports random.shuffle"),
        ("mazzo.games.kittens.rules.view", "print('a kitten')", "prints"),
        ("mazzo.table.clock", "import asyncio.queues", "imports asyncio.queues"),
        ("mazzo.table.table", "import mazzo.games.mantis", "imports mazzo.games.mantis"),
        (
            "mazzo.research.vector.engine",
            "from mazzo.games.mantis.rules import rules",
            "imports mazzo.games.mantis.rules.rules",
        ),
        ("mazzo.games.mantis.vector.rules", "from mazzo.bots import simple", "imports mazzo.bots.simple"),
        ("mazzo.bots.policy", "import numpy as np", "imports numpy"),
        ("mazzo.server.http.gate", "try:\n    import jax.numpy\nexcept ImportError:\n    pass", "imports jax.numpy"),
        ("mazzo.bots.simple", "async def choose():\n    pass", "awaits"),
        ("mazzo.client.remote", "from mazzo.server import tables", "imports mazzo.server.tables"),
        ("mazzo.server.store.storage", "from .. import jobs", "imports mazzo.server.jobs"),
        ("mazzo.server.tables.room", "from mazzo.server import app", "imports mazzo.server.app"),
        ("mazzo.cli", "import textual", "imports textual"),
        ("mazzo.cli", "from mazzo.terminal import app", "imports mazzo.terminal.app"),
    ],
)
def test_a_module_that_breaks_the_table_is_reported(name: str, source: str, problem: str) -> None:
    (found,) = problems(Module(name, source))
    assert found.startswith(f"{name}:")
    assert found.endswith(f" {problem}")


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("mazzo.core.game", "import msgspec\nfrom .chance import Dice\nfrom mazzo.core import play"),
        (
            "mazzo.games.mantis.rules.rules",
            "from mazzo.core.game import Seat\nfrom mazzo.games.mantis.rules import cards",
        ),
        ("mazzo.bots.policy", "import random\ndef load():\n    import numpy"),
        ("mazzo.games.mantis.vector", "import jax\nfrom mazzo.games.mantis.rules.cards import Card"),
        ("mazzo.cli", "from mazzo.games import GAMES\ndef play():\n    from mazzo.terminal import app\n    print(app)"),
    ],
)
def test_a_module_that_keeps_to_the_table_is_not_reported(name: str, source: str) -> None:
    assert problems(Module(name, source)) == []


def test_importing_mazzo_and_its_light_packages_loads_nothing_heavy() -> None:
    light = ["mazzo", *(module.name for module in modules() if module.is_light)]
    script = f"import sys, {', '.join(light)}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.split()
    assert "mazzo" in loaded
    assert HEAVY_MODULES & set(loaded) == set()


def test_importing_mazzo_alone_loads_no_game() -> None:
    script = "import sys, mazzo; print(*sys.modules); print(mazzo.bots.names, mazzo.coach.advise)"
    output = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    loaded = [name.split(".")[1] for name in output.splitlines()[0].split() if name.startswith("mazzo.")]
    assert set(loaded) == {"core", "games"}
    assert not any(name.startswith(tuple(f"mazzo.games.{game}" for game in GAMES)) for name in output.split())
