"""The tables of a process: the `Hub` has a `Room` for each, with a queue of jobs and one task that does them.

The task works on a draft of the table, commits it, and then sends updates. Rooms of the same table in other
processes get notifications, and read the log. May import store, work, limiters and protocol.
"""
