"""The root's key set, the manifest and its lists, as docs/protocol.md describes them."""

import hashlib
import zlib

from octets import (
    Refused, decode, encode, fields, from_base64url, is_int, is_signed, kid_of, need, number, octets, point_of, text,
)

CLOCKS, DAY, WEEK, LIST_BITS = 30, 86400, 604800, 2**22
CREDENTIAL, PASS, STATUS = 1, 2, 3
COUNT_MAX = 2**31 - 1


class Sign1:
    """What stands in signed bytes; whether they are signed is asked afterwards."""

    def __init__(self, data):
        parts = decode(data)
        need(isinstance(parts, list) and len(parts) == 4 and parts[1] == {}, "COSE_Sign1")
        self.header, _, self.payload, self.signature = parts
        need(isinstance(self.header, bytes) and isinstance(self.payload, bytes), "COSE_Sign1")
        octets(self.signature, 64)
        header = fields(decode(self.header), [1], [4])
        need(is_int(header[1]) and header[1] == -7, "ES256")
        self.kid = octets(header[4], 8) if 4 in header else None
        self.claims = decode(self.payload)

    def signed_as(self, kind):
        return encode(["Signature1", self.header, kind.encode(), self.payload])

    def fits(self, kind, point):
        return is_signed(point, self.signed_as(kind), self.signature)


def read_key_set(data):
    signed = Sign1(data)
    claims = fields(signed.claims, [1, 4, 6, -65539, -65540, -65541, -65542])
    text(claims[1], 253)
    [number(claims[claim]) for claim in (4, 6)]
    number(claims[-65539], COUNT_MAX)
    root = point_of(claims[-65540])
    octets(claims[-65541], 32)
    need(signed.kid == kid_of(root), "another root")
    need(isinstance(claims[-65542], list) and len(claims[-65542]) <= 64, "keys")
    keys = {}
    for entry in claims[-65542]:
        fields(entry, [1, 2, 3, 4], [5])
        need(number(entry[1]) in (CREDENTIAL, PASS, STATUS), "use")
        [number(entry[field]) for field in (3, 4, 5) if field in entry]
        point = point_of(entry[2])
        need(kid_of(point) not in keys, "a key twice")
        keys[kid_of(point)] = {**entry, "point": point}
    return {**claims, "keys": keys, "kid": signed.kid} if signed.fits("vsg/keys/1", root) else None


def follow(pin, held, sets, now):
    """The last set that can be reached root by root from what is held, or from the pin."""
    reached, floor = None, held if held and held[6] <= now + CLOCKS else None
    pin = (held[-65540], held[-65541]) if held else pin
    ascending = sorted(sets, key=lambda one: one[-65539])
    for one in ascending if pin else ascending[-1:]:
        root, following = one[-65540], one[-65541]
        if one[6] > now + CLOCKS:
            continue
        if pin and root == pin[0]:
            newer = not floor or (one[-65539] == floor[-65539] and one[6] > floor[6])
            follows = following == pin[1] and newer
        else:
            follows = not pin or hashlib.sha256(root).digest() == pin[1]
        if follows:
            reached = floor = one
            pin = (root, following)
    need(reached or held and any(one[-65540] == held[-65540] for one in sets), "an unknown root")
    return reached or held


def in_window(key, iat):
    return key[3] - CLOCKS <= iat <= key[4] + CLOCKS


def read_manifest(data, key_set, now):
    signed = Sign1(data)
    claims = fields(signed.claims, [1, 6, -65543, -65544, -65545])
    key = key_set["keys"].get(signed.kid)
    need(key and key[1] == STATUS and 5 not in key, "no status key")
    need(signed.fits("vsg/manifest/1", key["point"]), "signature")
    named, weeks, stopped = claims[-65543], claims[-65544], claims[-65545]
    need(claims[1] == key_set[1] and in_window(key, number(claims[6])), "issuer, or window")
    need(claims[6] <= now + CLOCKS, "from the future")
    need(isinstance(named, list) and len(named) == 2, "key set")
    number(named[0], COUNT_MAX), number(named[1])
    need(isinstance(weeks, dict) and isinstance(stopped, list), "weeks, or stops")
    for week, hashes in weeks.items():
        number(week, COUNT_MAX)
        need(isinstance(hashes, bytes) and len(hashes) % 32 == 0, "hashes")
        weeks[week] = [hashes[at : at + 32].hex() for at in range(0, len(hashes), 32)]
    [octets(one, 8) for one in stopped]
    return {**claims, "kid": signed.kid}


def choose_manifest(received, held, key_set, now):
    key = held and key_set["keys"].get(held["kid"])
    stays = key and 5 not in key and held[6] <= now + CLOCKS and held[6] > received[6]
    return held if stays else received


def open_list(packed, name):
    need(packed is not None and hashlib.sha256(packed).hexdigest() == name, "a list of another name")
    inflater = zlib.decompressobj()
    try:
        bits = inflater.decompress(packed, LIST_BITS // 8 + 1)
    except zlib.error:
        raise Refused("not zlib")
    need(inflater.eof and len(bits) == LIST_BITS // 8, "a list of another length")
    return bits


def take(answer, pin, held, now, lists):
    """What is held after an answer of the server; `held` is what was held before, if anything."""
    sets = [read_key_set(from_base64url(one)) for one in answer["keySets"]]
    key_set = follow(pin, held and held[0], [one for one in sets if one], now)
    received = read_manifest(from_base64url(answer["manifest"]), key_set, now)
    manifest = choose_manifest(received, held and held[1], key_set, now)
    names = [name for row in manifest[-65544].values() for name in row]
    return key_set, manifest, {name: open_list(lists.get(name), name) for name in names}
