import { StatusList as ForeignList } from '@owf/token-status-list'
import { describe, expect, test } from 'vitest'
import { concatBytes, fromHex } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import {
  hashShard,
  isRevokedIn,
  markRevoked,
  openShard,
  packShard,
  SHARD_BITS,
  SHARD_BYTES,
  shardOf,
} from '#contracts/trust/shard.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }

const EVERY = Array.from({ length: SHARD_BITS }, (_, index) => index)

describe('a list', () => {
  test('tells for every index whether it was revoked', () => {
    const revoked = [0, 7, 8, 100, 1023, 70_000, SHARD_BITS - 1]
    const bits = markRevoked(0, revoked)
    expect(EVERY.filter((index) => isRevokedIn(bits, index))).toEqual(revoked)
  })

  test('after the first holds the indices that come after those of the first', () => {
    const bits = markRevoked(1, [SHARD_BITS, SHARD_BITS + 9])
    expect([SHARD_BITS - 1, SHARD_BITS, 2 * SHARD_BITS - 1].map(shardOf)).toEqual([0, 1, 1])
    expect(EVERY.filter((index) => isRevokedIn(bits, SHARD_BITS + index))).toEqual([0, 9])
    expect(() => markRevoked(0, [SHARD_BITS])).toThrow(RangeError)
    expect(() => markRevoked(1, [SHARD_BITS - 1])).toThrow(RangeError)
    expect(() => markRevoked(0, [0.5])).toThrow(RangeError)
  })

  test('says the same to a foreign library', async () => {
    const revoked = [1, 9, 4242, SHARD_BITS - 8]
    const packed = await packShard(markRevoked(0, revoked))
    const theirs = ForeignList.decompressStatusListFromBytes(packed, 1)
    expect(EVERY.filter((index) => theirs.getStatus(index) === 1)).toEqual(revoked)
  })

  test('can be what a foreign library packed', async () => {
    const entries = EVERY.map((index) => (index % 70_001 === 1 ? 1 : 0))
    const packed = new ForeignList(entries, 1).compressStatusListToBytes()
    const bits = await openShard(packed, hashShard(packed))
    expect(EVERY.filter((index) => isRevokedIn(bits, index))).toEqual(
      EVERY.filter((index) => index % 70_001 === 1),
    )
  })

  test('of sixteen entries has the two bytes of the IETF draft', () => {
    const entries = [1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1]
    const revoked = entries.flatMap((entry, index) => (entry === 1 ? [index] : []))
    expect(markRevoked(0, revoked).subarray(0, 2)).toEqual(fromHex('b9a3'))
  })

  test('is small: empty under 600 bytes, with one in two thousand revoked under 7 kB', async () => {
    const some = Array.from({ length: 2_100 }, (_, at) => (at * 1_999 * 7_919) % SHARD_BITS)
    expect((await packShard(markRevoked(0, []))).length).toBeLessThan(600)
    expect((await packShard(markRevoked(0, some))).length).toBeLessThan(7_000)
  })

  test('of chance alone, which does not deflate, can still be packed and opened', async () => {
    const bits = new Uint8Array(SHARD_BYTES)
    for (let at = 0; at < SHARD_BYTES; at += 65_536) {
      crypto.getRandomValues(bits.subarray(at, at + 65_536))
    }
    const packed = await packShard(bits)
    expect(await openShard(packed, hashShard(packed))).toEqual(bits)
  })
})

describe('opening a list', () => {
  test.each(vectors.shards)('gives the frozen entries of week $week', async (list) => {
    const bits = await openShard(fromHex(list.packed), list.hash)
    expect(EVERY.filter((index) => isRevokedIn(bits, index))).toEqual(list.revoked)
  })

  test('of another name is refused', async () => {
    const [list] = vectors.shards
    const changed = fromHex(list?.packed ?? '')
    changed[20] = (changed[20] ?? 0) ^ 1
    await expect(openShard(changed, list?.hash ?? '')).rejects.toThrow('another name')
  })

  test('stops at the bound when a few bytes would inflate to many', async () => {
    const bomb = await deflate(new Uint8Array(64 * SHARD_BYTES))
    expect(bomb.length).toBeLessThan(40_000)
    await expect(openShard(bomb, hashShard(bomb))).rejects.toThrow('cannot be inflated')
  })

  test.each([
    ['a byte short', SHARD_BYTES - 1],
    ['a byte long', SHARD_BYTES + 1],
    ['empty', 0],
  ])('that is %s is refused', async (_name, length) => {
    const packed = await deflate(new Uint8Array(length))
    await expect(openShard(packed, hashShard(packed))).rejects.toThrow('another length')
  })

  test.each<[string, (packed: Uint8Array) => Uint8Array]>([
    ['cut off', (packed) => packed.subarray(0, -3)],
    ['not deflated', () => new Uint8Array(SHARD_BYTES)],
    ['nothing', () => new Uint8Array()],
    ['deflated without its header', (packed) => packed.subarray(2, -4)],
    ['of a wrong checksum', (packed) => concatBytes(packed.subarray(0, -1), Uint8Array.of(9))],
  ])('that is %s is refused', async (_name, change) => {
    const packed = change(await deflate(new Uint8Array(SHARD_BYTES).fill(0x5a)))
    await expect(openShard(packed, hashShard(packed))).rejects.toThrow(MalformedError)
  })
})

async function deflate(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([new Uint8Array(bytes)]).stream()
  const deflated = stream.pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(deflated).arrayBuffer())
}
