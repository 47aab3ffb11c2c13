"""What a search has to know of Mantis."""

from mazzo.bots.search import Searching
from mazzo.games.mantis.bots.lookahead import TRUST, Lookahead

SEARCHING = Searching(lookahead=Lookahead, trust=TRUST, worlds=24)
