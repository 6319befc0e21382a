"""`python -m threefiveeight` is the command `358`."""

import sys

from threefiveeight.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
