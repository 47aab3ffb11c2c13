"""The cookie that holds a person's token.

Over HTTPS its name has a prefix: then a browser takes it from this host over HTTPS only, and no page of a neighbouring
host can put another in its place. `__Host-` needs the path /, so under a path it is `__Secure-`. A token that a client
has under the plain name, from before or because it is a program, goes on working.
"""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from mazzo.server.store.people import COOKIE, COOKIE_SECONDS


def token_of(connection: HTTPConnection, root: str) -> str:
    """The token that a client shows; empty if it shows none."""
    return connection.cookies.get(_prefixed(root)) or connection.cookies.get(COOKIE, "")


def keep_token(request: Request, response: Response, root: str, new_token: str | None) -> None:
    """Let the client keep a token that is new, or that it has under the plain name only."""
    is_secure = request.url.scheme == "https"
    name = _prefixed(root) if is_secure else COOKIE
    token = new_token or (None if name in request.cookies else token_of(request, root))
    if token:
        response.set_cookie(
            name, token, COOKIE_SECONDS, path=root or "/", httponly=True, samesite="lax", secure=is_secure
        )


def forget_token(request: Request, response: Response, root: str) -> None:
    is_secure = request.url.scheme == "https"
    for name in {_prefixed(root), COOKIE} & request.cookies.keys():
        response.delete_cookie(name, path=root or "/", httponly=True, samesite="lax", secure=is_secure)


def _prefixed(root: str) -> str:
    return f"__Secure-{COOKIE}" if root else f"__Host-{COOKIE}"
