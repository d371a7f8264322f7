"""The root's key set, the manifest and its lists, as docs/protocol.md describes them."""

import hashlib
import zlib

from octets import (
    decode, encode, fields, from_base64url, is_int, is_signed, kid_of, need, number, octets, point_of, text,
)

CLOCKS, DAY, WEEK, LIST_BITS = 30, 86400, 604800, 2**22
CREDENTIAL, PASS, STATUS = 1, 2, 3


def open_sign1(data):
    sign1 = decode(data)
    need(isinstance(sign1, list) and len(sign1) == 4 and sign1[1] == {}, "COSE_Sign1")
    protected, _, payload, signature = sign1
    need(isinstance(protected, bytes) and isinstance(payload, bytes), "COSE_Sign1")
    octets(signature, 64)
    header = fields(decode(protected), [1], [4])
    need(is_int(header[1]) and header[1] == -7, "ES256")
    kid = octets(header[4], 8) if 4 in header else None

    def fits(kind, point):
        return is_signed(point, encode(["Signature1", protected, kind.encode(), payload]), signature)

    return kid, decode(payload), fits


def read_key_set(data):
    kid, claims, fits = open_sign1(data)
    fields(claims, [1, 4, 6, -65539, -65540, -65541, -65542])
    text(claims[1], 253)
    [number(claims[claim]) for claim in (4, 6, -65539)]
    root = point_of(claims[-65540])
    octets(claims[-65541], 32)
    need(kid == kid_of(root), "another root")
    need(isinstance(claims[-65542], list) and len(claims[-65542]) <= 64, "keys")
    keys = {}
    for entry in claims[-65542]:
        fields(entry, [1, 2, 3, 4], [5])
        need(number(entry[1]) in (CREDENTIAL, PASS, STATUS), "use")
        [number(entry[field]) for field in (3, 4, 5) if field in entry]
        point = point_of(entry[2])
        need(kid_of(point) not in keys, "a key twice")
        keys[kid_of(point)] = {**entry, "point": point}
    return {**claims, "keys": keys} if fits("vsg/keys/1", root) else None


def follow(pin, sets, now):
    """The last set that can be reached from the pin, root by root."""
    held = None
    for one in sorted(sets, key=lambda one: one[-65539]):
        root, following = one[-65540], one[-65541]
        same = (root, following) == pin and (
            not held or (one[-65539] == held[-65539] and one[6] > held[6])
        )
        if one[6] <= now + CLOCKS and (same or hashlib.sha256(root).digest() == pin[1]):
            held, pin = one, (root, following)
    need(held, "a root that is unknown here")
    return held


def in_window(key, iat):
    return key[3] - CLOCKS <= iat <= key[4] + CLOCKS


def read_manifest(data, key_set, now):
    kid, claims, fits = open_sign1(data)
    fields(claims, [1, 6, -65543, -65544, -65545])
    key = key_set["keys"].get(kid)
    need(key and key[1] == STATUS and 5 not in key, "no status key")
    need(fits("vsg/manifest/1", key["point"]), "signature")
    named, weeks, stopped = claims[-65543], claims[-65544], claims[-65545]
    need(claims[1] == key_set[1] and in_window(key, number(claims[6])), "issuer, or window")
    need(claims[6] <= now + CLOCKS, "from the future")
    need(isinstance(named, list) and len(named) == 2, "key set")
    [number(one) for one in named]
    need(isinstance(weeks, dict) and isinstance(stopped, list), "weeks, or stops")
    for week, hashes in weeks.items():
        number(week)
        need(isinstance(hashes, bytes) and len(hashes) % 32 == 0, "hashes")
        weeks[week] = [hashes[at : at + 32].hex() for at in range(0, len(hashes), 32)]
    [octets(one, 8) for one in stopped]
    return claims


def open_list(packed, name):
    need(packed is not None and hashlib.sha256(packed).hexdigest() == name, "a list of another name")
    inflater = zlib.decompressobj()
    bits = inflater.decompress(packed, LIST_BITS // 8 + 1)
    need(inflater.eof and len(bits) == LIST_BITS // 8, "a list of another length")
    return bits


def take(answer, pin, now, lists):
    sets = [read_key_set(from_base64url(one)) for one in answer["keySets"]]
    key_set = follow(pin, [one for one in sets if one], now)
    manifest = read_manifest(from_base64url(answer["manifest"]), key_set, now)
    names = [name for row in manifest[-65544].values() for name in row]
    return key_set, manifest, {name: open_list(lists.get(name), name) for name in names}
