"""A knockout tournament of a club: `decide` and `evolve` make its next state, `draw` its rounds. Pure, like a table."""
