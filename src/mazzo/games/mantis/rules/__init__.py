"""The rules of Mantis: pure, and importing nothing but `core`."""
