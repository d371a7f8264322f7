"""Verifies codes without a network as docs/protocol.md describes it, with the standard library alone.

Reads JSON and writes JSON; vectors-input.ts says what is in them.
"""

import datetime
import hashlib
import json
import sys

from credentials import is_taken, read_days
from octets import Refused, fields, from_base64url, is_int, need, number, octets, point_of
from texts import find_token
from trust import CLOCKS, DAY, LIST_BITS, PASS, WEEK, Sign1, in_window, take


def parse_pass(data):
    signed = Sign1(data)
    claims = fields(signed.claims, [4, 6, 7, -65537], [8])
    need(signed.kid, "no kid")
    visa = fields(claims[-65537], [1, 2, 3, 4, 5, 6], [7, 8])
    [number(claims[claim]) for claim in (4, 6)]
    read_days(visa)
    number(visa[5], 2**31 - 1), octets(claims[7], 16), octets(visa[6], 32)
    need(visa.get(8, True) is True and (8 in claims) != (7 in visa), "pass")
    if 7 in visa:
        octets(visa[7], 16)
    else:
        cose = fields(fields(claims[8], [1])[1], [1, -1, -2, -3])
        need(is_int(cose[1]) and cose[1] == 2 and is_int(cose[-1]) and cose[-1] == 1, "key")
        need(isinstance(cose[-3], bool), "key")
        octets(cose[-2], 32)
    return {"signed": signed, "iat": claims[6], "exp": claims[4], "visa": visa, "cnf": claims.get(8)}


def parse_code(digits):
    data = "%x" % int(digits)
    need(len(data) % 2 and data[0] == "1", "version")
    data = bytes.fromhex(data[1:])
    signed = Sign1(data)
    if signed.kid:
        return parse_pass(data), None
    claims = fields(signed.claims, [4, 6, 7, -65538])
    octets(claims[7], 8)
    need(isinstance(claims[-65538], bytes), "pass")
    one = parse_pass(claims[-65538])
    need(one["cnf"], "a device presents a pass that is not its own")
    shown = {"signed": signed, "iat": number(claims[6]), "exp": number(claims[4])}
    return one, shown


def broken_time(one, shown, now):
    code = shown or one
    if max(code["iat"], one["iat"]) > now + CLOCKS:
        return "TOKEN_NOT_YET_VALID"
    too_long = one["exp"] - one["iat"] > (WEEK if shown else DAY)
    if shown:
        too_long |= shown["exp"] - shown["iat"] > 900
    if too_long or code["exp"] <= code["iat"]:
        return "TOKEN_OUT_OF_BOUNDS"
    if code["iat"] < one["iat"] - CLOCKS:
        return "TOKEN_BEFORE_PASS"
    if code["exp"] > one["exp"]:
        return "PASS_EXPIRED" if one["exp"] < now - CLOCKS else "TOKEN_OUT_OF_BOUNDS"
    return "QR_TOKEN_EXPIRED" if code["exp"] < now - CLOCKS else None


def judge(given, trust, now):
    digits = find_token(given)
    if not digits:
        return "TOKEN_MISSING"
    try:
        one, shown = parse_code(digits)
    except Refused:
        return "TOKEN_MALFORMED"
    if not trust:
        return "TRUST_MISSING"
    key_set, manifest, _ = trust
    key = key_set["keys"].get(one["signed"].kid)
    if not key or key[1] != PASS:
        return "ISSUER_NOT_KNOWN_HERE"
    if not one["signed"].fits("vsg/pass/2", key["point"]) or not in_window(key, one["iat"]):
        return "SIGNATURE_INVALID"
    if 5 in key or one["signed"].kid in manifest[-65545]:
        return "PASS_RECALLED"
    return judge_device(one, shown) or judge_facts(one, shown, trust, now)


def judge_device(one, shown):
    if one["cnf"] and not shown:
        return "DEVICE_SIGNATURE_MISSING"
    try:
        cose = one["cnf"] and one["cnf"][1]
        point = cose and point_of(bytes([2 + cose[-3]]) + cose[-2])
        fits = not shown or shown["signed"].fits("vsg/presentation/1", point)
    except Refused:
        fits = False
    return None if fits else "DEVICE_SIGNATURE_INVALID"


