"""If a package is missing, the named extra contains it."""

import tomllib
from pathlib import Path

import pytest

from mazzo.cli.extras import EXTRAS, advice

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.mark.parametrize(("package", "extra"), EXTRAS.items())
def test_the_extra_has_the_package_and_the_library_alone_does_not(package: str, extra: str) -> None:
    name = package.replace("_", "-")
    assert any(line.startswith(f"{name}>=") for line in PROJECT["optional-dependencies"][extra])
    assert not any(line.startswith(name) for line in PROJECT["dependencies"])


def test_the_advice_for_a_missing_module_names_its_package() -> None:
    missing = ModuleNotFoundError(name="starlette.routing")
    assert advice(missing) == "this needs starlette, which is not installed; get it with: pip install 'mazzo[server]'"


@pytest.mark.parametrize("name", [None, "mazzo.no_such_module", "numpy"])
def test_there_is_no_advice_for_other_modules(name: str | None) -> None:
    assert advice(ModuleNotFoundError(name=name)) is None
