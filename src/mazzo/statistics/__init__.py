"""Estimates with error bars, and plots of them, for everything that counts games: lab, arena, coach and learners.

Importing this package is cheap: matplotlib is loaded only to draw.
"""
