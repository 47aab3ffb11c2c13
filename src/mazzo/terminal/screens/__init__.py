"""The screens: the start, a table, a replay, and dialogs over them."""
