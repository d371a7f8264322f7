import { X509Certificate } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { installCertificates } from '#api/interop/certificates/install-certificates.ts'
import { requestCertificates } from '#api/interop/certificates/request-certificates.ts'
import {
  openCertificateRoot,
  signCertificates,
} from '#api/interop/certificates/sign-certificates.ts'
import { openRoots } from '#api/trust/keys/root-file.ts'
import { clientOf } from '#api/interop/requests/client-of.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { signMdoc, toFullDate } from '#api/interop/formats/mdoc.ts'
import { signSdJwtVc } from '#api/interop/formats/sd-jwt-vc.ts'
import type { CertifiedSigner } from '#api/interop/formats/signer.ts'
import {
  type InteropFormat,
  MDOC_NAMESPACE,
  MDOC_TYPE,
  visaTypeAddress,
} from '#contracts/interop/visa-type.ts'
import { type Attempt, startAsking } from '#tests/support/interop/asking.ts'
import { certify } from '#tests/support/interop/certify.ts'
import { hold, PRESENTERS } from '#tests/support/interop/presenting.ts'
import { ORIGIN } from '#tests/support/server/other-wallet.ts'

const DAY_MS = 86_400_000
/** The time after which every process knows the result of a ceremony. */
const FOLLOWED_MS = 61_000
const SD_JWT = '@sd-jwt/sd-jwt-vc'
const MDOC = '@owf/mdoc'
const { app, scene, credentialId, held, attempt } = await startAsking()
const signer = await app.services.certificates.signer('document')

/**
 * Presents an SD-JWT that is like ours, but has another signer and the given changes. Returns the
 * verdict.
 */
async function attemptSdJwt(
  by: CertifiedSigner,
  changes: Partial<Parameters<typeof signSdJwtVc>[1]> = {},
  asked: Partial<Attempt> = {},
) {
  const { key } = held.sdJwt
  const { x = '', y = '' } = key.jwk
  const credential = await signSdJwtVc(by, {
    issuer: ORIGIN,
    type: visaTypeAddress(ORIGIN),
    typeIntegrity: 'sha256-x',
    issuedAt: new Date(),
    validFrom: new Date(),
    expiresAt: new Date(Date.now() + DAY_MS),
    holder: { x, y },
    status: { uri: `${ORIGIN}/interop/status/0`, index: 77 },
    claims: { visa_type: 'F-1', expiry_date: '2099-01-01' },
    ...changes,
  })
  return attempt({ format: SD_JWT, shown: { ...held, sdJwt: { key, credential } }, ...asked })
}

async function attemptMdoc(docType: string) {
  const { key } = held.mdoc
  const { x = '', y = '' } = key.jwk
  const issuerSigned = await signMdoc(signer, {
    docType,
    namespace: MDOC_NAMESPACE,
    elements: { visa_type: 'F-1', expiry_date: toFullDate('2099-01-01') },
    holder: { x, y },
    signedAt: new Date(),
    validFrom: new Date(),
    validUntil: new Date(Date.now() + DAY_MS),
    status: { uri: `${ORIGIN}/interop/status/0`, index: 77 },
  })
  const credential = Buffer.from(issuerSigned).toString('base64url')
  return attempt({ format: MDOC, shown: { ...held, mdoc: { key, credential, docType } } })
}

/**
 * Returns the status list, the index and the end of an instance that the server gave to the wallet.
 */
async function placeOf(format: InteropFormat) {
  const { database } = app.services
  const [row] = await WalletInstanceRow.query(database).where({ format }).limit(1)
  if (!row) throw new Error('nothing was given')
  const { list, index, expiresAt } = row
  return { status: { uri: `${ORIGIN}/interop/status/${String(list)}`, index }, expiresAt }
}

describe('a certificate', () => {
  test('of another root is refused', async () => {
    expect(await attemptSdJwt(await certify())).toEqual([false, 'UNKNOWN_ISSUER'])
  })

  test('of a root that is named like ours is refused', async () => {
    const namesake = await certify(`/C=ZZ/CN=Visa Success Guide root of ${new URL(ORIGIN).host}`)
    const [root] = await app.services.certificates.roots()
    const { issuer } = new X509Certificate(namesake.chain[0] ?? new Uint8Array())
    expect(issuer).toBe(new X509Certificate(root ?? new Uint8Array()).subject)
    expect(await attemptSdJwt(namesake)).toEqual([false, 'UNKNOWN_ISSUER'])
  })

  test('of ours for something else is refused', async () => {
    const reader = await app.services.certificates.signer('reader')
    expect(await attemptSdJwt(reader)).toEqual([false, 'UNKNOWN_ISSUER'])
  })

  test('that was not in force yet when it signed is refused', async () => {
    const issuedAt = new Date(Date.now() - 400 * DAY_MS)
    expect(await attemptSdJwt(signer, { issuedAt })).toEqual([false, 'SIGNATURE_INVALID'])
  })

  test('without a name of ours makes no request by a name', () => {
    const prefix = 'x509_san_dns'
    expect(() => clientOf(signer, { prefix, origin: 'https://192.0.2.1' })).toThrow(
      'ask by its hash',
    )
  })
})

