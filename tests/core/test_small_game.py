"""The parts that a small game need not write."""

import pytest

from mazzo.core.plain import Phase, State, copied, state_reader


class Nested(State, kw_only=True):
    rows: list[list[int]]

    @property
    def seats(self) -> int:
        return 2


def test_a_copied_state_shares_no_lists() -> None:
    state = Nested(edition=None, phase=Phase(), rows=[[1]])
    copied(state).rows[0].append(2)
    assert state.rows == [[1]]


def test_a_deal_without_a_type_cannot_have_its_positions_read() -> None:
    with pytest.raises(TypeError, match="write `def deal"):
        state_reader(lambda *_: Nested(edition=None, phase=Phase(), rows=[]), {})("{}")
