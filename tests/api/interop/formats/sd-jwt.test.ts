import { describe, expect, test } from 'vitest'
import { toBase64Url } from '#contracts/bytes.ts'
import { readJwt, signJwt, verifyJwt } from '#api/interop/formats/jwt.ts'
import { readSdJwt, verifyKeyBinding } from '#api/interop/formats/sd-jwt-presentation.ts'
import { hashDisclosure } from '#api/interop/formats/sd-jwt-vc.ts'
import { toX5c } from '#api/interop/formats/signer.ts'
import { signStatusListJwt } from '#api/interop/formats/status-list.ts'
import { makeHolderKey } from '#tests/support/interop/holder-key.ts'
import { openSdJwtLibrary } from '#tests/support/interop/sd-jwt-library.ts'
import * as given from './fixtures.ts'

const now = new Date()
const seconds = Math.floor(now.getTime() / 1000)
const request = { nonce: given.NONCE, audience: given.AUDIENCE, askedAt: now, now }
const bound = { iat: seconds, aud: given.AUDIENCE, nonce: given.NONCE }

const wallet = openSdJwtLibrary({ holder: given.holder.privateKey })
const issued = await given.makeSdJwt()

function show(kb: Partial<typeof bound> = {}) {
  const frame = { visa_type: true, expiry_date: true }
  return wallet.present(issued, frame, { kb: { payload: { ...bound, ...kb } } })
}

describe('what a foreign wallet shows of our SD-JWT VC', async () => {
  const shown = await show()
  const read = readSdJwt(shown)

  test('is read with exactly what it discloses', () => {
    expect(Object.fromEntries(read.claims)).toEqual({ visa_type: 'F-1', expiry_date: '2030-01-01' })
    expect(read).toMatchObject({
      type: 'https://visa.test/interop/types/visa/1',
      issuer: 'https://visa.test',
      holder: given.holder.point,
      issuedAt: given.issuedAt,
      expiresAt: given.expiresAt,
      status: given.status,
      chain: given.signer.chain,
    })
  })

  test('is signed by the issuer and, for this request, by the holder', async () => {
    expect(await verifyJwt(read.jwt, given.signer.publicKey)).toBe(true)
    expect(await verifyKeyBinding(read, request)).toBe(true)
  })

  test('is taken by a foreign verifier until its status is set', async () => {
    const fetched: string[] = []
    const verifyWhile = (revoked: readonly number[]) =>
      openSdJwtLibrary({
        issuerPublic: given.signer.publicKey,
        fetchStatus: async (uri) => {
          fetched.push(uri)
          return signStatusListJwt(given.signer, await given.makeStatusList(revoked))
        },
      }).verify(shown, { keyBindingNonce: given.NONCE })

    expect((await verifyWhile([])).payload).toMatchObject({ visa_type: 'F-1' })
    await expect(verifyWhile([given.status.index])).rejects.toThrow('Status is not valid')
    expect(fetched).toEqual([given.status.uri, given.status.uri])
  })

  test.each([
    ['another nonce', { nonce: 'another' }],
    ['another verifier', { aud: 'x509_hash:another' }],
    ['a time before the request', { iat: seconds - 60 }],
    ['a time to come', { iat: seconds + 60 }],
  ])('counts not with %s', async (_name, kb) => {
    expect(await verifyKeyBinding(readSdJwt(await show(kb)), request)).toBe(false)
  })

  test('counts not with the binding of another key', async () => {
    const thief = openSdJwtLibrary({ holder: (await makeHolderKey()).privateKey })
    const stolen = await thief.present(issued, {}, { kb: { payload: bound } })
    expect(await verifyKeyBinding(readSdJwt(stolen), request)).toBe(false)
  })

  test('counts not once a disclosure was taken away, or one put in', async () => {
    const [jwt = '', first = '', second = '', binding = ''] = shown.split('~')
    const fewer = [jwt, first, binding].join('~')
    const [, ...all] = issued.split('~').slice(0, -1)
    const third = all.find((one) => one !== first && one !== second) ?? ''
    const more = [jwt, first, second, third, binding].join('~')

    expect(await verifyKeyBinding(readSdJwt(fewer), request)).toBe(false)
    expect(await verifyKeyBinding(readSdJwt(more), request)).toBe(false)
  })
})

