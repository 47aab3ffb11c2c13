"""The address of a server, as a person types or pastes it."""

import re
from urllib.parse import urlsplit

from mazzo.core.errors import Refused, shorten

PAGE = "(/[tr]/[^/]*)?/*$"  # of a table or a record, in a link that was shared
EXAMPLE = "http://localhost:8000"


def read_address(text: str) -> str:
    """The full address of a server: "localhost:8000" means http://localhost:8000."""
    whole = text.strip() if "://" in text else f"http://{text.strip()}"
    is_one_word = whole.isprintable() and " " not in whole
    try:
        parts = urlsplit(whole)
        if is_one_word and parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
            return f"{parts.scheme}://{parts.netloc}{re.sub(PAGE, '', parts.path)}"
    except ValueError:
        pass  # refused below
    raise Refused(f"{shorten(text)} is not a server address; an example is {EXAMPLE}")
