"""The bots for Exploding Kittens, the weakest first."""

from mazzo.bots.catalog import BotCatalog
from mazzo.bots.expert import expert_for
from mazzo.bots.search import searcher
from mazzo.bots.simple import Random
from mazzo.games.kittens.bots.expert import NETWORK_CODEC
from mazzo.games.kittens.bots.lookahead import SEARCHING
from mazzo.games.kittens.bots.shark import Shark
from mazzo.games.kittens.bots.simple import Careless, Cautious

OPTIONS = (
    *("deck", "second_deck_from", "hand", "spare_defuses", "spare_defuses_for_two", "see"),
    *("favor_from", "attacked_again", "dead_hand", "combos", "five_different"),
)

BOTS = BotCatalog(
    bots={
        "random": Random,
        "careless": Careless,
        "cautious": Cautious,
        "shark": Shark,
        "expert": expert_for(NETWORK_CODEC),
        "search": searcher(SEARCHING),
    },
    levels={"easy": "careless", "medium": "cautious", "hard": "shark", "expert": "expert"},
    slow=frozenset({"expert", "search"}),
    network_codec=NETWORK_CODEC,
    searching=SEARCHING,
    options=frozenset(OPTIONS),
)
