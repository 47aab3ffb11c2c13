"""A knockout tournament of a club: people, rounds and the draw; pure, like a table."""
