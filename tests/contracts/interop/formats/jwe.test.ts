import { CompactEncrypt, importJWK } from 'jose'
import { describe, expect, test } from 'vitest'
import { CONTENT_ENCRYPTIONS, decryptJwe, ECDH } from '#contracts/interop/formats/jwe.ts'

const text = JSON.stringify({ vp_token: { visa: ['a'] } })
const { publicKey, privateKey } = await crypto.subtle.generateKey(ECDH, true, ['deriveBits'])
const jwk = await crypto.subtle.exportKey('jwk', publicKey)

async function encrypt(enc: string, header: Record<string, unknown> = {}, alg = 'ECDH-ES') {
  const key = await importJWK({ ...jwk, alg })
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg, enc, ...header })
    .setKeyManagementParameters({ apu: Buffer.from('one'), apv: Buffer.from('two') })
    .encrypt(key)
}

describe.each(CONTENT_ENCRYPTIONS)('what jose encrypts by %s', (enc) => {
  test('is read by the key alone that it was encrypted to', async () => {
    const other = await crypto.subtle.generateKey(ECDH, false, ['deriveBits'])
    const sealed = await encrypt(enc)

    expect(await decryptJwe(sealed, privateKey)).toBe(text)
    await expect(decryptJwe(sealed, other.privateKey)).rejects.toThrow('not encrypted to this key')
  })

  test('is refused with any of its parts altered', async () => {
    const parts = (await encrypt(enc)).split('.')
    for (const [at, part] of parts.entries()) {
      const last = part.slice(0, 4) + (part[4] === 'A' ? 'B' : 'A') + part.slice(5)
      const changed = parts.map((one, place) => (place === at ? last : one)).join('.')
      await expect(decryptJwe(changed, privateKey)).rejects.toThrow()
    }
  })
})

test.each([
  ['another algorithm', () => encrypt('A256GCM', {}, 'ECDH-ES+A128KW'), 'not a JWE'],
  ['another encryption', () => encrypt('A128CBC-HS256'), 'encrypted in another way'],
  ['no text at all', () => Promise.resolve(''), 'not a JWE'],
  ['a text beyond all measure', () => Promise.resolve('a'.repeat(140_000)), 'too many bytes'],
])('is refused: %s', async (_name, make, reason) => {
  await expect(decryptJwe(await make(), privateKey)).rejects.toThrow(reason)
})

/** One that was encrypted to the key, with parts of it in the place of others. */
async function alter(change: (parts: string[]) => string[]) {
  return change((await encrypt('A128GCM')).split('.')).join('.')
}

function addToHeader(header: string, more: Record<string, unknown>): string {
  const said = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, unknown>
  return Buffer.from(JSON.stringify({ ...said, ...more })).toString('base64url')
}

test.each<[string, (parts: string[]) => string[]]>([
  ['a compression', ([header = '', ...rest]) => [addToHeader(header, { zip: 'DEF' }), ...rest]],
  [
    'a header that must be understood',
    ([header = '', ...rest]) => [addToHeader(header, { crit: ['exp'] }), ...rest],
  ],
  [
    'a longer nonce',
    ([header = '', key = '', nonce = '', ...rest]) => [header, key, nonce + nonce, ...rest],
  ],
  [
    'a tag that is half in the text',
    ([header = '', key = '', nonce = '', text = '', tag = '']) => {
      const bytes = Buffer.concat([text, tag].map((part) => Buffer.from(part, 'base64url')))
      const cut = [bytes.subarray(0, -8), bytes.subarray(-8)]
      return [header, key, nonce, ...cut.map((part) => part.toString('base64url'))]
    },
  ],
])('is refused with %s', async (_what, change) => {
  await expect(decryptJwe(await alter(change), privateKey)).rejects.toThrow(
    'encrypted in another way',
  )
})

test('is refused with a key that is not on the curve', async () => {
  const [, ...rest] = (await encrypt('A128GCM')).split('.')
  const one = Buffer.alloc(32, 1).toString('base64url')
  const header = {
    alg: 'ECDH-ES',
    enc: 'A128GCM',
    epk: { kty: 'EC', crv: 'P-256', x: one, y: one },
  }
  const changed = Buffer.from(JSON.stringify(header)).toString('base64url')
  await expect(decryptJwe([changed, ...rest].join('.'), privateKey)).rejects.toThrow(
    'not encrypted',
  )
})
