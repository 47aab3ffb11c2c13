"""The parts that every game shares. No rules, no input, no output."""