describe('read is no SD-JWT', async () => {
  const shown = await show()
  const [jwt = '', first = '', second = '', binding = ''] = shown.split('~')
  const disclose = (...parts: unknown[]) =>
    toBase64Url(new TextEncoder().encode(JSON.stringify(parts)))

  test.each([
    ['without binding', [jwt, first, second, ''], 'not a JWT'],
    ['with a disclosure twice', [jwt, first, first, binding], 'a claim that is not signed'],
    [
      'with a foreign disclosure',
      [jwt, disclose('salt', 'visa_type', 'O-1'), binding],
      'not signed',
    ],
    ['with an empty disclosure', [jwt, '', binding], 'a claim that is not signed'],
    ['with a binding in the place of the credential', [binding, binding], 'another type'],
    ['with a credential in the place of the binding', [jwt, jwt], 'another type'],
    ['of nothing', [''], 'not a JWT'],
    [
      'with more disclosures than any has',
      [jwt, ...Array<string>(33).fill(first), binding],
      'too many disclosures',
    ],
    ['beyond all measure', ['a'.repeat(70_000), binding], 'too many bytes'],
  ])('%s', (_name, parts, reason) => {
    expect(() => readSdJwt(parts.join('~'))).toThrow(reason)
  })

  test.each([
    ['that is named like a signed claim', 'vct', 'the same claim twice'],
    ['that hides further ones', '_sd', 'the same claim twice'],
    ['of a list', '...', 'the same claim twice'],
  ])('with a disclosure %s, even if it was signed', async (_name, name, reason) => {
    const disclosure = disclose('salt', name, 'x')
    const signed = await signJwt(
      given.signer.privateKey,
      { typ: 'dc+sd-jwt', x5c: toX5c(given.signer.chain) },
      {
        iss: 'https://visa.test',
        vct: 'x',
        iat: 1,
        exp: 2,
        _sd_alg: 'sha-256',
        cnf: { jwk: { kty: 'EC', crv: 'P-256', ...given.holder.point } },
        _sd: [hashDisclosure(disclosure)],
      },
    )
    expect(() => readSdJwt([signed, disclosure, binding].join('~'))).toThrow(reason)
  })
})

test('what a foreign issuer made is read like our own', async () => {
  const library = openSdJwtLibrary({
    issuer: given.signer.privateKey,
    holder: given.holder.privateKey,
  })
  const payload = {
    iss: 'https://other.test',
    vct: 'https://other.test/type',
    iat: seconds,
    exp: seconds + 60,
    cnf: { jwk: { kty: 'EC', crv: 'P-256', ...given.holder.point } },
    visa_type: 'TN',
    holder_name: 'Amara Okafor',
  }
  const credential = await library.issue(
    payload,
    { _sd: ['visa_type', 'holder_name'] },
    {
      header: { typ: 'dc+sd-jwt', x5c: toX5c(given.signer.chain) },
    },
  )
  const read = readSdJwt(
    await library.present(credential, { visa_type: true }, { kb: { payload: bound } }),
  )

  expect(Object.fromEntries(read.claims)).toEqual({ visa_type: 'TN' })
  expect(await verifyJwt(read.jwt, given.signer.publicKey)).toBe(true)
  expect(await verifyKeyBinding(read, request)).toBe(true)
})

test('two instances share nothing but times, type and issuer', async () => {
  const parts = (text: string) => text.split('~').slice(1, -1)
  const other = await given.makeSdJwt()
  expect(parts(issued).filter((part) => parts(other).includes(part))).toEqual([])
  const digests = (text: string) =>
    readJwt(text.split('~')[0] ?? '', 'dc+sd-jwt').claims._sd as string[]
  expect(digests(issued).filter((digest) => digests(other).includes(digest))).toEqual([])
})
