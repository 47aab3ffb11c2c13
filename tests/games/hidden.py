"""The hidden facts of our games, and the checker that none of them reaches a viewer."""

from mazzo.core.secrets import Viewer
from mazzo.testing.faults import Leak
from mazzo.testing.twins import Twins

__all__ = ["Leak", "Twins", "Viewer"]
