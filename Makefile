# All that a player or a developer does here. `make` alone lists it.

PYTHON ?= python3
GAME ?=
FLAGS ?=

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal pages static docs screenshots test test-all check generated format bench bench-server lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: .venv/play.stamp src/mazzo/pages/device.json ## Play in the browser, here and on phones
	@.venv/bin/mazzo

terminal: .venv/play.stamp ## Play in the terminal (GAME=mantis or GAME=kittens to choose at once)
	@.venv/bin/mazzo play $(GAME)

pages: src/mazzo/pages/device.json ## Build the pages for browsers, and Python for tables in them

static: .venv/play.stamp src/mazzo/pages/device.json ## Write dist/site/: Mazzo for a static host, without a server
	@.venv/bin/python web/device/static.py

docs: .venv/docs.stamp ## Build the documentation; `mazzo serve` shows it under /docs
	@.venv/bin/python build_docs.py

test: .venv/dev.stamp .venv/browser.stamp src/mazzo/pages/device.json ## Run the tests (FLAGS=tests/table for a part)
	@cd web && $(NODE) npm test --silent
	@.venv/bin/pytest -q -n auto --dist worksteal $(FLAGS)

test-all: .venv/dev.stamp .venv/browser.stamp src/mazzo/pages/device.json ## Run the tests, the slow ones too
	@cd web && $(NODE) npm test --silent
	@.venv/bin/pytest -q -n auto --dist worksteal -m "" $(FLAGS)

screenshots: .venv/dev.stamp .venv/browser.stamp src/mazzo/pages/device.json ## Picture every screen, into screenshots/
	@.venv/bin/python -m tests.web.screenshots $(FLAGS)

check: .venv/dev.stamp web/node_modules/.package-lock.json ## Check format, lint, types and layers
	@.venv/bin/ruff format --check
	@.venv/bin/ruff check
	@.venv/bin/mypy
	@.venv/bin/pytest -q tests/test_layers.py
	@cd web && $(NODE) npm run --silent check

generated: .venv/dev.stamp ## Write anew what is made from the code: types, docs, lessons, games and screens of tests
	@.venv/bin/python -m tests.generated

format: .venv/dev.stamp web/node_modules/.package-lock.json ## Format the code and mend what can be mended
	@.venv/bin/ruff check --fix --exit-zero --silent
	@.venv/bin/ruff format
	@cd web && $(NODE) npm run --silent format

bench: .venv-bench/bench.stamp ## Measure the rules against their peers
	@.venv-bench/bin/python bench/rules.py

bench-server: .venv/dev.stamp ## Measure the server: 1,000 live tables, SQLite and PostgreSQL
	@.venv/bin/python -m bench.server

lock: .venv/dev.stamp ## Renew the lock files (FLAGS=--upgrade for newer versions)
	@for name in run play host pages docs vector envs arena lab mcp data dev bench; do \
		echo "Locking requirements/$$name.txt"; \
		.venv/bin/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --universal \
			--python-version 3.11 $(FLAGS) requirements/$$name.in -o requirements/$$name.txt || exit 1; \
	done

clean: ## Remove all that make has made
	rm -rf .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache .schemathesis .hypothesis dist web/node_modules src/mazzo/pages site
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

# Set-up: one environment for playing and developing, one for the peers of the benchmarks. A stamp says that a lock file
# is installed; it is done again when the lock file or pyproject.toml changes. Lock files are complete, so pip follows no
# dependency by itself: it would pick a release that is newer than the lock file and refuse it for its missing hash.

.venv/play.stamp: requirements/play.txt pyproject.toml .venv/bin/python
.venv/pages.stamp: requirements/pages.txt pyproject.toml .venv/bin/python
.venv/docs.stamp: requirements/docs.txt pyproject.toml .venv/bin/python
.venv/dev.stamp: requirements/dev.txt pyproject.toml .venv/bin/python
.venv-bench/bench.stamp: requirements/bench.txt pyproject.toml .venv-bench/bin/python

.venv/play.stamp .venv/pages.stamp .venv/docs.stamp .venv/dev.stamp .venv-bench/bench.stamp:
	@echo "Installing $< into $(@D)"
	@$(@D)/bin/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r $<
	@$(@D)/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/bin/python .venv-bench/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Mazzo needs Python 3.11 or newer; name one with: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing; on Debian: apt install python3-venv" >&2; exit 1; }
	@echo "Creating $(@:/bin/python=)"
	@$(PYTHON) -m venv --clear $(@:/bin/python=)

.venv/browser.stamp: .venv/dev.stamp tests/web/browser.py tests/server/proxies.py
	@echo "Looking for a Chromium, nginx, HAProxy and Caddy"
	@.venv/bin/python -m tests.web.browser
	@.venv/bin/python -m tests.server.proxies
	@touch $@

# The pages: Node.js comes from the Python environment, so the machine needs none.

PAGES = $(shell find web/src web/public web/sounds web/fonts src/mazzo/text/locales src/mazzo/games/*/words -type f -not -name '*.py*') web/index.html web/admin/index.html $(wildcard web/vite*.ts)
NODE = PATH="$(CURDIR)/.venv/bin:$$PATH"

src/mazzo/pages/index.html: $(PAGES) web/node_modules/.package-lock.json
	@echo "Building the pages"
	@cd web && $(NODE) npm run --silent build

DEVICE = $(shell find src/mazzo/bots src/mazzo/browser src/mazzo/coach src/mazzo/core src/mazzo/games src/mazzo/protocol src/mazzo/table -name '*.py') web/device/pack.py web/device/compile.mjs web/device/stdlib.txt requirements/device.txt

src/mazzo/pages/device.json: src/mazzo/pages/index.html $(DEVICE)
	@echo "Packing Python for tables in the pages"
	@.venv/bin/python web/device/pack.py || echo "Without it, the pages play at a server only" >&2

web/node_modules/.package-lock.json: web/package-lock.json .venv/pages.stamp
	@echo "Installing what the pages are built with"
	@cd web && $(NODE) npm ci --silent --no-audit --no-fund
	@touch $@
