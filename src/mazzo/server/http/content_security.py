"""The content security policy of the pages, and the one of the worker that runs Python in a page."""

SCRIPTS = "script-src 'self'"
POLICY = (
    f"default-src 'none'; {SCRIPTS}; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; frame-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
)
DOCS_POLICY = POLICY.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
"""The search of the documentation has inline styles. These pages show nothing that users wrote."""
DEVICE_WORKER = "/assets/device-worker-"
"""The beginning of the worker's path (web/vite.config.ts)."""
WORKER_POLICY = POLICY.replace(SCRIPTS, f"{SCRIPTS} 'wasm-unsafe-eval'").replace("connect-src", "connect-src blob:")
"""Python is WebAssembly, and its library is unpacked in the page. No other script may do either."""
