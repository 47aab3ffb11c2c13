"""The hidden facts of our games, and the checker that none of them reaches a viewer."""

from mazzo.core.secrets import Viewer
from mazzo.testing.faults import Leak
from mazzo.testing.lookalikes import Lookalikes

__all__ = ["Leak", "Lookalikes", "Viewer"]
