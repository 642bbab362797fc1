#!/usr/bin/env bash
# Writes anew which exact versions releases are built and tested with, on every Python: the newest
# that pyproject.toml allows. Needs uv. Read the changes, run the tests, then commit the five files.
set -euo pipefail
cd "$(dirname "$0")/.."

pin() {
    local file=$1
    shift
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-package handfoot --custom-compile-command "bash packaging/pin.sh" \
        --upgrade --output-file "packaging/$file" pyproject.toml "$@" >/dev/null
}

# Everything; the others are parts of it, for pip can take hashes from a whole list only.
pin constraints.txt --extra cluster --extra test --extra test-phones --group dev --group freeze
pin table.txt --constraints packaging/constraints.txt
pin tests.txt --constraints packaging/constraints.txt --extra test --group dev
pin browsers.txt --constraints packaging/constraints.txt --extra test --extra test-phones --group dev
# What is frozen has the newest Qt whose licences are in packaging/licences, on every Python.
held=build/constraints.txt
mkdir -p build
awk '/^[a-z]/ {is_qt = /^(pyside6|shiboken6)/} !is_qt' packaging/constraints.txt >"$held"
newest=$(printf '%s\n' packaging/licences/qt-6.* | sed 's/.*qt-6\.//' | sort -n | tail -n 1)
echo "PySide6-Essentials<6.$((newest + 1))" >>"$held"
pin freeze.txt --constraints "$held" --group freeze
