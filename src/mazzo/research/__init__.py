"""Studies of games and bots: arena, lab, learn, the vector engine, environments for learners, statistics, Ray clusters.

May import core, the list of games, bots, coach and text. Nothing that plays or hosts imports it.
"""
