"""The bots for Exploding Kittens, the weakest first."""

from mazzo.bots.expert import expert_for
from mazzo.bots.kittens.careless import Careless
from mazzo.bots.kittens.cautious import Cautious
from mazzo.bots.kittens.expert import IN_NUMBERS
from mazzo.bots.kittens.search import SEARCHING
from mazzo.bots.kittens.shark import Shark
from mazzo.bots.players import Players
from mazzo.bots.search import searcher
from mazzo.bots.simple import Random

PLAYERS = Players(
    bots={
        "random": Random,
        "careless": Careless,
        "cautious": Cautious,
        "shark": Shark,
        "expert": expert_for(IN_NUMBERS),
        "search": searcher(SEARCHING),
    },
    levels={"easy": "careless", "medium": "cautious", "hard": "shark", "expert": "expert"},
    in_numbers=IN_NUMBERS,
    searching=SEARCHING,
)
