#!/usr/bin/env bash
# Draws the pictures of the README anew, from kept games of the tests; needs no screen,
# but pdftoppm of poppler-utils, chromium, and `pip install -r packaging/browsers.txt`.
set -euo pipefail
cd "$(dirname "$0")/.."
# With the preferences of a new household.
HANDFOOT_HOME=$(mktemp -d)
export HANDFOOT_HOME
trap 'rm -r "$HANDFOOT_HOME"' EXIT

draw() {
    "${PYTHON:-.venv/bin/python}" -m handfoot_gui picture --language en "tests/samples/$2.handfoot.json" \
        --move "$3" --seat Marta --theme light --size 1280x720 -o "packaging/screenshots/$1.png"
}

draw hand-and-foot steady/classic 257
draw manipulation manipulation/classic-4 64
draw raub raub/classic-3 43
"${PYTHON:-.venv/bin/python}" packaging/page_pictures.py
"${PYTHON:-.venv/bin/python}" packaging/phone_pictures.py
"${PYTHON:-.venv/bin/python}" -m handfoot_gui sheet --language en tests/samples/steady/classic.handfoot.json \
    -o "$HANDFOOT_HOME/sheet.pdf"
pdftoppm -r 80 -png -singlefile "$HANDFOOT_HOME/sheet.pdf" packaging/screenshots/score-sheet
