"""The cost of a move in nginx (set up as in docs/hosting.md) and PostgreSQL, beside one server process.

python -m bench.proxy --tables 300
"""

import argparse
import asyncio
import tempfile
from pathlib import Path

from bench.server import Bench, allow_many_files, measure_store
from bench.server_load import SEATS, Load
from bench.server_processes import Process, database_for, serving
from tests.server.nginx import Nginx


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300, help="of four people each (default 300)")
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args(namespace=argparse.Namespace(no_search=True))
    allow_many_files(asked.tables * SEATS + 500)
    with (
        tempfile.TemporaryDirectory(prefix="mazzo-bench-", dir="/var/tmp") as name,
        database_for("postgres", Path(name)) as database,
        serving(database.place) as (server, host, port),
    ):
        proxy = Nginx(Path(name), [port, port])
        try:
            direct = Bench(Load((host, port)), server, database.process, [])
            through = Bench(Load(("127.0.0.1", proxy.port)), Process(proxy.pid), database.process, [], is_relay=True)
            for what, bench in (("the server", direct), ("nginx in front of it", through)):
                result = asyncio.run(measure_store(asked, "postgres", bench))
                steady = result.steady
                database_ms = steady.database_cpu / steady.rate * 1000
                print(
                    f"{what}: {steady.cpu_of_a_move * 1000:.2f} ms of CPU for a move,"
                    f" {result.memory_live / 1024:.0f} KiB for a table; PostgreSQL {database_ms:.2f} ms for a move"
                )
        finally:
            proxy.stop()


if __name__ == "__main__":
    main()
