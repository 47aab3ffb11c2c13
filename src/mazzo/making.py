"""The name that `mazzo.rules` had in Mazzo 0.1, for packages written then."""

from mazzo.core.plain import changes  # noqa: F401
from mazzo.rules import *  # noqa: F403
