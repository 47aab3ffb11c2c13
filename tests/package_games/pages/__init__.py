"""A package, so that all tests of games in the browser share one browser and one server."""
