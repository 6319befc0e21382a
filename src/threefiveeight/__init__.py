"""3-5-8, also called Sergeant Major: rules, records, computer players and a table to play at."""

__version__ = "0.1.0"
