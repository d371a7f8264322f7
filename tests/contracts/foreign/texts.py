"""Finds the token in what a camera, a scanner or a person gives, as docs/protocol.md describes it."""

import json
import re
import unicodedata

# The white space of ECMAScript. Python's own white space differs from it.
WHITE = re.compile("[\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]")
CHARACTERS_MAX, RUN_MIN = 4096, 300


def is_token(text):
    return re.fullmatch("[1-9][0-9]{1,1199}", text) is not None


def find_in(text):
    if is_token(text):
        return text
    linked = re.search(r"[?&]token=([0-9]+)(?:[&#]|\Z)", text)
    if linked and is_token(linked[1]):
        return linked[1]
    if text[:1] in ("{", '"'):
        return None
    run = max(re.findall("[0-9]+", text), key=len, default="")
    return run if len(run) >= RUN_MIN and is_token(run) else None


def no_number(_):
    raise ValueError("JSON has no such number")


def find_in_json(text):
    try:
        value = json.loads(text, parse_constant=no_number)
    except ValueError:
        return None
    named = [value.get(field) for field in ("token", "qrData", "verificationUrl")] if isinstance(value, dict) else [value]
    return next(filter(None, (find_in(one) for one in named if isinstance(one, str))), None)


def find_token(given):
    if len(given.encode("utf-16-le", "surrogatepass")) // 2 > CHARACTERS_MAX:
        return None
    bare = "".join(one for one in WHITE.sub("", given) if unicodedata.category(one) != "Cf")
    return find_in(bare) or find_in_json(given)
