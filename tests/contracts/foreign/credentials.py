"""The credential itself, and the registry of an issuer's anchors, as docs/protocol.md describes them."""

import re

from octets import DAY_MAX, Refused, fields, need, number, octets, text
from trust import CREDENTIAL, Sign1

COURSE = 8
CHAIN_MAX = 2**53 - 1


def read_days(visa, optional=()):
    """What credential and pass say alike."""
    need(number(visa[1], COURSE) > 0, "type")
    text(visa[2], 16)
    [number(visa[claim], DAY_MAX) for claim in (3, 4, *optional)]


def read_credential(claims):
    fields(claims, [1, 4, 6, 7, -65537])
    visa = claims[-65537]
    is_course = isinstance(visa, dict) and visa.get(1) == COURSE
    fields(visa, [1, 2, 3, 4, 10, *([12, 13, 14] if is_course else [11])])
    text(claims[1], 253), text(visa[10], 1200), octets(claims[7], 16)
    [number(claims[claim]) for claim in (4, 6)]
    read_days(visa, (13, 14) if is_course else ())
    if is_course:
        number(visa[12], 100)
    else:
        need(isinstance(visa[11], str) and re.fullmatch("[0-9]{4}", visa[11]), "four digits")


def read_registry(claims):
    fields(claims, [1, 6, -65546])
    text(claims[1], 253), number(claims[6])
    registry = fields(claims[-65546], [1, 2])
    number(registry[1], CHAIN_MAX), octets(registry[2], 20)


READERS = {"vsg/credential/1": read_credential, "vsg/registry/1": read_registry}


def is_taken(kind, data, key_set):
    """Whether it has its form and a credential key of the set signed it."""
    try:
        signed = Sign1(data)
        READERS[kind](signed.claims)
    except Refused:
        return False
    key = key_set["keys"].get(signed.kid)
    return bool(key) and key[1] == CREDENTIAL and signed.fits(kind, key["point"])
