"""The real Firefox and WebKit, driven by their own protocols; Playwright has patched versions."""
