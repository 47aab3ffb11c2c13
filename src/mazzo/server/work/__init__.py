"""Heavy work in other processes, so that the event loop never waits: slow bots, the coach, replays."""
