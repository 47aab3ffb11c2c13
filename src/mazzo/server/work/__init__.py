"""Heavy work, done in other processes so that the event loop never waits: bots that think long, the coach, replays."""
