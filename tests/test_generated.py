"""`make generated` writes every generated file, and each check of such a file names it."""

from pkgutil import resolve_name

import pytest

from tests.generated import WRITERS, main


@pytest.mark.parametrize("name", WRITERS)
def test_each_writer_stands_where_the_list_says(name: str) -> None:
    assert callable(resolve_name(WRITERS[name]))


def test_a_name_that_is_none_is_refused() -> None:
    with pytest.raises(SystemExit, match="nothing here is called lunch; there is types"):
        main("lunch")
