import { describe, expect, test } from 'vitest'
import { CONTENT_ENCRYPTIONS, decryptJwe, ECDH } from '#api/interop/formats/jwe.ts'
import { encryptJwe, sealJwe } from '#tests/support/interop/openssl-jose.ts'

const text = JSON.stringify({ vp_token: { visa: ['a'] } })
const { publicKey, privateKey } = await crypto.subtle.generateKey(ECDH, true, ['deriveBits'])
const { kty = '', crv = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
const jwk = { kty, crv, x, y }
const named = { apu: toPart('one'), apv: toPart('two') }

function toPart(said: string | Uint8Array): string {
  return Buffer.from(said).toString('base64url')
}

function encrypt(header: Record<string, unknown> = {}): string {
  return encryptJwe(jwk, text, { ...named, ...header })
}

describe.each(CONTENT_ENCRYPTIONS)('what OpenSSL encrypts by %s', (enc) => {
  test('is read by the key alone that it was encrypted to', async () => {
    const other = await crypto.subtle.generateKey(ECDH, false, ['deriveBits'])
    const sealed = encrypt({ enc })

    expect(await decryptJwe(sealed, privateKey)).toBe(text)
    await expect(decryptJwe(sealed, other.privateKey)).rejects.toThrow('not encrypted to this key')
  })

  test('is read without a name of either side', async () => {
    expect(await decryptJwe(encryptJwe(jwk, text, { enc }), privateKey)).toBe(text)
  })

  test('is refused with any of its parts altered', async () => {
    const parts = encrypt({ enc }).split('.')
    for (const [at, part] of parts.entries()) {
      const last = part.slice(0, 4) + (part[4] === 'A' ? 'B' : 'A') + part.slice(5)
      const changed = parts.map((one, place) => (place === at ? last : one)).join('.')
      await expect(decryptJwe(changed, privateKey)).rejects.toThrow()
    }
  })
})

test('the key is the one that RFC 7518, appendix C, agrees', async () => {
  const bob = {
    kty: 'EC',
    crv: 'P-256',
    x: 'weNJy2HscCSM6AEDTDg04biOvhFhyyWvOHQfeF_PxMQ',
    y: 'e8lnCO-AlStT-NJVX-crhB7QRYhiix03illJOVAOyck',
    d: 'VEmDZpDXXK8p8N0Cndsxs924q6nS1RXFASRl6BfUqdw',
  }
  const header = {
    alg: 'ECDH-ES',
    enc: 'A128GCM',
    apu: 'QWxpY2U',
    apv: 'Qm9i',
    epk: {
      kty: 'EC',
      crv: 'P-256',
      x: 'gI0GAILBdu7T53akrFmMyGcsF3n5dO7MmwNBHKW5SV0',
      y: 'SLW_xSffzlPWrHEVI30DHM_4egVwt3NQqeUD7nMFpps',
    },
  }
  const agreed = Buffer.from('VqqN6vgjbSBcIijNcacQGg', 'base64url')
  const key = await crypto.subtle.importKey('jwk', bob, ECDH, false, ['deriveBits'])
  expect(await decryptJwe(sealJwe(agreed, header, text), key)).toBe(text)
})

/** Encrypts a JWE to the key, and returns it with changed parts. */
function alter(change: (parts: string[]) => string[]): string {
  return change(encrypt().split('.')).join('.')
}

const IN_ANOTHER_WAY = 'encrypted in another way'
const NOT_TO_THIS_KEY = 'not encrypted to this key'
const one = toPart(Buffer.alloc(32, 1))
const p384 = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-384' }, true, [
  'deriveBits',
])
const ofAnotherCurve = await crypto.subtle.exportKey('jwk', p384.publicKey)

test.each<[string, () => string, string]>([
  ['no text at all', () => '', 'not a JWE'],
  ['a text beyond all measure', () => 'a'.repeat(140_000), 'too many bytes'],
  ['a JWS', () => alter(([header = '', , , ...rest]) => [header, ...rest]), 'not a JWE'],
  [
    'a key beside the one that is agreed',
    () => alter(([header = '', , ...rest]) => [header, one, ...rest]),
    'not a JWE',
  ],
  ['a header that is no base64url', () => alter(([, ...rest]) => ['a!', ...rest]), 'not base64url'],
  [
    'a content with leftover bits',
    () =>
      alter(([header = '', key = '', nonce = '', , tag = '']) => [header, key, nonce, 'B', tag]),
    'not base64url',
  ],
  ['a header that is no UTF-8', () => alter(([, ...rest]) => ['_w', ...rest]), 'not UTF-8'],
  ['no algorithm', () => encrypt({ alg: 'none' }), IN_ANOTHER_WAY],
  ['a key that is wrapped', () => encrypt({ alg: 'ECDH-ES+A128KW' }), IN_ANOTHER_WAY],
  ['a key that everybody has', () => encrypt({ alg: 'dir' }), IN_ANOTHER_WAY],
  [
    'a password that takes a year to try',
    () => encrypt({ alg: 'PBES2-HS256+A128KW', p2s: one, p2c: 2 ** 31 - 1 }),
    IN_ANOTHER_WAY,
  ],
  ['another encryption', () => encrypt({ enc: 'A128CBC-HS256' }), IN_ANOTHER_WAY],
  ['a compression', () => encrypt({ zip: 'DEF' }), IN_ANOTHER_WAY],
  ['a header that must be understood', () => encrypt({ crit: ['exp'], exp: 1 }), IN_ANOTHER_WAY],
  [
    'a header of a thousand floors',
    () => alter(([, ...rest]) => [toPart('['.repeat(60_000)), ...rest]),
    IN_ANOTHER_WAY,
  ],
  [
    'a longer nonce',
    () =>
      alter(([header = '', key = '', nonce = '', ...rest]) => [
        header,
        key,
        nonce + nonce,
        ...rest,
      ]),
    IN_ANOTHER_WAY,
  ],
  [
    'a tag that is half in the text',
    () =>
      alter(([header = '', key = '', nonce = '', sealed = '', tag = '']) => {
        const bytes = Buffer.concat([sealed, tag].map((part) => Buffer.from(part, 'base64url')))
        return [header, key, nonce, toPart(bytes.subarray(0, -8)), toPart(bytes.subarray(-8))]
      }),
    IN_ANOTHER_WAY,
  ],
  ['no key of the sender', () => encrypt({ epk: undefined }), IN_ANOTHER_WAY],
  [
    "a sender's key that is not on the curve",
    () => encrypt({ epk: { kty: 'EC', crv: 'P-256', x: one, y: one } }),
    NOT_TO_THIS_KEY,
  ],
  ["a sender's key of another curve", () => encrypt({ epk: ofAnotherCurve }), NOT_TO_THIS_KEY],
  ["a sender's private key", () => encrypt({ epk: { ...jwk, d: one } }), NOT_TO_THIS_KEY],
  ["a sender's secret", () => encrypt({ epk: { kty: 'oct', k: one } }), NOT_TO_THIS_KEY],
  ['a name that is no base64url', () => encrypt({ apu: 'a!' }), NOT_TO_THIS_KEY],
  ['a text that is no UTF-8', () => encryptJwe(jwk, Uint8Array.of(0xff)), NOT_TO_THIS_KEY],
])('is refused: %s', async (_what, make, reason) => {
  await expect(decryptJwe(make(), privateKey)).rejects.toThrow(reason)
})
