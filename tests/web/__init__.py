"""A package, so that its tests share a browser and a server: while Playwright runs, no test here can await."""
