"""What our games hide, and the checker that nothing of it reaches a viewer."""

from mazzo.core.secrets import Viewer
from mazzo.testing.faults import Leak
from mazzo.testing.twins import Twins

__all__ = ["Leak", "Twins", "Viewer"]
