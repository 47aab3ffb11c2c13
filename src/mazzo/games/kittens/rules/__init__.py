"""The rules of Exploding Kittens: pure, and importing nothing but `core`."""
