"""The rules of Exploding Kittens. They are pure and import only `core`."""
