"""The part of NumPy that networks use, for a Python without it: arrays of plain Python, under the same names.

The features of a position are small, so lists are quick enough. A page multiplies the large matrices (`matrix.use`).
"""
