"""Balance studies: millions of games on the vector engine, counted, compared and drawn (extra `mazzo[lab]`).

Importing this package is cheap: jax is loaded to play games, matplotlib to draw, and ray to use a cluster.
"""
