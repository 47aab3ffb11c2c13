"""The bots for Mantis, the weakest first."""

from mazzo.bots.expert import expert_for
from mazzo.bots.mantis.expert import IN_NUMBERS
from mazzo.bots.mantis.planner import Planner
from mazzo.bots.mantis.search import SEARCHING
from mazzo.bots.mantis.simple import Greedy, Hasty, Scorer
from mazzo.bots.players import Players
from mazzo.bots.search import searcher
from mazzo.bots.simple import Random

PLAYERS = Players(
    bots={
        "random": Random,
        "hasty": Hasty,
        "scorer": Scorer,
        "greedy": Greedy,
        "planner": Planner,
        "expert": expert_for(IN_NUMBERS),
        "search": searcher(SEARCHING),
    },
    levels={"easy": "hasty", "medium": "greedy", "hard": "planner", "expert": "expert"},
    in_numbers=IN_NUMBERS,
    searching=SEARCHING,
)
