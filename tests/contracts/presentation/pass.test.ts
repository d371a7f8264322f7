import { beforeAll, describe, expect, test } from 'vitest'
import { type CborMap, decodeCbor } from '#contracts/encoding/cbor.ts'
import { readSign1, sign1 } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import {
  type NewPass,
  parsePass,
  signPass,
  STATUS_INDEX_MAX,
} from '#contracts/presentation/pass.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { buildDevicePass, buildSigner, buildTokenPass } from './fixtures.ts'

const VISA = -65537
const CNF = 8
const COSE_KEY = 1
const STATUS_INDEX = 5
const ANCHOR_HASH = 6
const TOKEN_ID = 7
const SAMPLE = 8

let signer: IssuerSigner
beforeAll(async () => {
  signer = await buildSigner()
})

const sign = (pass: NewPass) => signPass(signer, pass)

async function claimsOf(pass: NewPass): Promise<CborMap> {
  return toMap(decodeCbor(readSign1(await sign(pass)).payload))
}

function toMap(value: unknown): CborMap {
  if (!(value instanceof Map)) throw new Error('Not a map')
  return value as CborMap
}

/** Changes the claims of a pass, signs them with the issuer's key, and parses the result. */
async function parseChanged(
  pass: NewPass,
  change: (parts: { claims: CborMap; visa: CborMap }) => void,
  { kid = signer.kid }: { kid?: Uint8Array | null } = {},
) {
  const claims = await claimsOf(pass)
  change({ claims, visa: toMap(claims.get(VISA)) })
  const { privateKey } = signer
  return parsePass(await sign1({ kind: 'vsg/pass/2', privateKey, ...(kid && { kid }) }, claims))
}

const coseKeyOf = (claims: CborMap) => toMap(toMap(claims.get(CNF)).get(COSE_KEY))

describe('a pass', () => {
  test('reads as it was signed, bound to a device or for one code', async () => {
    const device = buildDevicePass()
    const token = buildTokenPass()
    const { credentialId, initials, statusIndex, anchorHash, expiresAt } = device
    expect(parsePass(await sign(device)).claims).toMatchObject({
      ...{ credentialId, initials, statusIndex, anchorHash, expiresAt },
      isSample: false,
      holder: { kind: 'device', ...device.holder },
    })
    expect(parsePass(await sign(token)).claims.holder).toEqual({ kind: 'token', ...token.holder })
  })

  test('has a place up to the last that its number has room for', async () => {
    for (const statusIndex of [0, STATUS_INDEX_MAX]) {
      const { claims } = parsePass(await sign(buildDevicePass({ statusIndex })))
      expect(claims.statusIndex).toBe(statusIndex)
    }
    expect(STATUS_INDEX_MAX).toBe(2_147_483_647)
  })

  test.each<[string, Partial<NewPass>]>([
    ['a place before the first', { statusIndex: -1 }],
    ['a place after the last', { statusIndex: STATUS_INDEX_MAX + 1 }],
    ['an anchor hash of 31 bytes', { anchorHash: new Uint8Array(31) }],
    ['an id of 15 bytes', { holder: { tokenId: new Uint8Array(15) } }],
    ['a point of 32 bytes', { holder: { devicePoint: new Uint8Array(32) } }],
  ])('is not signed with %s', (_name, changes) => {
    expect(() => sign(buildDevicePass(changes))).toThrow(RangeError)
  })

  test('that names no key is refused', async () => {
    const parsed = parseChanged(buildDevicePass(), () => undefined, { kid: null })
    await expect(parsed).rejects.toThrow('without kid')
  })

  test('for both a device and a code, or for neither, is refused', async () => {
    const both = parseChanged(buildDevicePass(), ({ visa }) =>
      visa.set(TOKEN_ID, new Uint8Array(16)),
    )
    await expect(both).rejects.toThrow('either a device or a code')
    const neither = parseChanged(buildTokenPass(), ({ visa }) => visa.delete(TOKEN_ID))
    await expect(neither).rejects.toThrow('either a device or a code')
  })

  test.each<[string, (parts: { claims: CborMap; visa: CborMap }) => void]>([
    ['a place after the last', ({ visa }) => visa.set(STATUS_INDEX, STATUS_INDEX_MAX + 1)],
    ['a place before the first', ({ visa }) => visa.set(STATUS_INDEX, -1)],
    ['an anchor hash of 33 bytes', ({ visa }) => visa.set(ANCHOR_HASH, new Uint8Array(33))],
    ['the mark of what is no sample', ({ visa }) => visa.set(SAMPLE, false)],
    ['a mark of another kind', ({ visa }) => visa.set(SAMPLE, 1)],
    ['a word more', ({ visa }) => visa.set(9, 0)],
    ['a key of another type', ({ claims }) => coseKeyOf(claims).set(1, 1)],
    ['a key on another curve', ({ claims }) => coseKeyOf(claims).set(-1, 2)],
    ['a key with both coordinates', ({ claims }) => coseKeyOf(claims).set(-3, new Uint8Array(32))],
    ['a key of 31 bytes', ({ claims }) => coseKeyOf(claims).set(-2, new Uint8Array(31))],
  ])('with %s is refused', async (_name, change) => {
    await expect(parseChanged(buildDevicePass(), change)).rejects.toThrow(MalformedError)
  })

  test('for a code with an id of 15 bytes is refused', async () => {
    const parsed = parseChanged(buildTokenPass(), ({ visa }) =>
      visa.set(TOKEN_ID, new Uint8Array(15)),
    )
    await expect(parsed).rejects.toThrow(MalformedError)
  })
})
