#!/bin/sh
# All Python tests: those in a browser mostly wait, so they run beside the others, in two parts, and are told of last.
told=$(mktemp -d)
trap 'rm -rf "$told"' EXIT
"$PYTHON" -m pytest tests/browser/test_[a-l]*.py >"$told/a-l" 2>&1 &
first=$!
"$PYTHON" -m pytest tests/browser/test_[m-z]*.py >"$told/m-z" 2>&1 &
second=$!
status=0
"$PYTHON" -m pytest --ignore=tests/browser || status=$?
wait $first || status=$?
wait $second || status=$?
cat "$told/a-l" "$told/m-z"
exit "$status"
