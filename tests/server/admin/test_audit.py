"""The operator's orders and wrong tokens are logged."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from mazzo.server.admin.admin import MOST_REMEMBERED, SAME_SECONDS, Audit
from mazzo.server.admin.orders import LookAt
from tests.server.site import Site

TOKEN = "only-the-operator-knows-it"
OPERATOR = "203.0.113.9"


def ask(site: Site, token: str = TOKEN, **order: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}", "x-forwarded-for": OPERATOR}
    return httpx.post(f"{site.url}/api/admin", json=order, headers=headers, timeout=20)


def test_orders_and_wrong_tokens_are_logged(new_site: Callable[..., Site], tmp_path: Path) -> None:
    (tmp_path / "token").write_text(TOKEN)
    flags = ("--admin-token-file", str(tmp_path / "token"), "--log-level", "error", "--trust-proxy")
    site = new_site(*flags)
    ban: dict[str, Any] = {"order": "ban", "subject": "198.51.100.7", "seconds": 60.0}
    for _ in range(2):
        assert ask(site, **ban).status_code == 200
        assert ask(site, order="listtables").status_code == 200  # repeated queries are logged once
    assert ask(site, order="closetable", code="nothing").status_code == 400
    assert ask(site, order="findpeople", name="Ada").status_code == 200
    assert ask(site, token="wrong-token-of-some-length", order="listtables").status_code == 401
    text = httpx.get(f"{site.url}/metrics").text
    for outcome, count in (("done", 5), ("refused", 1), ("wrong-token", 1)):
        assert f'mazzo_admin_orders_total{{outcome="{outcome}"}} {count}.0' in text
    site.stop()
    lines = [(line["level"], line["message"]) for line in site.log if line["logger"] == "mazzo.audit"]
    sender = f"the operator at {OPERATOR}: "
    banned = ("info", sender + json.dumps(ban, separators=(",", ":")))
    assert lines == [
        banned,
        ("info", sender + '{"order":"listtables"}'),
        banned,
        ("info", sender + '{"order":"closetable","code":"nothing"} was refused: there is no table \'nothing\''),
        ("info", sender + '{"order":"findpeople","name":"..."}'),
        ("warning", f"a request from {OPERATOR} had a wrong admin token, or none"),
    ]
    assert TOKEN not in "".join(site.errors)
    assert "wrong-token-of" not in "".join(site.errors)


def test_a_repeated_look_is_logged_again_after_a_while(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "mazzo")
    now = 0.0
    audit = Audit(lambda: now)

    def is_logged(code: str, address: str = OPERATOR) -> bool:
        caplog.clear()
        audit.note_done(LookAt(code), address)
        return bool(caplog.messages)

    assert [is_logged("a"), is_logged("a"), is_logged("a", "203.0.113.10")] == [True, False, True]
    now += SAME_SECONDS
    assert is_logged("a")
    assert all(is_logged(str(number)) for number in range(MOST_REMEMBERED))
    assert is_logged("a"), "the memory of looks is bounded"
