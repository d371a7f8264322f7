import { createHmac, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { readJwt, signJwt, verifyJwt } from '#api/interop/formats/jwt.ts'
import { importPoint } from '#api/interop/formats/points.ts'
import { makeHolderKey } from '#tests/support/interop/holder-key.ts'
import { openJws, signJws } from '#tests/support/interop/openssl-jose.ts'

const TYP = 'dpop+jwt'
const HEADER = { alg: 'ES256', typ: TYP }
const CLAIMS = { iat: 1, said: 'a' }
const holder = await makeHolderKey()
const key = await importPoint(holder.point)
const other = await importPoint((await makeHolderKey()).point)
const opensslKey = createPublicKey({
  key: { kty: 'EC', crv: 'P-256', ...holder.point },
  format: 'jwk',
})

/** The DPoP proof in figure 2 of RFC 9449. */
const PROOF =
  'eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2IiwiandrIjp7Imt0eSI6IkVDIiwieCI6Imw4dEZyaHgtMzR0VjNoUklDUkRZOXpDa0RscEJoRjQyVVFVZldWQVdCRnMiLCJ5IjoiOVZFNGpmX09rX282NHpiVFRsY3VOSmFqSG10NnY5VERWclUwQ2R2R1JEQSIsImNydiI6IlAtMjU2In19.eyJqdGkiOiItQndDM0VTYzZhY2MybFRjIiwiaHRtIjoiUE9TVCIsImh0dSI6Imh0dHBzOi8vc2VydmVyLmV4YW1wbGUuY29tL3Rva2VuIiwiaWF0IjoxNTYyMjYyNjE2fQ.2-GxA6T8lP4vfrg8v-FdWP0A0zdrj8igiMLvqRMUvwnQg4PtFLbdLXiOSsX0x7NVY-FNyJK70nfbV37xRZT3Lg'

const toPart = (said: string) => Buffer.from(said).toString('base64url')

test('the proof of RFC 9449 is read, and signed by the key in its header', async () => {
  const jwt = readJwt(PROOF, TYP)
  expect(jwt.claims).toMatchObject({ jti: '-BwC3ESc6acc2lTc', htm: 'POST', iat: 1562262616 })
  const { x, y } = jwt.header.jwk as { x: string; y: string }
  expect(await verifyJwt(jwt, await importPoint({ x, y }))).toBe(true)
  expect(await verifyJwt(jwt, key)).toBe(false)
})

test('what OpenSSL signs is read, and is signed by that key alone', async () => {
  const jwt = readJwt(signJws(holder.privateKey, HEADER, CLAIMS), TYP)
  expect(jwt).toMatchObject({ header: HEADER, claims: CLAIMS })
  expect(await verifyJwt(jwt, key)).toBe(true)
  expect(await verifyJwt(jwt, other)).toBe(false)
})

test('what is signed here is opened by OpenSSL', async () => {
  const text = await signJwt(holder.privateKey, { typ: TYP, x5c: ['a'] }, CLAIMS)
  expect(openJws(text, opensslKey)).toEqual({ header: { ...HEADER, x5c: ['a'] }, claims: CLAIMS })
})

test('no part may be altered', async () => {
  const parts = signJws(holder.privateKey, HEADER, CLAIMS).split('.')
  const [header, claims, signature] = signJws(
    holder.privateKey,
    { ...HEADER, kid: 'a' },
    { ...CLAIMS, said: 'b' },
  ).split('.')
  for (const [at, part] of [header, claims, signature].entries()) {
    const changed = parts.map((one, place) => (place === at ? part : one)).join('.')
    expect(await verifyJwt(readJwt(changed, TYP), key)).toBe(false)
  }
})

/** A signature that has the right length, but contains only zeros. */
const ZEROS = Buffer.alloc(64).toString('base64url')
const sign = (header: Record<string, unknown>, claims: typeof CLAIMS | string = CLAIMS) =>
  signJws(holder.privateKey, { ...HEADER, ...header }, claims)
const signed = sign({})
const [header = '', claims = '', signature = ''] = signed.split('.')

/** Signs a token with HS256. The secret is the text of the public key, which anybody can know. */
function signByPublicKey(): string {
  const pem = opensslKey.export({ type: 'spki', format: 'pem' })
  const text = `${toPart(JSON.stringify({ ...HEADER, alg: 'HS256' }))}.${claims}`
  return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`
}

const NOT_ES256 = 'not signed with ES256'

test.each([
  ['without a signature', `${header}.${claims}.`, 'not a JWT'],
  ['without claims', `${header}..${signature}`, 'not a JWT'],
  ['of four parts', `${signed}.a`, 'not a JWT'],
  ['that is a JWE', `${header}..${claims}.${claims}.${signature}`, 'not a JWT'],
  ['beyond all measure', `${header}.${'A'.repeat(70_000)}.${signature}`, 'too many bytes'],
  ['that nobody signed', sign({ alg: 'none' }), NOT_ES256],
  ['that the public key signed as a secret', signByPublicKey(), NOT_ES256],
  ['by another algorithm', sign({ alg: 'ES384' }), NOT_ES256],
  ['by an algorithm of two names', sign({ alg: ['ES256'] }), NOT_ES256],
  ['with a shorter signature', `${header}.${claims}.${signature.slice(0, 44)}`, NOT_ES256],
  ['with a longer signature', `${signed}AAAA`, NOT_ES256],
  ['of another type', sign({ typ: 'JWT' }), 'a JWT of another type'],
  ['without a type', sign({ typ: undefined }), 'a JWT of another type'],
  [
    'with claims that are not encoded',
    sign({ crit: ['b64'], b64: false }),
    'a header that must be understood',
  ],
  [
    'with an extension',
    sign({ crit: ['exp'], exp: 9_999_999_999 }),
    'a header that must be understood',
  ],
  ['with an empty list of extensions', sign({ crit: [] }), 'a header that must be understood'],
  ['with padding', `${signed}==`, 'not base64url'],
  ['with a line break', `${header}.\n${claims}.${signature}`, 'not base64url'],
  ['with base64', `${header}.${claims}.${'+/'.repeat(43)}`, 'not base64url'],
  ['with leftover bits', `${header}.${claims}.${ZEROS.slice(0, -1)}B`, 'not base64url'],
  ['with claims that are no UTF-8', `${header}._w.${signature}`, 'not UTF-8'],
  ['with claims that are no JSON', sign({}, '{'), 'not a JSON object'],
  ['with claims that begin with a mark', sign({}, '\uFEFF{}'), 'not a JSON object'],
  ['with claims that are a list', sign({}, '[]'), 'not a JSON object'],
  ['with claims that are nothing', sign({}, 'null'), 'not a JSON object'],
  ['with claims of many floors', sign({}, '['.repeat(40_000)), 'not a JSON object'],
])('is refused: a JWT %s', (_what, text, reason) => {
  expect(() => readJwt(text, TYP)).toThrow(reason)
})

test('claims of many floors in one name are read in bounded time', async () => {
  const floors = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const jwt = readJwt(sign({}, `{"said":${floors}}`), TYP)
  expect(await verifyJwt(jwt, key)).toBe(true)
})

test('a claim that is named like a prototype changes none', () => {
  const jwt = readJwt(sign({}, '{"__proto__":{"said":"b"}}'), TYP)
  expect(jwt.claims.said).toBeUndefined()
  expect(Object.prototype).not.toHaveProperty('said')
})

test('a header that says that the claims are not encoded changes nothing unless it must be understood', async () => {
  expect(await verifyJwt(readJwt(sign({ b64: false }), TYP), key)).toBe(true)
})
