"""The rules of Mantis. They are pure and import only `core`."""
