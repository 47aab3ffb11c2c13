"""Balance studies: millions of games on the vector engine, counted, compared and drawn (extra `mazzo[lab]`).

Importing this package loads nothing heavy: jax is loaded when games are played, matplotlib when something is drawn, and
ray when a cluster is asked for.
"""
