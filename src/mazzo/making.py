"""The old name of `mazzo.rules`, for packages written for Mazzo 0.1."""

from mazzo.core.plain import changes  # noqa: F401
from mazzo.rules import *  # noqa: F403
