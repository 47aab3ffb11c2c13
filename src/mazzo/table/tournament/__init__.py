"""A knockout tournament: `decide` and `evolve` compute its next state, `draw` its rounds. Pure, like a table."""
