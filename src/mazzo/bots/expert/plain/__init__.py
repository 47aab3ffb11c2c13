"""The part of NumPy that networks use, in plain Python and under the same names, for environments without NumPy.

The features of a position are small, so lists are fast enough. A web page multiplies the large matrices (`matrix.use`).
"""
