"""Messages of errors name choices and values without growing long."""

from mazzo.core.errors import listing


def test_a_listing_counts_the_choices_it_leaves_out() -> None:
    assert listing([]) == "nothing"
    assert listing(range(16)) == ", ".join(map(str, range(16)))
    assert listing(range(20)) == ", ".join(map(str, range(16))) + " and 4 more"
