"""What a search has to know of Mantis."""

from mazzo.bots.mantis.lookahead import TRUST, Lookahead
from mazzo.bots.search import Searching

SEARCHING = Searching(lookahead=Lookahead, trust=TRUST, worlds=24)