def judge_facts(one, shown, trust, now):
    key_set, manifest, lists = trust
    index, row = one["visa"][5], manifest[-65544].get(one["exp"] // WEEK, [])
    name = row[index // LIST_BITS] if index // LIST_BITS < len(row) else None
    place = index % LIST_BITS
    if name and lists[name][place // 8] >> place % 8 & 1:
        return "PASS_REVOKED"
    generation, iat = manifest[-65543]
    current = -CLOCKS <= now - manifest[6] < DAY
    current &= generation <= key_set[-65539] and iat <= key_set[6]
    late = broken_time(one, shown, now)
    to_come = now < (one["visa"][3] - 1) * DAY and 8 not in one["visa"]
    if to_come and late in (None, "QR_TOKEN_EXPIRED", "PASS_EXPIRED"):
        return "CREDENTIAL_NOT_YET_VALID"
    if late or 8 in one["visa"]:
        return late or "CREDENTIAL_IS_SAMPLE"
    if (one["visa"][4] + 1) * DAY <= now:
        return "CREDENTIAL_EXPIRED"
    if now >= key_set[4]:
        return "KEY_SET_EXPIRED"
    return None if current and (name or one["iat"] > manifest[6]) else "REVOCATION_NOT_CHECKED"


def judge_unsure(given, trust, now, or_else):
    one, other = judge(given, trust, now), judge(given, trust, or_else)
    return one if one == other else "CLOCK_UNSURE"


def identity(digits):
    one, shown = parse_code(digits)
    outer, kind = (shown, "vsg/presentation/1") if shown else (one, "vsg/pass/2")
    return hashlib.sha256(outer["signed"].signed_as(kind)).hexdigest()


def seconds(iso):
    return int(datetime.datetime.fromisoformat(iso.replace("Z", "+00:00")).timestamp())


def revoked_in(bits):
    return [8 * at + bit for at, byte in enumerate(bits) if byte for bit in range(8) if byte >> bit & 1]


def describe(key_set, manifest, lists):
    return {
        "keys": [kid.hex() for kid in key_set["keys"]],
        "stopped": [kid.hex() for kid in manifest[-65545]],
        "revoked": {name: revoked_in(bits) for name, bits in lists.items()},
    }


def try_to_take(answer, pin, held, now, lists):
    try:
        return take(answer, pin, held, now, lists)
    except Refused:
        return None


def follow_steps(case, lists):
    pin, held, found = split_pin(case["pin"]), None, []
    for step in case["steps"]:
        now = seconds(step["at"])
        held = try_to_take(step["answer"], pin, held, now, lists) or held
        found.append({"holds": held and name_held(*held), "verdicts": judge_all(step["codes"], held)})
    return found


def name_held(key_set, manifest, _):
    return {
        "root": key_set["kid"].hex(),
        "generation": key_set[-65539],
        "keySetIat": key_set[6],
        "keySetExp": key_set[4],
        "manifestIat": manifest[6],
    }


def judge_all(codes, trust):
    return [judge(code["text"], trust, seconds(code["at"])) for code in codes]


def split_pin(text):
    pin = text and from_base64url(text)
    return pin and (pin[:33], pin[33:])


def main():
    given = json.load(sys.stdin)
    pin, now = split_pin(given["pin"]), seconds(given["now"])
    lists = {name: bytes.fromhex(packed) for name, packed in given["lists"].items()}
    taken = [try_to_take(answer, pin, None, now, lists) for answer in given["answers"]]
    trust = taken[0]
    output = {
        "taken": [one and describe(*one) for one in taken],
        "verdicts": judge_all(given["codes"], trust),
        "unsure": [
            judge_unsure(code["text"], trust, seconds(code["at"]), seconds(code["orElse"])) for code in given["unsure"]
        ],
        "tokens": [find_token(text) for text in given["texts"]],
        "identities": [identity(text) for text in given["identities"]],
        "signed": [is_taken(one["kind"], bytes.fromhex(one["bytes"]), trust[0]) for one in given["signed"]],
        "cases": [follow_steps(case, lists) for case in given["cases"]],
    }
    json.dump(output, sys.stdout)


main()
