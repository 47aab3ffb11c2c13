"""`make generated` writes every generated file, and each check of such a file names it."""

from pkgutil import resolve_name

import pytest

from tests.generated import WRITERS, main


@pytest.mark.parametrize("name", WRITERS)
def test_each_listed_writer_exists(name: str) -> None:
    assert callable(resolve_name(WRITERS[name]))


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(SystemExit, match="nothing here is called lunch; there is types"):
        main("lunch")
