import { expect, test } from 'vitest'
import { verifyKeyProof } from '#api/interop/formats/key-proof.ts'
import { makeHolderKey } from '#tests/support/interop/holder-key.ts'
import { signJws } from '#tests/support/interop/openssl-jose.ts'

const holder = await makeHolderKey()
const other = await makeHolderKey()
const now = new Date()
const audience = 'https://visa.test'
const expected = { audience, now, maxAgeMs: 300_000 }
const seconds = Math.floor(now.getTime() / 1000)
const jwk = { kty: 'EC', crv: 'P-256', ...holder.point }

function prove(header: Record<string, unknown> = {}, claims: Record<string, unknown> = {}) {
  return signJws(
    holder.privateKey,
    { alg: 'ES256', typ: 'openid4vci-proof+jwt', jwk, ...header },
    { aud: audience, iat: seconds, nonce: 'n', ...claims },
  )
}

test('a proof tells the key that made it, and the nonce it was made with', async () => {
  expect(await verifyKeyProof(prove(), expected)).toMatchObject({
    holder: holder.point,
    nonce: 'n',
  })
})

test('what cannot be read of a proof is called by its name', async () => {
  const [header = '', , signature = ''] = prove().split('.')
  const withClaims = (claims: string) =>
    verifyKeyProof([header, claims, signature].join('.'), expected)
  await expect(withClaims('a!')).rejects.toThrow('not base64url')
  await expect(withClaims('_w')).rejects.toThrow('not UTF-8')
})

test.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
  ['of another type', { typ: 'jwt' }, {}, 'another type'],
  ['for another issuer', {}, { aud: 'https://other.test' }, 'another issuer'],
  ['without nonce', {}, { nonce: undefined }, 'a claim is missing'],
  ['made long ago', {}, { iat: seconds - 301 }, 'at another time'],
  ['of the future', {}, { iat: seconds + 60 }, 'at another time'],
  ['that names another key', { jwk: { ...jwk, ...other.point } }, {}, 'not signed so'],
  ['with a private key', { jwk: holder.privateJwk }, {}, 'no public P-256 key'],
  ['with a key of another curve', { jwk: { ...jwk, crv: 'P-384' } }, {}, 'no public P-256 key'],
  [
    'with a coordinate of other letters',
    { jwk: { ...jwk, x: '!'.repeat(43) } },
    {},
    'no public P-256',
  ],
  [
    'with a coordinate of bits too many',
    { jwk: { ...jwk, x: '_'.repeat(43) } },
    {},
    'no public P-256',
  ],
  ['with a point off the curve', { jwk: { ...jwk, y: jwk.x } }, {}, 'not on the curve'],
  ['with a name beside the key', { kid: 'a' }, {}, 'keys beside the jwk'],
])('no proof is one %s', async (_name, header, claims, reason) => {
  await expect(verifyKeyProof(prove(header, claims), expected)).rejects.toThrow(reason)
})
