# Silent Partners. The first call sets everything up; later calls start at once.

SHELL := /bin/bash
PORT ?= 8866
ADDRESS ?= 127.0.0.1
NOTEBOOK ?= notebooks/play.ipynb
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
READY := .venv/ready-$(firstword $(shell cat requirements.lock pyproject.toml | cksum))
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
APT := $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python
LOCK := $(BIN)/uv pip compile --quiet --no-annotate --no-emit-package rfc3987-syntax --no-emit-package lark \
	--custom-compile-command "make lock" --python-version 3.11 pyproject.toml

# The page template is read from here, not from the copy that an installation makes.
export JUPYTER_PATH := $(CURDIR)/share/jupyter

.PHONY: help play lab test lint bench bench-load lessons lock chromium postgresql
help:
	@echo 'make play   open the table at http://127.0.0.1:$(PORT)/ (another port: PORT=8900; for other devices: ADDRESS=0.0.0.0)'
	@echo 'make lab    open the notebooks in JupyterLab'
	@echo 'make test   set everything up and run all checks and tests'
	@echo 'make lint   run the checks that need no test: ruff, mypy, import-linter'
	@echo 'make bench  measure the engine beside OpenSpiel, and the page beside a bare canvas'
	@echo 'make bench-load  let 20 browsers play at five tables, and measure how soon a move is seen'
	@echo 'make lessons  write the notebooks of the lessons again, after a change of prose, pictures or sentences'
	@echo 'make lock   pin the newest versions that fit together'

play: $(READY)
	@$(BIN)/python -c 'import socket; socket.create_server(("$(ADDRESS)", $(PORT))).close()' 2>/dev/null || \
		{ echo 'Port $(PORT) is taken or not yours to use; choose another one, as in: make play PORT=8900' >&2; exit 1; }
	@echo 'Silent Partners opens at http://127.0.0.1:$(PORT)/ in a few seconds. Stop it with Ctrl+C.'
	@exec $(BIN)/python -m widgets.serve $(NOTEBOOK) --no-browser --Voila.ip=$(ADDRESS) --port=$(PORT) --Voila.port_retries=0 \
		--Voila.log_level=WARN

lab: $(READY)
	@exec $(BIN)/jupyter lab --ip=127.0.0.1 --notebook-dir=notebooks

test: $(READY) chromium postgresql lint
	$(BIN)/pytest -n logical --maxprocesses 4 --dist loadfile

lint: $(READY)
	$(BIN)/ruff check --output-format=concise
	$(BIN)/mypy
	$(BIN)/lint-imports

lessons: $(READY)
	$(BIN)/python notebooks/make.py

bench: $(READY) chromium
	$(INSTALL) --no-deps -r requirements-bench.lock
	$(BIN)/python -m engine bench
	$(BIN)/python -m tests.browser.bench

bench-load: $(READY) chromium postgresql
	$(BIN)/python -m tests.browser.bench_load

lock: $(READY)
	$(LOCK) --universal --extra test --extra lab --extra postgresql --upgrade -o requirements.lock
	$(LOCK) --universal --extra bench -c requirements.lock -o requirements-bench.lock
	$(LOCK) --python-platform linux --extra expert -c requirements.lock -o binder/requirements.txt

chromium:
	@command -v chromium >/dev/null || { $(APT) update && \
		$(APT) install -y --no-install-recommends chromium fonts-dejavu-core fonts-liberation; }

postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { $(APT) update && \
		$(APT) install -y --no-install-recommends postgresql; }

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Silent Partners needs Python 3.11 or newer.' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(APT) update && $(APT) install -y python3-venv; }
	$(PYTHON) -m venv .venv

$(READY): | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(shell grep ^uv== requirements.lock)
	$(INSTALL) --no-deps -r requirements.lock -e . || $(BIN)/python -m pip install --no-deps -r requirements.lock -e .
	@rm -f .venv/ready-* && touch $@
