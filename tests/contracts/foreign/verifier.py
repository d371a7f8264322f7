"""Verifies codes without a network as docs/protocol.md describes it, with the standard library alone.

Reads {pin, now, answers, lists, codes} as JSON; writes for each answer what was taken of it, or null,
and for each code the reason of its verdict by the first answer, null for a valid one.
"""

import datetime
import json
import re
import sys

from octets import Refused, fields, from_base64url, is_int, need, number, octets, point_of, text
from trust import CLOCKS, DAY, LIST_BITS, PASS, WEEK, in_window, open_sign1, take

SECONDS_MAX = 253402300799


def parse_pass(data):
    kid, claims, fits = open_sign1(data)
    fields(claims, [4, 6, 7, -65537], [8])
    need(kid, "no kid")
    visa = fields(claims[-65537], [1, 2, 3, 4, 5, 6], [7, 8])
    [number(claims[claim], SECONDS_MAX) for claim in (4, 6)]
    [number(visa[claim], limit) for claim, limit in ((1, 8), (3, 2932896), (4, 2932896), (5, 2**31 - 1))]
    octets(claims[7], 16), octets(visa[6], 32), text(visa[2], 16)
    need(visa[1] > 0 and visa.get(8, True) is True and (8 in claims) != (7 in visa), "pass")
    if 7 in visa:
        octets(visa[7], 16)
    else:
        cose = fields(fields(claims[8], [1])[1], [1, -1, -2, -3])
        need(is_int(cose[1]) and cose[1] == 2 and is_int(cose[-1]) and cose[-1] == 1, "key")
        need(isinstance(cose[-3], bool), "key")
        octets(cose[-2], 32)
    return {"kid": kid, "fits": fits, "iat": claims[6], "exp": claims[4], "visa": visa, "cnf": claims.get(8)}


def parse_code(digits):
    data = "%x" % int(digits)
    need(len(data) % 2 and data[0] == "1", "version")
    data = bytes.fromhex(data[1:])
    kid, claims, fits = open_sign1(data)
    if kid:
        return parse_pass(data), None
    fields(claims, [4, 6, 7, -65538])
    octets(claims[7], 8)
    need(isinstance(claims[-65538], bytes), "pass")
    one = parse_pass(claims[-65538])
    need(one["cnf"], "a device presents a pass that is not its own")
    shown = {"fits": fits, "iat": number(claims[6], SECONDS_MAX), "exp": number(claims[4], SECONDS_MAX)}
    return one, shown


def broken_time(one, shown, now):
    code = shown or one
    if max(code["iat"], one["iat"]) > now + CLOCKS:
        return "TOKEN_NOT_YET_VALID"
    too_long = one["exp"] - one["iat"] > (WEEK if shown else DAY)
    if shown:
        too_long |= shown["exp"] - shown["iat"] > 900 or shown["iat"] < one["iat"] - CLOCKS
    if too_long or code["exp"] <= code["iat"]:
        return "TOKEN_OUT_OF_BOUNDS"
    if code["exp"] > one["exp"]:
        return "PASS_EXPIRED" if one["exp"] < now - CLOCKS else "TOKEN_OUT_OF_BOUNDS"
    return "QR_TOKEN_EXPIRED" if code["exp"] < now - CLOCKS else None


def judge(digits, trust, now):
    key_set, manifest, lists = trust
    if not re.fullmatch("[1-9][0-9]{1,1199}", digits):
        return "TOKEN_MISSING"
    try:
        one, shown = parse_code(digits)
    except Refused:
        return "TOKEN_MALFORMED"
    key = key_set["keys"].get(one["kid"])
    if not key or key[1] != PASS:
        return "ISSUER_NOT_KNOWN_HERE"
    if not one["fits"]("vsg/pass/2", key["point"]) or not in_window(key, one["iat"]):
        return "SIGNATURE_INVALID"
    if 5 in key or one["kid"] in manifest[-65545]:
        return "PASS_RECALLED"
    return judge_device(one, shown) or judge_facts(one, shown, trust, now)


def judge_device(one, shown):
    if one["cnf"] and not shown:
        return "DEVICE_SIGNATURE_MISSING"
    try:
        cose = one["cnf"] and one["cnf"][1]
        point = cose and point_of(bytes([2 + cose[-3]]) + cose[-2])
        fits = not shown or shown["fits"]("vsg/presentation/1", point)
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


def main():
    given = json.load(sys.stdin)
    pin, now = from_base64url(given["pin"]), seconds(given["now"])
    lists = {name: bytes.fromhex(packed) for name, packed in given["lists"].items()}
    taken = []
    for answer in given["answers"]:
        try:
            taken.append(take(answer, (pin[:33], pin[33:]), now, lists))
        except Refused:
            taken.append(None)
    verdicts = [judge(code["text"], taken[0], seconds(code["at"])) for code in given["codes"]]
    json.dump({"taken": [one and describe(*one) for one in taken], "verdicts": verdicts}, sys.stdout)


main()
