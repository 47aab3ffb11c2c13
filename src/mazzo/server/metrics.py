"""What a host can watch, in the format of Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("mazzo_tables", "Tables at hand in this process")
SOCKETS = Gauge("mazzo_sockets", "Open connections")
COMMANDS = Counter("mazzo_commands_total", "Commands by outcome", ["outcome"])
LATENCY = Histogram(
    "mazzo_command_seconds",
    "From a command's arrival to its answer and updates, the commit included",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
