"""The command line ``358``."""
