import { describe, expect, test } from 'vitest'
import { concatBytes, fromHex, toHex } from '#contracts/bytes.ts'
import { type CborMap, decodeCbor } from '#contracts/encoding/cbor.ts'
import { readSign1, sign1 } from '#contracts/encoding/cose.ts'
import { kidOf } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { KEYS_MAX, readKeySet } from '#contracts/trust/key-set.ts'
import {
  buildIssuerKey,
  compressedPointOf,
  type FixedKey,
  importPrivateKey,
  ISSUER,
  ISSUER_KEYS,
  OTHER_KEY,
  ROOT_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { buildKeySet, KEY_SET_EXPIRES_AT, KEY_SET_ISSUED_AT } from './fixtures.ts'
import { changeBytes, findTaken } from './changed-bytes.ts'

const KEYS = -65542
const KEY_POINT = 2

const signed = fromHex(vectors.keySet)

/** Changes the claims of a key set, and signs the changed claims. */
async function signChanged(
  change: (claims: CborMap) => void,
  { root = ROOT_KEY, kid = ROOT_KEY }: { root?: FixedKey; kid?: FixedKey } = {},
): Promise<Uint8Array> {
  const claims = decodeCbor(readSign1(await buildKeySet({ keys: [buildIssuerKey()] })).payload)
  if (!(claims instanceof Map)) throw new Error('Not a map')
  change(claims)
  const privateKey = await importPrivateKey(root)
  return sign1({ kind: 'vsg/keys/1', kid: kidOf(kid), privateKey }, claims)
}

function entryOf(claims: CborMap): CborMap {
  const keys = claims.get(KEYS)
  const entry = Array.isArray(keys) ? keys[0] : undefined
  if (!(entry instanceof Map)) throw new Error('No key')
  return entry
}

describe('a key set', () => {
  test('says what its root signed', async () => {
    expect(await readKeySet(signed)).toMatchObject({
      issuer: ISSUER,
      issuedAt: KEY_SET_ISSUED_AT,
      expiresAt: KEY_SET_EXPIRES_AT,
      generation: 0,
      rootPoint: compressedPointOf(ROOT_KEY),
      keys: ISSUER_KEYS,
    })
  })

  test('that lists a key twice is refused, whatever its two uses', async () => {
    const key = buildIssuerKey()
    for (const again of [key, { ...key, use: 'status' as const }]) {
      await expect(readKeySet(await buildKeySet({ keys: [key, again] }))).rejects.toThrow('twice')
    }
  })

  test('with a key off the curve is refused', async () => {
    const point = new Uint8Array(33).fill(2, 0, 1).fill(1, 32)
    const set = await signChanged((claims) => entryOf(claims).set(KEY_POINT, point))
    await expect(readKeySet(set)).rejects.toThrow('on the curve')
  })

  test.each<[string, (claims: CborMap) => void]>([
    ['for a use that nobody knows', (claims) => entryOf(claims).set(1, 4)],
    ['for the use zero', (claims) => entryOf(claims).set(1, 0)],
    ['without an end', (claims) => entryOf(claims).delete(4)],
    ['with a word more', (claims) => entryOf(claims).set(6, 0)],
    ['whose theft is no time', (claims) => entryOf(claims).set(5, true)],
  ])('with a key %s is refused', async (_name, change) => {
    await expect(readKeySet(await signChanged(change))).rejects.toThrow(MalformedError)
  })

  test.each<[string, (claims: CborMap) => void]>([
    ['a claim too many', (claims) => claims.set(7, 1)],
    ['no next root', (claims) => claims.delete(-65541)],
    ['half a next root', (claims) => claims.set(-65541, new Uint8Array(16))],
    ['no list of keys', (claims) => claims.set(KEYS, new Map())],
    ['a negative generation', (claims) => claims.set(-65539, -1)],
    ['no name of its issuer', (claims) => claims.set(1, '')],
  ])('with %s is refused', async (_name, change) => {
    await expect(readKeySet(await signChanged(change))).rejects.toThrow(MalformedError)
  })

  test('with more keys than anybody needs is refused', async () => {
    const keys = Array<CborMap>(KEYS_MAX + 1).fill(new Map())
    const set = await signChanged((claims) => claims.set(KEYS, keys))
    await expect(readKeySet(set)).rejects.toThrow('list of keys')
  })

  test('that another key signed in the name of the root is nobody’s', async () => {
    expect(await readKeySet(await signChanged(() => undefined, { root: OTHER_KEY }))).toBeNull()
  })

  test('under the kid of another key than its root is refused', async () => {
    const set = await signChanged(() => undefined, { kid: OTHER_KEY })
    await expect(readKeySet(set)).rejects.toThrow('another root')
  })

  test.each(vectors.refusedKeySets.filter(({ name }) => /kind|signature|twice|off/.test(name)))(
    'among the frozen refusals: $name',
    async ({ bytes }) => {
      expect(await readKeySet(fromHex(bytes)).catch(() => null)).toBeNull()
    },
  )

  test('with any bit flipped, cut off anywhere or with a byte more is none', async () => {
    const { tried, taken } = await findTaken(changeBytes(signed), readKeySet)
    expect(taken).toEqual([])
    expect(tried).toBe(8 * signed.length + signed.length + 1)
  })
})

test('the root of a set is named by its kid', () => {
  expect(toHex(readSign1(signed).kid ?? new Uint8Array())).toBe(vectors.kids.root)
  expect(concatBytes(kidOf(ROOT_KEY))).toEqual(readSign1(signed).kid)
})
