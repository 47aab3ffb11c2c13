"""The running process: its clock, limits, log, and metrics."""
