"""Counting how many of something each key has at the same time."""

from mazzo.server.limiters import ConcurrencyLimit


def test_a_place_that_is_left_can_be_taken_once() -> None:
    limit = ConcurrencyLimit(2)
    assert [limit.enter("ada") for _ in range(3)] == [True, True, False]
    assert limit.enter("leo")  # another key has places of its own
    limit.leave("ada")
    assert [limit.enter("ada") for _ in range(2)] == [True, False]
