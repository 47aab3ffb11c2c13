"""What fills the terminal: the start, a table, a look back, and what lies over them."""
