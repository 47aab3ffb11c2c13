"""The parts of Mantis that a search needs."""

from mazzo.bots.search import Searching
from mazzo.games.mantis.bots.lookahead import TRUST, Lookahead

SEARCHING = Searching(lookahead=Lookahead, trust=TRUST, worlds=24)
