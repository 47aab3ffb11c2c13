"""What a process does for its tables: each has a room with a queue of what is asked and one task that does it.

The task works on a draft of the table, commits it, and then tells everybody. Upkeep does what nobody asks
for: deadlines, bots, presence. Rooms of the same table in other processes are told by hints, and read the log.
"""
