"""P-256 in plain integers and deterministic CBOR, with the standard library alone."""

import base64
import functools
import hashlib

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)


# The last second and the last day of the year 9999.
SECONDS_MAX, DAY_MAX = 253402300799, 2932896


class Refused(Exception):
    pass


def need(holds, why):
    if not holds:
        raise Refused(why)


def is_int(value):
    return isinstance(value, int) and not isinstance(value, bool)


# P-256


def add(one, other):
    if one is None or other is None:
        return one or other
    (x, y), (u, v) = one, other
    if x == u and (y + v) % P == 0:
        return None
    slope = (3 * x * x - 3) * pow(2 * y, -1, P) if one == other else (v - y) * pow(u - x, -1, P)
    w = (slope * slope - x - u) % P
    return w, (slope * (x - w) - y) % P


def times(number, point):
    total = None
    while number:
        total = add(total, point) if number & 1 else total
        point, number = add(point, point), number >> 1
    return total


def point_of(compressed):
    need(isinstance(compressed, bytes) and len(compressed) == 33 and compressed[0] in (2, 3), "point")
    x = int.from_bytes(compressed[1:], "big")
    square = (x**3 - 3 * x + B) % P
    y = pow(square, (P + 1) // 4, P)
    need(x < P and y * y % P == square, "off the curve")
    return x, y if y & 1 == compressed[0] & 1 else P - y


@functools.cache
def is_signed(point, message, signature):
    r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
    if not (0 < r < N and 0 < s < N):
        return False
    digest, inverse = int.from_bytes(hashlib.sha256(message).digest(), "big"), pow(s, -1, N)
    sum_ = add(times(digest * inverse % N, G), times(r * inverse % N, point))
    return sum_ is not None and sum_[0] % N == r


def kid_of(point):
    x, y = (base64url(number.to_bytes(32, "big")) for number in point)
    jwk = '{"crv":"P-256","kty":"EC","x":"%s","y":"%s"}' % (x, y)
    return hashlib.sha256(jwk.encode()).digest()[:8]


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Deterministic CBOR


def head(major, number):
    if number < 24:
        return bytes([major << 5 | number])
    size = next(size for size in (1, 2, 4, 8) if number < 1 << 8 * size)
    return bytes([major << 5 | 23 + size.bit_length()]) + number.to_bytes(size, "big")


def encode(value):
    if isinstance(value, bool):
        return b"\xf5" if value else b"\xf4"
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, (bytes, str)):
        data = value if isinstance(value, bytes) else value.encode()
        return head(2 if isinstance(value, bytes) else 3, len(data)) + data
    if isinstance(value, list):
        return head(4, len(value)) + b"".join(map(encode, value))
    pairs = sorted((encode(key), encode(item)) for key, item in value.items())
    return head(5, len(pairs)) + b"".join(key + item for key, item in pairs)


def read(data, at, depth):
    need(at < len(data) and depth <= 8, "cut off, or too deep")
    major, short, at = data[at] >> 5, data[at] & 31, at + 1
    if major == 7:
        need(short in (20, 21), "no such value")
        return short == 21, at
    need(major < 6 and short < 28, "a tag, or an indefinite length")
    size = 1 << short - 24 if short > 23 else 0
    number, at = int.from_bytes(data[at : at + size], "big") if size else short, at + size
    if major < 2:
        return (number if major == 0 else -1 - number), at
    need(number <= len(data), "cut off")
    if major < 4:
        return (data[at : at + number] if major == 2 else data[at : at + number].decode()), at + number
    items = []
    for _ in range(number * (major - 3)):
        item, at = read(data, at, depth + 1)
        items.append(item)
    if major == 4:
        return items, at
    need(all(is_int(key) or isinstance(key, str) for key in items[::2]), "a key")
    return dict(zip(items[::2], items[1::2])), at


def decode(data):
    try:
        value, _ = read(data, 0, 0)
        need(encode(value) == data, "not deterministic")
    except UnicodeDecodeError:
        raise Refused("text")
    return value


def fields(value, required, optional=()):
    need(isinstance(value, dict) and set(required) <= set(value) <= set(required) | set(optional), "claims")
    return value


def number(value, limit=SECONDS_MAX):
    need(is_int(value) and 0 <= value <= limit, "number")
    return value


def octets(value, size):
    need(isinstance(value, bytes) and len(value) == size, "bytes")
    return value


def text(value, limit):
    need(isinstance(value, str) and 0 < len(value.encode()) <= limit, "text")
    return value
