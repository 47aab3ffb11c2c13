"""What is drawn alike in every game: chips, bars, curves."""
