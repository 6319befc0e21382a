# Everything from a fresh clone, with Python 3.11 or newer and make. `make` alone lists the targets.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check install --no-input
LOCKED := $(PIP) --require-hashes
SAY := @printf '\n==> %s\n'
export THREEFIVEEIGHT_SKIP_BUILD := 1
export PYTHONUNBUFFERED := 1
MAKEFLAGS += --no-print-directory

# make test TESTS=tests/rules runs a part; make play SERVE="--port 9000" gives options to `358 serve`.
TESTS ?=
SERVE ?=

.DEFAULT_GOAL := help
.PHONY: help play test quick gates lint format coverage lock wheel clean frontend kernel

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## */  make \1\t/p' Makefile | expand -t 18

play: $(VENV)/.run frontend kernel  ## build what is missing, start the server, open the page
	$(SAY) "Starting the server (Ctrl-C ends it)"
	@exec $(PY) -m threefiveeight serve --open $(SERVE)

test: $(VENV)/.dev frontend kernel  ## all tests; those in a browser where a Chromium is found
	$(SAY) "Front-end unit tests"
	@$(PY) hatch_frontend.py run test
	$(SAY) "Python and browser tests"
ifeq ($(TESTS),)
	@PYTHON=$(PY) tests/run.sh
else
	@$(PY) -m pytest $(TESTS)
endif

quick: $(VENV)/.dev  ## the Python tests that take seconds
	@$(PY) -m pytest -m "not slow and not browser" $(TESTS)

gates: $(VENV)/.gates kernel  ## the tests of what is extra: OpenSpiel, PettingZoo, Ray, and the kernel as ziglang compiles it
	$(SAY) "Tests of the gates"
	@$(PY) -m pytest tests/gates tests/arena/test_cluster.py tests/docs/test_examples.py tests/search/test_compilers.py

lint: $(VENV)/.dev  ## style, types, import contracts, front end; changes nothing
	$(SAY) "ruff"
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	$(SAY) "mypy --strict"
	@$(PY) -m mypy
	$(SAY) "import contracts"
	@$(VENV)/bin/lint-imports --no-logo
	$(SAY) "svelte-check and biome"
	@$(PY) hatch_frontend.py run check

format: $(VENV)/.dev  ## put the code into its style
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .
	@$(PY) hatch_frontend.py run format

coverage: $(VENV)/.dev  ## 100 % of the branches of cards, rules and record, or it fails
	@$(PY) -m pytest tests/cards tests/rules tests/record --cov --cov-report=term

lock: $(VENV)/.dev  ## resolve the dependencies anew; LOCK=--upgrade takes newer versions
	@$(PIP) --quiet uv
	@PATH="$(CURDIR)/$(VENV)/bin:$$PATH" requirements/lock.sh $(LOCK)

wheel: $(VENV)/.dev frontend  ## sdist and wheel, in dist/
	@env -u THREEFIVEEIGHT_SKIP_BUILD $(PY) -m hatchling build

clean:  ## remove everything that was built, and the environment
	rm -rf $(VENV) build dist htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf frontend/node_modules src/threefiveeight/static src/*.egg-info
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.stamp' \) -delete

# The environment has depths, each with a stamp: .venv/.run is what the game needs, .venv/.node builds the page,
# .venv/.dev has all tools. Versions and hashes come from requirements/*.txt.

$(PY):
	@./requirements/venv.sh $(VENV)

$(VENV)/.run: $(PY) requirements/run.txt requirements/build.txt pyproject.toml
	$(SAY) "Installing what the game needs, in $(VENV)"
	@$(LOCKED) -r requirements/run.txt -r requirements/build.txt
	@$(PIP) --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	$(SAY) "Installing the tools, Node among them (about 150 MB)"
	@$(LOCKED) -r requirements/dev.txt
	@touch $@ $(VENV)/.node

$(VENV)/.node: $(VENV)/.run requirements/node.txt
	$(SAY) "Installing Node to build the page (about 60 MB)"
	@$(LOCKED) -r requirements/node.txt
	@touch $@

$(VENV)/.gates: $(VENV)/.dev requirements/gates.txt requirements/zig.txt
	$(SAY) "Installing OpenSpiel, PettingZoo, Ray and a second compiler (about 600 MB)"
	@$(LOCKED) -r requirements/gates.txt
	@$(LOCKED) -r requirements/zig.txt
	@touch $@

# Node is installed only if the page has to be built.
frontend: $(VENV)/.run
	@$(PY) hatch_frontend.py current || { $(MAKE) $(VENV)/.node && \
	    printf '\n==> Building the page (a minute the first time)\n' && $(PY) hatch_frontend.py build; }

# A compiler is installed only if the kernel has to be compiled and the machine has none; Python can do without both.
kernel: $(VENV)/.run
	@$(PY) -c "import hatch_kernel as k; raise SystemExit(bool(k.dependencies(k.ROOT)))" || { \
	    printf '\n==> No C++ compiler here: installing one (about 100 MB)\n'; \
	    $(LOCKED) -r requirements/zig.txt || true; }
	@$(PY) hatch_kernel.py
