"""The cookie with a person's token.

Over HTTPS its name has a prefix: then browsers accept it only from this host over HTTPS, and no page of a neighbouring
host can replace it. `__Host-` needs the path /, so under a path it is `__Secure-`. A token under the plain name
works too: programs send it.
"""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from mazzo.server.store.people import COOKIE, COOKIE_SECONDS


def token_of(connection: HTTPConnection, root: str) -> str:
    """The client's token, or an empty string."""
    return connection.cookies.get(_prefixed(root)) or connection.cookies.get(COOKIE, "")


def keep_token(request: Request, response: Response, root: str, new_token: str | None) -> None:
    """Set the cookie for a token that is new, or that the client has only under the plain name."""
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
