"""The running process: its clock, limits, log, metrics and garbage collection."""
