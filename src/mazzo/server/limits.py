"""All limits on people and addresses, in one table. limiters.py enforces them."""

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

Rate: TypeAlias = tuple[float, float]
"""A rate per second, and the size of a burst."""

# These apply even if limits for people are off.

LARGEST_MESSAGE = 4096  # bytes
LARGEST_BODY = 16 * 1024
LARGEST_RECORD = 64 * 1024  # of a file; most records have a few thousand bytes
MOST_TABLES = 20_000  # that are open at one database, unless the host sets another number
MOST_TOURNAMENTS = 1000  # that are not over at one database
CONNECTIONS_AT_A_TABLE = 1000
TALK_OF_A_PERSON: Rate = (0.5, 5.0)
TALK_AT_A_TABLE: Rate = (3.0, 15.0)
INVALID_MESSAGES: Rate = (0.2, 20.0)  # of a connection: not understood, or too fast
LOG_LINES: Rate = (20.0, 200.0)  # from one place in the code
LOG_WARNINGS: Rate = (0.2, 20.0)  # and worse, which have tracebacks


class Limits(Struct, frozen=True):
    """The limits for people. That of an address holds for the IPv6 networks around it too, multiplied by a factor."""

    input_of_a_connection: Rate = (100.0, 500.0)  # frames of a WebSocket; each KiB counts as another
    input_of_an_address: Rate = (2000.0, 10_000.0)
    messages_of_a_person: Rate = (20.0, 60.0)
    messages_of_an_address: Rate = (200.0, 600.0)
    deliveries_of_an_address: Rate = (300.0, 3000.0)  # a message to a table, for each who is sent it
    requests_of_a_person: Rate = (10.0, 60.0)
    spare_requests_of_a_person: Rate = (0.5, 20.0)  # when others have used up the address's
    requests_of_arrivals: Rate = (20.0, 200.0)  # of an address: first requests and unknown cookies
    requests_of_strangers: Rate = (20.0, 200.0)  # of an address: all other unknown people
    requests_of_an_address: Rate = (60.0, 600.0)  # of the people whom the server knows
    files_of_an_address: Rate = (200.0, 5000.0)  # beyond that they come later, and still come
    watching_of_an_address: Rate = (10.0, 100.0)  # requests for /ready and /metrics
    newcomers_of_an_address: Rate = (1.0, 100.0)
    deletions_of_an_address: Rate = (1 / 60, 5.0)  # people who delete themselves
    tables_of_a_person: Rate = (0.1, 10.0)
    tables_of_an_address: Rate = (0.5, 50.0)
    tournaments_of_a_person: Rate = (1 / 1200, 3.0)
    tournaments_of_an_address: Rate = (1 / 1200, 5.0)  # in 12 hours a provider opens 656 of 1,000
    records_of_a_person: Rate = (1 / 300, 10.0)  # of games on their device, to be stored
    records_of_an_address: Rate = (1 / 300, 20.0)
    entries_of_an_address: Rate = (0.75, 20.0)  # into tournaments: a club of 60 within a minute
    notices_of_a_person: Rate = (1 / 60, 20.0)  # that it is their turn; more are dropped
    wrong_codes_of_an_address: Rate = (1 / 30, 10.0)
    wrong_codes_of_a_network: Rate = (1 / 10, 40.0)  # IPv4 /24, IPv6 /48
    wrong_codes_of_a_provider: Rate = (1 / 4, 100.0)  # IPv4 /16, IPv6 /32
    wrong_codes_of_all: Rate = (1.0, 300.0)
    guesses_waiting_of_a_provider: int = 100
    work_of_a_person: Rate = (0.2, 60.0)  # seconds of a worker process, for the coach and replays
    work_of_an_address: Rate = (0.5, 120.0)
    work_waiting_of_a_person: int = 10
    work_waiting_of_an_address: int = 30
    new_connections_of_an_address: int = 5000  # that have sent no request yet, or whose refusal waits
    http_connections_of_an_address: int = 500
    sockets_of_a_person: int = 20
    sockets_of_an_address: int = 500
    followers_of_an_address: int = 100  # waiting requests for news of tournaments; others get an immediate answer
    sockets_of_an_address_at_a_table: int = 100  # beside the players and the host, who always come in
    places_of_an_address_at_a_table: int = 40  # people who have joined: a class at most, a fifth of a full house
    names_of_a_person: Rate = (0.2, 30.0)  # new names and faces at tables


UNLIMITED = replace(
    Limits(), **{name: 10**9 if isinstance(limit, int) else (1e9, 1e9) for name, limit in asdict(Limits()).items()}
)
"""No limits, for measurements and for servers that only friends can reach."""
