"""How a process runs, whatever it serves: its clock, its limits, its log, its metrics, when it collects garbage."""
