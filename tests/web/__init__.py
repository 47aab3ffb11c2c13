"""A package, so that the tests of this folder share a browser and a server, and those of other folders do not wait for
them: while Playwright is there, no test of the process can await anything."""
