"""Connections: `NewConnection` before the first request, `HttpProtocol` and `SocketProtocol` below uvicorn,
and `Connection`, one WebSocket to one table.

May import everything in the server except app and run.
"""
