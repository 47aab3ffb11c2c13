"""The bots for Mantis, the weakest first."""

from mazzo.bots.catalog import BotCatalog
from mazzo.bots.expert import expert_for
from mazzo.bots.search import searcher
from mazzo.bots.simple import Random
from mazzo.games.mantis.bots.expert import NETWORK_CODEC
from mazzo.games.mantis.bots.lookahead import SEARCHING
from mazzo.games.mantis.bots.planner import Planner
from mazzo.games.mantis.bots.simple import Greedy, Hasty, Scorer

BOTS = BotCatalog(
    bots={
        "random": Random,
        "hasty": Hasty,
        "scorer": Scorer,
        "greedy": Greedy,
        "planner": Planner,
        "expert": expert_for(NETWORK_CODEC),
        "search": searcher(SEARCHING),
    },
    levels={"easy": "hasty", "medium": "greedy", "hard": "planner", "expert": "expert"},
    slow=frozenset({"expert", "search"}),
    network_codec=NETWORK_CODEC,
    searching=SEARCHING,
    options=frozenset({"deck", "hand", "target", "target_for_two", "icons"}),
    ask_the_rules=frozenset({"random", "hasty", "scorer", "greedy"}),
)
