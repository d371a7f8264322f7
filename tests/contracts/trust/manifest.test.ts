import { describe, expect, test } from 'vitest'
import { fromHex } from '#contracts/bytes.ts'
import { type CborMap, decodeCbor } from '#contracts/encoding/cbor.ts'
import { readSign1, sign1 } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { openManifest } from '#contracts/trust/manifest.ts'
import {
  buildIssuerKey,
  buildSigner,
  buildTrust,
  CREDENTIAL_KEY,
  OTHER_KEY,
  PASS_KEY,
  STATUS_KEY,
  STOLEN_STATUS_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { changeBytes, findTaken } from './changed-bytes.ts'
import { buildManifest, KEY_SET_ISSUED_AT, MANIFEST_ISSUED_AT, WEEK } from './fixtures.ts'

const TRUST = buildTrust()
const WEEKS = -65544
const STOPPED = -65545

async function signChanged(change: (claims: CborMap) => void): Promise<Uint8Array> {
  const claims = decodeCbor(readSign1(fromHex(vectors.manifest)).payload)
  if (!(claims instanceof Map)) throw new Error('Not a map')
  change(claims)
  const { kid, privateKey } = await buildSigner(STATUS_KEY)
  return sign1({ kind: 'vsg/manifest/1', kid, privateKey }, claims)
}

describe('a manifest', () => {
  test('says what the status key signed', async () => {
    expect(await openManifest(fromHex(vectors.manifest), TRUST)).toEqual({
      issuer: TRUST.issuer,
      kid: vectors.kids.status,
      issuedAt: MANIFEST_ISSUED_AT,
      keySet: { generation: 0, issuedAt: KEY_SET_ISSUED_AT },
      weeks: new Map(vectors.shards.map(({ week, hash }) => [week, [hash]])),
      stopped: [vectors.kids.stopped],
    })
  })

  test('names the lists of a week in their order', async () => {
    const names = ['11', '22', '00'].map((byte) => byte.repeat(32))
    const signed = await buildManifest({ weeks: new Map([[WEEK, names]]) })
    expect((await openManifest(signed, TRUST))?.weeks.get(WEEK)).toEqual(names)
  })

  test.each([
    ['the key for passes', PASS_KEY],
    ['the key for credentials', CREDENTIAL_KEY],
    ['a key that nobody lists', OTHER_KEY],
    ['a status key that was stolen', STOLEN_STATUS_KEY],
  ])('by %s is none', async (_name, key) => {
    expect(await openManifest(await buildManifest({ key }), TRUST)).toBeNull()
  })

  test('by a status key that was stolen is none, though it is older than the theft', async () => {
    const issuedAt = new Date('2026-05-21T00:00:00Z')
    const signed = await buildManifest({ key: STOLEN_STATUS_KEY, issuedAt })
    expect(await openManifest(signed, TRUST)).toBeNull()
  })

  test('in the name of another issuer is none', async () => {
    expect(await openManifest(await buildManifest({ issuer: 'other.example' }), TRUST)).toBeNull()
  })

  test.each([
    ['31 s before the window of its key', '2026-05-19T23:59:29Z', false],
    ['30 s before it', '2026-05-19T23:59:30Z', true],
    ['30 s after it', '2026-06-24T00:00:30Z', true],
    ['31 s after it', '2026-06-24T00:00:31Z', false],
  ])('of %s counts: %3$s', async (_name, time, counts) => {
    const manifest = await openManifest(await buildManifest({ issuedAt: new Date(time) }), TRUST)
    expect(manifest !== null).toBe(counts)
  })

  test('counts by a status key that stands among the stopped: stops name pass keys', async () => {
    const trust = { ...TRUST, stopped: [vectors.kids.status] }
    expect(await openManifest(fromHex(vectors.manifest), trust)).not.toBeNull()
  })

  test.each<[string, (claims: CborMap) => void]>([
    ['half a hash', (claims) => claims.set(WEEKS, new Map([[WEEK, new Uint8Array(31)]]))],
    ['a week that is a word', (claims) => claims.set(WEEKS, new Map([['x', new Uint8Array()]]))],
    ['weeks in a list', (claims) => claims.set(WEEKS, [])],
    ['half a kid', (claims) => claims.set(STOPPED, [new Uint8Array(7)])],
    ['no word of stops', (claims) => claims.delete(STOPPED)],
    ['three numbers for its key set', (claims) => claims.set(-65543, [0, 1, 2])],
    ['one number for its key set', (claims) => claims.set(-65543, 0)],
    ['a word for its stops', (claims) => claims.set(STOPPED, 'none')],
    ['a claim more', (claims) => claims.set(4, 1)],
  ])('with %s is refused', async (_name, change) => {
    await expect(openManifest(await signChanged(change), TRUST)).rejects.toThrow(MalformedError)
  })

  test('with any bit flipped, cut off anywhere or with a byte more is none', async () => {
    const signed = fromHex(vectors.manifest)
    const { tried, taken } = await findTaken(changeBytes(signed), (bytes) =>
      openManifest(bytes, TRUST),
    )
    expect(taken).toEqual([])
    expect(tried).toBe(8 * signed.length + signed.length + 1)
  })

  test('under a kid that two entries share is checked against that of its use', async () => {
    const keys = [buildIssuerKey(STATUS_KEY), buildIssuerKey(STATUS_KEY, { use: 'status' })]
    const manifest = await openManifest(fromHex(vectors.manifest), { ...TRUST, keys })
    expect(manifest?.kid).toBe(vectors.kids.status)
  })
})
