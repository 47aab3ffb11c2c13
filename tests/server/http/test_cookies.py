"""Cookies over HTTP and HTTPS."""

from pathlib import Path

import httpx

from tests.server.client import Guest
from tests.server.in_process_server import served_in_process
from tests.server.loop import awaits
from tests.server.site import Site

TLS = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.90"}


def set_cookies(response: httpx.Response) -> dict[str, str]:
    """The cookies that a response sets: their attributes by name."""
    lines = [line.partition("=") for line in response.headers.get_list("set-cookie")]
    return {name: rest.lower() for name, _, rest in lines}


@awaits
async def test_over_https_the_cookie_belongs_to_this_host_and_https_is_required(limited_site: Site) -> None:
    async with Guest(limited_site.url, is_known=False) as proxy:
        answer = await proxy.http.get("/api/me", headers=TLS)
        cookies = set_cookies(answer)
        assert cookies.keys() == {"__Host-mazzo"}
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= set(cookies["__Host-mazzo"].split("; "))
        assert "domain" not in cookies["__Host-mazzo"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        token = answer.cookies["__Host-mazzo"]
        again = await proxy.http.get("/api/me", headers={**TLS, "cookie": f"__Host-mazzo={token}"})
        assert again.json() == answer.json()
        assert not set_cookies(again)


@awaits
async def test_without_https_the_cookie_keeps_its_plain_name(limited_site: Site) -> None:
    async with Guest(limited_site.url, is_known=False, address="203.0.113.91") as guest:
        answer = await guest.http.get("/api/me")
        assert set_cookies(answer).keys() == {"mazzo"}
        assert "strict-transport-security" not in answer.headers


@awaits
async def test_a_cookie_with_the_plain_name_works_and_is_renamed(limited_site: Site) -> None:
    async with Guest(limited_site.url, address="203.0.113.92") as guest:
        name, token = (await guest.http.get("/api/me")).json(), guest.http.cookies["mazzo"]
        answer = await guest.http.get("/api/me", headers=TLS)
        assert answer.json() == name
        assert answer.cookies["__Host-mazzo"] == token
        assert "max-age=34560000" in set_cookies(answer)["__Host-mazzo"]


@awaits
async def test_a_cookie_of_another_subdomain_does_not_replace_ours(limited_site: Site) -> None:
    async with Guest(limited_site.url, "203.0.113.93") as ada, Guest(limited_site.url, "203.0.113.94") as eve:
        await ada.http.patch("/api/me", json={"name": "Ada"})
        own, other = ada.http.cookies["mazzo"], eve.http.cookies["mazzo"]
        headers = {**TLS, "cookie": f"mazzo={other}; __Host-mazzo={own}"}
        async with httpx.AsyncClient(base_url=limited_site.url) as browser:
            assert (await browser.get("/api/me", headers=headers)).json() == {"name": "Ada"}


@awaits
async def test_under_a_path_the_cookie_is_secure_and_of_this_path(tmp_path: Path) -> None:
    async with (
        served_in_process(tmp_path, trust_proxy=True, root_path="/mazzo") as url,
        Guest(url, is_known=False) as proxy,
    ):
        cookies = set_cookies(await proxy.http.get("/api/me", headers=TLS))
        assert cookies.keys() == {"__Secure-mazzo"}
        assert {"secure", "path=/mazzo"} <= set(cookies["__Secure-mazzo"].split("; "))


@awaits
async def test_a_deleted_person_keeps_no_cookie(limited_site: Site) -> None:
    async with Guest(limited_site.url, is_known=False) as proxy:
        token = (await proxy.http.get("/api/me", headers=TLS)).cookies["__Host-mazzo"]
        proxy.http.cookies.clear()
        headers = {**TLS, "cookie": f"__Host-mazzo={token}; mazzo={token}"}
        cookies = set_cookies(await proxy.http.delete("/api/me", headers=headers))
        assert cookies.keys() == {"__Host-mazzo", "mazzo"}
        assert all({"max-age=0", "secure", "path=/"} <= set(text.split("; ")) for text in cookies.values())
