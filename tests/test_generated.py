"""`make generated` writes every generated file, and each check of such a file names it."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

from tests.generated import STALE, WRITERS, main

ROOT = Path(__file__).parents[1]
OTHER_COMMAND = re.compile(r"python -m tests\.\S+ --update|[\"']run:? `?python -m")


def test_the_makefile_has_it() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "make generated" in STALE
    assert re.search(r"^generated: .*## .*\n\t@\.venv/bin/python -m tests\.generated$", makefile, re.MULTILINE)


@pytest.mark.parametrize("name", WRITERS)
def test_each_writer_stands_where_the_list_says(name: str) -> None:
    assert callable(resolve_name(WRITERS[name]))


def test_a_name_that_is_none_is_refused() -> None:
    with pytest.raises(SystemExit, match="nothing here is called lunch; there is types"):
        main("lunch")


def test_no_check_names_another_command() -> None:
    files = [path for path in (ROOT / "tests").rglob("*.py") if path != Path(__file__)]
    assert [path.name for path in files if OTHER_COMMAND.search(path.read_text(encoding="utf-8"))] == []


def test_each_generated_file_is_compared_by_a_check_that_names_it() -> None:
    folder_of = {module.rpartition(".")[0] for module in (path.partition(":")[0] for path in WRITERS.values())}
    for package in folder_of:
        checks = (ROOT / package.replace(".", "/")).glob("test_*.py")
        assert any("STALE" in check.read_text(encoding="utf-8") for check in checks), package
