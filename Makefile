# The commands of the project. `make lab` and `make test` are the two to know; `make help` lists the others.

PYTHON ?= python3
VENV ?= .venv
NOTEBOOK ?= notebooks/01_step_through_a_game.ipynb
HOST ?= 127.0.0.1
PORT ?= 8866

BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

# Build tools are pinned like everything else: older versions of pip read the first name, newer ones the second.
INSTALL := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
	$(BIN)/python -m pip install --disable-pip-version-check --quiet

.PHONY: help env lab app site serve-site test test-all test-site notebooks results bench format constraints clean

help:
	@echo "make env          build the environment in $(VENV), with the webpower command in it"
	@echo "make lab          open JupyterLab on the first notebook (NOTEBOOK=... for another)"
	@echo "make app          serve table, stepper and gallery without code (HOST=0.0.0.0 for a class, PORT=... for another port)"
	@echo "make site         build the course as a site that needs no server, in build/site; takes node and npm"
	@echo "make serve-site   look at that site (PORT=... for another port)"
	@echo "make test         lint, types, library, notebooks, browser: about 14 minutes on two cores"
	@echo "make test-all     the same with the long searches and heavy random testing"
	@echo "make test-site    build the site and drive it in a browser: about 3 minutes on two cores"
	@echo "make notebooks    execute all notebooks and store them with fresh outputs"
	@echo "make results      play the games of docs/results.md again and fill in its numbers: some minutes"
	@echo "make bench        measure speed, beside another game's simulator and bare widgets"
	@echo "make format       sort imports and lay out the code as make test wants it"
	@echo "make constraints  renew the pinned versions in constraints.txt"
	@echo "make clean        remove the environment and everything generated"

env: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { \
		echo "webpower needs Python 3.11 or newer, and there is no '$(PYTHON)' here. Name one: make PYTHON=python3.12 env"; exit 1; }
	@$(PYTHON) -c 'import sys; v = ".".join(map(str, sys.version_info[:3])); sys.exit(0 if sys.version_info >= (3, 11) else \
		"webpower needs Python 3.11 or newer, and $(PYTHON) is " + v + ". Name another: make PYTHON=python3.12 env")'
	@echo "Building the environment in $(VENV): takes a minute or two, once."
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) -e '.[lab,test]'
	@touch $@

lab: env
	$(BIN)/python -m tests.tools.lab $(NOTEBOOK)

app: env
	$(BIN)/webpower app --host $(HOST) --port $(PORT)

site: env
	$(BIN)/python -m webpower.site build/site

serve-site: env
	@test -f build/site/serve.py || { echo "There is no site yet: make site"; exit 1; }
	$(BIN)/python build/site/serve.py $(PORT)

test: env
	$(BIN)/python -m tests.tools.check

test-all: env
	$(BIN)/python -m tests.tools.check --all

test-site: site
	$(BIN)/python -m tests.tools.check --site

notebooks: env
	$(BIN)/python -m tests.tools.run_notebooks notebooks

results: env
	$(BIN)/python -m tests.tools.results

bench: env
	$(INSTALL) -e '.[bench]'
	$(BIN)/python -m tests.benchmarks

format: env
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .

# One resolution for all Python versions and systems at once, which only uv does; no other target needs it.
constraints: env
	$(BIN)/python -m pip install --disable-pip-version-check --quiet uv
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 --upgrade \
		--no-annotate --no-emit-index-url --no-emit-find-links \
		--custom-compile-command "make constraints" --quiet --output-file constraints.txt

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
