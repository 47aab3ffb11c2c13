"""Estimates with error bars, and pictures of them, for everything that counts games: lab, arena, coach and learners.

Importing this package loads nothing heavy: matplotlib is loaded when something is drawn.
"""
