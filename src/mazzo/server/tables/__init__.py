"""The tables of a process: each has a room with a queue of jobs and one task that does them.

The task works on a draft of the table, commits it, and then sends updates. Timers do the unasked work: deadlines,
bots, presence. Rooms of the same table in other processes get hints, and read the log.
"""
