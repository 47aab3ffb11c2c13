"""Advice on installing an optional package that a command needs."""

EXTRAS = {
    "jax": "vector",
    "matplotlib": "arena",
    "open_spiel": "envs",
    "mcp": "mcp",
    "prometheus_client": "server",
    "pywebpush": "push",
    "pyarrow": "data",
    "segno": "server",
    "starlette": "server",
    "textual": "terminal",
    "uvicorn": "server",
    "websockets": "bot",
}
"""For each package, the extra that contains it."""


def advice(missing: ModuleNotFoundError, extra: str | None = None) -> str | None:
    """One line that names the package and its extra; None for a package that should be there."""
    package = (missing.name or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    return f"this needs {package}, which is not installed; get it with: pip install 'mazzo[{extra or EXTRAS[package]}]'"
