"""Counting how many of something each key has at the same time."""

from mazzo.server.process.limits import Crowd


def test_a_place_that_is_left_can_be_taken_once() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("ada") for _ in range(3)] == [True, True, False]
    assert crowd.enter("leo")  # another key has places of its own
    crowd.leave("ada")
    assert [crowd.enter("ada") for _ in range(2)] == [True, False]
