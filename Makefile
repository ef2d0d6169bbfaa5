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

# The code is run from src, so that playing needs no build tools.
MAESTER := PYTHONPATH=src $(BIN)/python -m maester
SKIRMISH := $(MAESTER) --with tests.engine.skirmish

PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --generate-hashes \
	--no-emit-index-url --no-emit-find-links --allow-unsafe --strip-extras $(LOCK_OPTIONS)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play test check format soak bench coverage golden lock fresh clean

help: ## Show this list.
	@echo "make <target>, where the target is one of:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r target sentence; do \
		printf '  %-10s %s\n' "$$target" "$$sentence"; \
	done

setup: $(DEV_STAMP) ## Make .venv with everything that development needs (does nothing when it is up to date).

play: $(PLAY_STAMP) ## Play the board game at the terminal (LOAD=FILE goes on with a saved match).
	@$(MAESTER) play $(if $(LOAD),--load $(LOAD),$(GAME))

test: check ## Check the code, then run every test.
	@$(BIN)/python -m pytest -n $(WORKERS) $(PYTEST_OPTIONS)

check: $(DEV_STAMP) ## Lint, formatting, types and layers.
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(DEV_STAMP) ## Format the code and mend what the linter can mend.
	@$(BIN)/ruff check --fix --exit-zero
	@$(BIN)/ruff format

soak: $(PLAY_STAMP) ## Play GAMES random matches of GAME (2000, boardgame) and check each decision.
	@$(SKIRMISH) playout $(GAME) --games $(GAMES) --check

bench: $(DEV_STAMP) ## Measure the speed of GAME and of the engine's test game beside a peer.
	@$(SKIRMISH) bench $(GAME) --peers
	@$(SKIRMISH) bench skirmish --peers

coverage: $(DEV_STAMP) ## Show which rules of the catalogue have a test.
	@$(MAESTER) rules --coverage engine
	@$(MAESTER) rules --coverage boardgame
	@$(MAESTER) rules --coverage cardgame

golden: $(DEV_STAMP) ## Write the golden playthroughs anew (read the difference before you commit it).
	@$(BIN)/python -m pytest tests -k golden --regenerate -q

lock: $(DEV_STAMP) ## Make the locks anew (LOCK_OPTIONS=--upgrade takes the newest versions).
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || { \
		echo "Make the locks with Python 3.11: make clean, then make lock PYTHON=python3.11" >&2; exit 1; }
	@$(PIP_COMPILE) --output-file requirements/play.txt pyproject.toml
	@$(PIP_COMPILE) --extra dev --constraint requirements/play.txt --output-file requirements/dev.txt pyproject.toml
	@if grep -n '://' requirements/play.txt requirements/dev.txt; then \
		echo "A lock must not name a host or a path." >&2; exit 1; \
	fi

# The clone gets an empty home and an empty environment; only what pip and a proxy need to reach an index goes with it.
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
	set -- HOME="$$place/home" PATH="$$PATH"; \
	for name in $$(env | sed -n 's/^\(PIP_[A-Z_]*\)=.*/\1/p') SSL_CERT_FILE \
		http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do \
		eval "value=\$${$$name-}"; \
		if [ -n "$$value" ]; then set -- "$$@" "$$name=$$value"; fi; \
	done; \
	cd "$$place/maester"; \
	env -i "$$@" $(MAKE) test PYTHON="$(PYTHON)" WORKERS="$(WORKERS)"; \
	echo q | env -i "$$@" $(MAKE) play PYTHON="$(PYTHON)"; \
	changes=$$(git status --porcelain); \
	if [ -n "$$changes" ]; then echo "The clone is no longer clean:" >&2; echo "$$changes" >&2; exit 1; fi; \
	echo "A fresh clone passes its tests and starts a game."

clean: ## Remove .venv, caches and built files.
	@rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
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
	@touch $@
