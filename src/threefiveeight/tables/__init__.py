"""Tables at which people sit: pure values that know neither sockets nor bots nor disks."""

from threefiveeight.tables.events import (
    Acted,
    BadLog,
    CardsLaid,
    Chair,
    CommandKey,
    Entry,
    Opened,
    body_from_text,
    body_to_text,
)
from threefiveeight.tables.projection import LastTrick, Projection, news, project
from threefiveeight.tables.table import (
    Accepted,
    Act,
    Command,
    DealNext,
    Refusal,
    RefusalCode,
    Table,
    apply_entry,
    handle,
    opening,
    replay,
)

__all__ = [
    "Accepted",
    "Act",
    "Acted",
    "BadLog",
    "CardsLaid",
    "Chair",
    "Command",
    "CommandKey",
    "DealNext",
    "Entry",
    "LastTrick",
    "Opened",
    "Projection",
    "Refusal",
    "RefusalCode",
    "Table",
    "apply_entry",
    "body_from_text",
    "body_to_text",
    "handle",
    "news",
    "opening",
    "project",
    "replay",
]
