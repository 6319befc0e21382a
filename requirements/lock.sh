#!/usr/bin/env bash
# Resolves what pyproject.toml asks for into hash-locked files, all with the same versions: dev.txt has everything but
# the compiler of zig.txt and the extras of gates.txt; run.txt, build.txt and node.txt are parts of it. Give --upgrade to take newer versions. Needs uv on the PATH.
set -euo pipefail
cd "$(dirname "$0")/.."

lock() {
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --no-annotate --custom-compile-command "make lock" "$@"
}

lock pyproject.toml --extra dev --output-file requirements/dev.txt "$@"
lock pyproject.toml --constraints requirements/dev.txt --output-file requirements/run.txt
lock requirements/build.in --constraints requirements/dev.txt --output-file requirements/build.txt
lock requirements/node.in --constraints requirements/dev.txt --output-file requirements/node.txt
lock pyproject.toml --extra cluster --extra openspiel --extra pettingzoo --constraints requirements/dev.txt \
    --output-file requirements/gates.txt "$@"
lock requirements/zig.in --output-file requirements/zig.txt "$@"
