"""Studies of games and bots: arena, lab, learn, the vector engine, environments for learners, statistics, Ray clusters.

May import core, the list of games, bots and coach. Nothing that plays or hosts imports it.
"""
