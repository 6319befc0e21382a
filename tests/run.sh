#!/bin/sh
# All Python tests: those in a browser mostly wait, so they run beside the others and are told of last.
browser=$(mktemp)
trap 'rm -f "$browser"' EXIT
"$PYTHON" -m pytest tests/browser >"$browser" 2>&1 &
status=0
"$PYTHON" -m pytest --ignore=tests/browser || status=$?
wait $! || status=$?
cat "$browser"
exit "$status"
