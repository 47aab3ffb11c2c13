"""The words every game shares. Knows no rule and does no input or output."""