describe('what our own key has signed', () => {
  test.each([
    ['of another type', { type: 'https://elsewhere.example/type' }],
    ['of another issuer', { issuer: 'https://elsewhere.example' }],
  ])('%s is refused', async (_what, changes) => {
    expect(await attemptSdJwt(signer, changes)).toEqual([false, 'TOKEN_MALFORMED'])
  })

  test('as an mdoc of another type is refused', async () => {
    expect(await attemptMdoc('org.iso.18013.5.1.mDL')).toEqual([false, 'TOKEN_MALFORMED'])
  })

  test('and we have never given to a wallet is refused', async () => {
    expect(await attemptSdJwt(signer)).toEqual([false, 'CREDENTIAL_NOT_FOUND'])
    expect(await attemptMdoc(MDOC_TYPE)).toEqual([false, 'CREDENTIAL_NOT_FOUND'])
  })

  test('in the place of what we gave is refused where it says something else', async () => {
    const { status, expiresAt } = await placeOf('dc+sd-jwt')
    const otherwise = await attemptSdJwt(signer, { status, expiresAt })
    expect(otherwise).toEqual([false, 'PASS_NOT_ISSUED'])
    const later = new Date(expiresAt.getTime() + DAY_MS)
    const longer = await attemptSdJwt(signer, { status, expiresAt: later })
    expect(longer).toEqual([false, 'CREDENTIAL_NOT_FOUND'])
  })

  test('in the place of what we gave in the other format is refused', async () => {
    const { status, expiresAt } = await placeOf('mso_mdoc')
    const said = await attemptSdJwt(signer, { status, expiresAt })
    expect(said).toEqual([false, 'CREDENTIAL_NOT_FOUND'])
  })

  test('in the same place of a list of others is refused', async () => {
    const { status, expiresAt } = await placeOf('dc+sd-jwt')
    // The new host has the same length, so the number of the list stays at its position in the
    // address.
    const uri = status.uri.replace('//visa.', '//fake.')
    const said = await attemptSdJwt(signer, { status: { ...status, uri }, expiresAt })
    expect(said).toEqual([false, 'CREDENTIAL_NOT_FOUND'])
  })

  test('names nobody where it is not on record', async () => {
    const claims = { visa_type: 'F-1', expiry_date: '2099-01-01', holder_name: 'Test Holder' }
    const said = await attemptSdJwt(signer, { claims }, { naming: ['holder_name'] })
    expect(said).toEqual([false, 'CREDENTIAL_NOT_FOUND'])
  })
})

/** These tests run last, because the ceremony makes all earlier credentials invalid. */
describe('after a ceremony that withdraws the signer of documents', () => {
  beforeAll(async () => {
    const { clock, database, env, sealing } = app.services
    const { serialNumber } = new X509Certificate(signer.chain[0] ?? new Uint8Array())
    const now = clock.now()
    const { root: stored } = await openRoots(env.dataDir)
    const certificates = await app.services.certificates.roots()
    const root = await openCertificateRoot(stored, { origin: ORIGIN, now, certificates })
    const request = await requestCertificates({ database, sealing, clock }, ORIGIN)
    const withdrawn = [{ serial: serialNumber.toLowerCase(), at: now.toISOString() }]
    const bundle = await signCertificates(root, request, { now, withdrawn })
    await installCertificates({ database, clock, origin: ORIGIN }, bundle)
    app.clock.advance(FOLLOWED_MS)
  })

  test.each(Object.keys(PRESENTERS))('%s is refused with what it had before', async (format) => {
    expect(await attempt({ format })).toEqual([false, 'PASS_RECALLED'])
  })

  test.each(Object.keys(PRESENTERS))('%s is believed with what it is given now', async (format) => {
    const shown = await hold(app, scene.holder, credentialId)
    expect(await attempt({ format, shown })).toEqual([true, null])
  })
})
