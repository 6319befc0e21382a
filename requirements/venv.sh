#!/bin/sh
# Makes the virtual environment named by the argument with the first Python >= 3.11 found: $PYTHON if set, else python3
# and the numbered ones. Says plainly what is missing.
set -eu
venv=$1

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if new_enough "$venv/bin/python" && "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    exit 0
fi
python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
    if new_enough "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    found=$("${PYTHON:-python3}" --version 2>&1) || found="no python3"
    echo "3-5-8 needs Python 3.11 or newer; found here: $found." >&2
    echo "Install a newer one, or name it: make PYTHON=/path/to/python3.12 play" >&2
    exit 1
fi
if ! "$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then
    echo "$("$python" --version) has no venv and ensurepip modules, which 3-5-8 needs to keep its packages apart." >&2
    echo "On Debian and Ubuntu: apt install python3-venv; then run make again." >&2
    exit 1
fi
printf '==> Making a virtual environment in %s with %s\n' "$venv" "$("$python" --version)"
"$python" -m venv --clear "$venv"
