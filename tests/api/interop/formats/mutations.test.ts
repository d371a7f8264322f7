import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concatBytes } from '#contracts/bytes.ts'
import { verifySign1 } from '#api/interop/formats/cose.ts'
import { verifyJwt } from '#api/interop/formats/jwt.ts'
import {
  readDeviceResponse,
  verifyDeviceSignature,
} from '#api/interop/formats/mdoc-presentation.ts'
import { readSdJwt, verifyKeyBinding } from '#api/interop/formats/sd-jwt-presentation.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { MDOC_WALLETS } from '#tests/support/interop/mdoc-wallets.ts'
import { openSdJwtLibrary } from '#tests/support/interop/sd-jwt-library.ts'
import { rounds, SEED } from '#tests/support/rounds.ts'
import * as given from './fixtures.ts'

const numRuns = rounds(50_000, 1_000)
const SLOW = { timeout: 600_000 }
const now = new Date()
const asked = ['visa_type', 'expiry_date']

const mutation = fc.record({
  /**
   * The bytes to insert. They replace `taken` bytes at the position `at`, which is a fraction of
   * the length.
   */
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 3 }),
    fc.constantFrom('~', '.', 'A', '=').map((text) => new TextEncoder().encode(text)),
  ),
  taken: fc.nat(3),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  /**
   * The position and the length of a part of the same text. A copy of this part is inserted too.
   */
  copied: fc.option(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(80)), { freq: 3 }),
})

type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never

function mutate(original: Uint8Array, { bytes, taken, at, copied }: Mutation): Uint8Array {
  const start = Math.floor(at * original.length)
  const from = copied ? Math.floor(copied[0] * original.length) : 0
  const copy = copied ? original.subarray(from, from + copied[1]) : new Uint8Array()
  return concatBytes(original.subarray(0, start), bytes, copy, original.subarray(start + taken))
}

/** Returns the value. Returns null if our own error refuses it. Any other error fails the test. */
function readOr<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch (error) {
    expect(error).toBeInstanceOf(MalformedError)
    return null
  }
}

/** Tries the mutations. Counts how many of them were refused, only read, or accepted. */
async function tryMutations(
  original: Uint8Array,
  judge: (changed: Uint8Array) => Promise<'refused' | 'read' | 'taken'>,
) {
  const seen = { refused: 0, read: 0, taken: 0 }
  const property = fc.asyncProperty(mutation, async (one) => {
    seen[await judge(mutate(original, one))] += 1
  })
  await fc.assert(property, { numRuns, seed: SEED })
  return seen
}

test('no mutation of an SD-JWT changes or adds a claim', SLOW, async () => {
  const wallet = openSdJwtLibrary({ holder: given.holder.privateKey })
  const iat = Math.floor(now.getTime() / 1000)
  const payload = { iat, aud: given.AUDIENCE, nonce: given.NONCE }
  const frame = Object.fromEntries(asked.map((name) => [name, true]))
  const shown = await wallet.present(await given.makeSdJwt(), frame, { kb: { payload } })
  const request = { nonce: given.NONCE, audience: given.AUDIENCE, askedAt: now, now }
  const claims = new Map(readSdJwt(shown).claims)

  const seen = await tryMutations(new TextEncoder().encode(shown), async (changed) => {
    const read = readOr(() => readSdJwt(new TextDecoder().decode(changed)))
    if (!read) return 'refused'
    for (const [name, value] of read.claims) expect(value).toBe(claims.get(name))
    const isIssued = await verifyJwt(read.jwt, given.signer.publicKey)
    if (!isIssued || !(await verifyKeyBinding(read, request).catch(() => false))) return 'read'
    expect(new Map(read.claims)).toEqual(claims)
    return 'taken'
  })

  expect(seen.refused + seen.read).toBeGreaterThan(0.9 * numRuns)
})

test.each(Object.entries(MDOC_WALLETS))(
  'no mutation of an mdoc that %s shows changes or adds an element',
  SLOW,
  async (_name, show) => {
    const shown = await show({
      issuerSigned: await given.makeMdoc(),
      docType: given.DOC_TYPE,
      namespace: given.NAMESPACE,
      elements: asked,
      holder: given.holder,
      transcript: given.transcript,
    })
    const { elements } = readDeviceResponse(shown)
    const issued = elements.get(given.NAMESPACE)

    const seen = await tryMutations(shown, async (changed) => {
      const read = readOr(() => readDeviceResponse(changed))
      if (!read || !(await verifySign1(read.issuerAuth, given.signer.publicKey))) return 'refused'
      for (const [name, value] of read.elements.get(given.NAMESPACE) ?? []) {
        expect(value).toEqual(issued?.get(name))
      }
      if (!(await verifyDeviceSignature(read, given.transcript).catch(() => false))) return 'read'
      return 'taken'
    })

    expect(seen.refused + seen.read).toBeGreaterThan(0.9 * numRuns)
  },
)
