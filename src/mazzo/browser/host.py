"""The tables of one device: a call goes in, and its outcome comes out."""

import logging
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from mazzo import bots
from mazzo.browser import answers
from mazzo.browser.analyses import LongJob, analysis_job, why_job
from mazzo.browser.answers import RequestRefused
from mazzo.browser.calls import (
    Call,
    CallResult,
    Cancel,
    Connect,
    Disconnect,
    Lose,
    Request,
    Response,
    Send,
    Sent,
    Unreachable,
    Wake,
)
from mazzo.browser.tables import DeviceTable
from mazzo.core.errors import MissingFile, Refused
from mazzo.protocol.answers import Opened, Problem
from mazzo.protocol.messages import Do, FromClient, Ping, Pong, Say, ToClient, close_message, encode, refused
from mazzo.table.checks import coached
from mazzo.table.day import check_changeable
from mazzo.table.reasons import RefusedByTable
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage

log = logging.getLogger("mazzo.browser")

ME = "me"
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
PREFIX = "here"
"""The beginning of the codes of tables on a device. They have 16 letters, those of a server 12."""

calls: msgspec.json.Decoder[Call] = msgspec.json.Decoder(Call)
messages: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class TableConnection(NamedTuple):
    code: str
    table: DeviceTable


class Host:
    """Holds the tables that have a connection; the page keeps all of them as text."""

    def __init__(self, now: Callable[[], float], today: Callable[[], float]) -> None:
        """`now` never goes back; `today` is the time since 1970. Both in seconds."""
        self._now = now
        self._today = today
        self._bots = bots.for_tables()
        self._tables: dict[str, DeviceTable] = {}
        self._connections: dict[int, TableConnection] = {}
        self._jobs: dict[str, LongJob] = {}  # by the path of their requests, the next one last
        self._unreachable: str | None = None
        self._begin()

    def _begin(self) -> None:
        self._kept: dict[str, str | None] = {}
        self._answers: list[Response] = []
        self._messages: list[Sent] = []
        self._left: list[str] = []

    def handle_text(self, text: str) -> str:
        """`handle` with texts in JSON."""
        return msgspec.json.encode(self.handle(calls.decode(text))).decode()

    def handle(self, call: Call) -> CallResult:
        self._begin()
        missing = None
        try:
            self._do(call)
        except MissingFile as error:  # the only changes are at tables whose news is in the outcome
            missing = error.file
        self._unreachable = call.file if isinstance(call, Unreachable) else None
        return CallResult(self._kept, self._answers, self._messages, self._left, self._wake_in(), missing)

    def _do(self, call: Call) -> None:
        match call:
            case Request():
                self._answer_all([call], lambda: self._answer(call))
            case Cancel(id):
                self._cancel(id)
            case Connect():
                self._connect(call)
            case Send(socket, text):
                self._receive(socket, text)
            case Disconnect(socket):
                self._disconnect(socket)
            case Wake():
                self._look_after()
            case Lose(code):
                self._lose(code)
            case Unreachable():
                pass  # `handle` stores the file for the next call

    # Connections

    def _connect(self, call: Connect) -> None:
        found = self._find(call.code, call.kept)
        if found is None:
            self._send(call.socket, close_message("no-table"))
            self._left.append(call.code)
            return
        self._tables[call.code] = found
        self._connections[call.socket] = TableConnection(call.code, found)
        who = f"{ME}+{call.guest}" if call.guest else ME
        self._publish(call.code, found, found.connect(call.socket, who, self._now()))

    def _find(self, code: str, kept: str | None) -> DeviceTable | None:
        """A table in memory, or the one of a snapshot."""
        if code in self._tables:
            return self._tables[code]
        return None if kept is None else DeviceTable.continued(code, kept, self._bots, self._now())

    def _receive(self, socket: int, text: str) -> None:
        if socket not in self._connections:
            return  # the connection has just ended
        code, table = self._connections[socket]
        try:
            message = messages.decode(text)
        except ValueError as error:
            self._send(socket, refused("", "not-understood", why=str(error)))
            return
        match message:
            case Do(id, command):
                self._publish(code, table, table.answer(socket, id, command, self._now()))
            case Say(id, words):
                self._publish(code, table, table.say(socket, id, words))
            case Ping():
                self._send(socket, Pong())

    def _disconnect(self, socket: int) -> None:
        if socket in self._connections:
            code, table = self._connections.pop(socket)
            self._publish(code, table, table.disconnect(socket, self._now()))

    def _lose(self, code: str) -> None:
        if table := self._tables.pop(code, None):
            for socket in table.people:
                self._send(socket, close_message("elsewhere"))
                del self._connections[socket]
            self._left.append(code)

    def _publish(self, code: str, table: DeviceTable, news: list[tuple[int, ToClient]]) -> None:
        """Keep a table as it is now, and send the messages."""
        self._kept[f"table {code}"] = table.kept(self._now())
        if table.ended:
            self._kept[f"record {code}-{table.state.begun}"] = msgspec.json.encode(table.ended).decode()
            table.ended = None
        for socket, message in news:
            self._send(socket, message)
        if table.state.stage is Stage.CLOSED:
            for socket in table.people:
                self._send(socket, close_message("closed"))
                del self._connections[socket]
            table.people.clear()
        if not table.people:
            del self._tables[code]
            self._left.append(code)

    def _send(self, socket: int, message: ToClient) -> None:
        self._messages.append(Sent(socket, encode(message).text.decode()))

    # Time

    def _look_after(self) -> None:
        """Do one piece of work at each table, so that calls in between do not wait for all."""
        for code, table in list(self._tables.items()):
            wake_at = table.state.clock.wake_at
            if wake_at is not None and wake_at <= self._now():
                self._publish(code, table, table.look_after(self._now(), self._unreachable))
        if self._has_time_for_jobs:
            path, job = list(self._jobs.items())[-1]
            if self._answer_all(job.requests, job.do_a_step):
                del self._jobs[path]

    @property
    def _has_time_for_jobs(self) -> bool:
        return bool(self._jobs) and not any(table.state.is_playing for table in self._tables.values())

    def _wake_in(self) -> float | None:
        if self._has_time_for_jobs:
            return 0.0
        times = [table.state.clock.wake_at for table in self._tables.values()]
        due = [time for time in times if time is not None]
        return max(0.0, min(due) - self._now()) if due else None

    # Requests

    def _answer_all(self, requests: Sequence[Request], work: Callable[[], str | None]) -> bool:
        """Answer requests with the result of this work; False if it is not done yet."""
        status = 200
        try:
            body = work()
        except RequestRefused as refusal:
            status, body = refusal.status, answers.encoded(refusal.problem)
        except RefusedByTable as refusal:
            status, body = 400, answers.encoded(Problem(refusal.code, str(refusal), refusal.facts))
        except Refused as refusal:
            status, body = 400, answers.encoded(Problem("refused", str(refusal)))
        except MissingFile as error:
            if error.file != self._unreachable:
                raise
            status, body = 404, answers.encoded(answers.OFFLINE)
        except Exception:
            log.exception("a request failed")
            status, body = 500, answers.encoded(Problem("fault", "something went wrong here"))
        if body is not None:
            self._answers += [Response(request.id, status, body) for request in requests]
        return body is not None

    def _answer(self, request: Request) -> str | None:
        """The body of the answer; None if it comes later."""
        path, _, query = request.path.partition("?")
        match request.method, path.removeprefix("/api/").split("/"):
            case "POST", ["tables"]:
                return self._open(request.body)
            case "GET", ["tables", code]:
                return answers.encoded(self._table(code, request.kept).table.view(self._now()))
            case "GET", ["tables", code, "coach"]:
                guest = answers.parameter(query, "guest")
                state = self._table(code, request.kept).state
                return answers.advice(*coached(state, f"{ME}+{guest}" if guest else ME))
            case "GET", ["records", _, "analysis"]:
                self._later(request, lambda: analysis_job(request))
                return None
            case "GET", ["records", _, "why"]:
                self._later(request, lambda: why_job(request, query, self._now))
                return None
            case _, parts:
                return answers.answer(request, parts, query, self._today())

    def _later(self, request: Request, job_of: Callable[[], LongJob]) -> None:
        if job := self._jobs.pop(request.path, None):
            job.requests.append(request)
        self._jobs[request.path] = job or job_of()

    def _cancel(self, id: int) -> None:
        for path, job in list(self._jobs.items()):
            job.requests = [request for request in job.requests if request.id != id]
            if not job.requests:
                del self._jobs[path]

    def _open(self, body: str) -> str:
        settings = answers.decoded(body, Settings)
        check_changeable(settings)
        code = PREFIX + "".join(secrets.choice(LETTERS) for _ in range(12))
        table = DeviceTable.open(code, settings, self._bots, self._now())
        self._kept[f"table {code}"] = table.kept(self._now())
        return answers.encoded(Opened(code))

    def _table(self, code: str, kept: str | None) -> DeviceTable:
        if found := self._find(code, kept):
            return found
        raise RequestRefused(404, "no-table", "there is no such table; it may be closed")
