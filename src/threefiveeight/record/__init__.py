"""Records: actions, games and views as text, and playing them back through the rules."""

from threefiveeight.record.errors import RecordError, UnreadableRecord
from threefiveeight.record.json_text import Json, RawRecord, parse_object, split_records
from threefiveeight.record.notation import action_from_text, action_to_text, actions_of
from threefiveeight.record.record import deal_to_json, record_of
from threefiveeight.record.replay import FORMAT, Step, open_record, players_of, replay, steps
from threefiveeight.record.rules_json import (
    nearest_preset,
    rules_from_all_options,
    rules_from_json,
    rules_to_json,
    rules_to_short_json,
)
from threefiveeight.record.sheet import clean_name, score_sheet
from threefiveeight.record.trace import legal_to_text, trace
from threefiveeight.record.view_json import event_to_json, view_to_json
from threefiveeight.record.view_reading import event_from_json, view_from_json

__all__ = [
    "FORMAT",
    "Json",
    "RawRecord",
    "RecordError",
    "Step",
    "UnreadableRecord",
    "action_from_text",
    "action_to_text",
    "actions_of",
    "clean_name",
    "deal_to_json",
    "event_from_json",
    "event_to_json",
    "legal_to_text",
    "nearest_preset",
    "open_record",
    "parse_object",
    "players_of",
    "record_of",
    "replay",
    "rules_from_all_options",
    "rules_from_json",
    "rules_to_json",
    "rules_to_short_json",
    "score_sheet",
    "split_records",
    "steps",
    "trace",
    "view_from_json",
    "view_to_json",
]
