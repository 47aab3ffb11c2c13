"""Firefox and WebKit, driven by the protocols that they speak themselves; Playwright brings browsers of its own."""
