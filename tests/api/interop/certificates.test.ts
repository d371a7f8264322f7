import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { examineCertificates } from '#api/doctor/examine-certificates.ts'
import { CertificateBundle } from '#api/interop/certificates/certificate-request.ts'
import { openCertificates } from '#api/interop/certificates/certificates.ts'
import { installCertificates } from '#api/interop/certificates/install-certificates.ts'
import { requestCertificates } from '#api/interop/certificates/request-certificates.ts'
import {
  openCertificateRoot,
  signCertificates,
} from '#api/interop/certificates/sign-certificates.ts'
import { watchCertificates } from '#api/interop/certificates/watch-certificates.ts'
import { makeRoot } from '#api/trust/keys/root-file.ts'
import { SIGNER_USES } from '#api/interop/certificates/signers.ts'
import { parsePin } from '#contracts/trust/pin.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { ORIGIN } from '#tests/support/server/other-wallet.ts'

const DAY_MS = 86_400_000
const folder = makeFolder()
const app = await startTestApp()

/** Runs OpenSSL on a DER file, and returns its output. */
function openssl(command: string, bytes: Uint8Array, ...args: string[]): string {
  const path = join(folder, 'input.der')
  writeFileSync(path, bytes)
  return execFileSync('openssl', [command, '-inform', 'DER', '-in', path, ...args]).toString()
}

const toPem = (bytes: Uint8Array) => openssl('x509', bytes)

test('OpenSSL takes the chain of each signer, and reads what it may be used for', async () => {
  const { certificates } = app.services
  const [root] = await certificates.roots()
  const rootFile = join(folder, 'root.pem')
  writeFileSync(rootFile, toPem(root ?? Buffer.of()))
  const list = (await certificates.revocationList()) ?? Buffer.of()
  const listFile = join(folder, 'list.pem')
  writeFileSync(listFile, openssl('crl', list))

  for (const use of SIGNER_USES) {
    const { chain } = await certificates.signer(use)
    const leafFile = join(folder, `${use}.pem`)
    writeFileSync(leafFile, toPem(chain[0] ?? Buffer.of()))
    const now = ['-attime', String(Math.ceil(Date.now() / 1000))]
    const files = ['-CRLfile', listFile, '-CAfile', rootFile]
    const checks = ['-x509_strict', '-crl_check', ...now, ...files]
    const said = execFileSync('openssl', ['verify', ...checks, leafFile]).toString()
    expect(said).toBe(`${leafFile}: OK\n`)
  }
  const { chain } = await certificates.signer('document')
  const text = openssl('x509', chain[0] ?? Buffer.of(), '-noout', '-text')
  expect(text).toContain('Signature Algorithm: ecdsa-with-SHA256')
  expect(text).toMatch(/Issuer: C ?= ?ZZ, CN ?= ?Visa Success Guide root of visa\.example\.org/)
  expect(text).toContain('X509v3 Extended Key Usage: critical\n                1.0.18013.5.1.2')
  expect(text).toContain('DNS:visa.example.org, URI:https://visa.example.org')
  expect(text).toContain('URI:https://visa.example.org/interop/root.crl')
  const rootText = openssl('x509', root ?? Buffer.of(), '-noout', '-text')
  expect(rootText).toContain('CA:TRUE, pathlen:0')
  expect(rootText).toContain('Certificate Sign, CRL Sign')
  const listText = openssl('crl', list, '-noout', '-text')
  expect(listText).toContain('No Revoked Certificates.')
})

test('signers are good for 397 days, the root for ten years, the list for 90 days', async () => {
  const { certificates } = app.services
  const days = ({ validFrom, validTo }: X509Certificate) =>
    (Date.parse(validTo) - Date.parse(validFrom)) / DAY_MS
  for (const use of SIGNER_USES) {
    const { chain } = await certificates.signer(use)
    expect(days(new X509Certificate(chain[0] ?? Buffer.of()))).toBe(397)
  }
  const [root] = await certificates.roots()
  expect(Math.round(days(new X509Certificate(root ?? Buffer.of())) / 365.25)).toBe(10)
  const text = openssl(
    'crl',
    (await certificates.revocationList()) ?? Buffer.of(),
    '-noout',
    '-text',
  )
  const at = (name: string) => Date.parse(new RegExp(`${name}: (.*)`).exec(text)?.[1] ?? '')
  expect((at('Next Update') - at('Last Update')) / DAY_MS).toBe(90)
})

test('the list of certificates that count no more is public', async () => {
  const response = await fetch(`${app.url}/interop/root.crl`)
  expect(response.headers.get('Content-Type')).toBe('application/pkix-crl')
  expect(openssl('crl', new Uint8Array(await response.arrayBuffer()))).toContain('BEGIN X509 CRL')
})

describe('a ceremony', () => {
  const ours = makeRoot(0)
  const sign = async (changes: { now?: Date; by?: ReturnType<typeof makeRoot> } = {}) => {
    const { database, sealing, clock } = app.services
    const now = changes.now ?? clock.now()
    const request = await requestCertificates({ database, sealing, clock }, ORIGIN)
    const by = await (changes.by ?? ours)
    const root = await openCertificateRoot(by, { origin: ORIGIN, now, certificates: [] })
    const withdrawn = [{ serial: '1234', at: now.toISOString() }]
    return signCertificates(root, request, { now, withdrawn })
  }
  const install = (bundle: CertificateBundle, origin = ORIGIN) => {
    const { database, clock } = app.services
    return installCertificates({ database, clock, origin }, bundle)
  }

  test('puts its certificates in the place of those before', async () => {
    const bundle = await sign()
    await install(bundle)
    app.clock.advance(61_000)
    const { chain } = await app.services.certificates.signer('document')
    const named = bundle.signers.find(({ use }) => use === 'document')?.certificate ?? ''
    expect(Buffer.from(chain[0] ?? Buffer.of()).toString('base64url')).toBe(named)
    const list = (await app.services.certificates.revocationList()) ?? Buffer.of()
    expect(openssl('crl', list, '-noout', '-text')).toContain('Serial Number: 1234')
  })

  test.each<[string, (bundle: CertificateBundle) => Promise<CertificateBundle>, string]>([
    [
      'for another address',
      (bundle) => Promise.resolve({ ...bundle, origin: 'https://another.example' }),
      'These certificates are for https://another.example',
    ],
    [
      'of another root',
      async (bundle) => ({
        ...bundle,
        root: (await sign({ by: makeRoot(0) })).root,
      }),
      'The root has not signed the document certificate',
    ],
    [
      'under a signer as root',
      (bundle) => Promise.resolve({ ...bundle, root: bundle.signers[0]?.certificate ?? '' }),
      'The first certificate is not the certificate of a root',
    ],
    [
      'of the use of another',
      (bundle) =>
        Promise.resolve({
          ...bundle,
          signers: bundle.signers.map((one) => ({ ...one, use: 'reader' as const })),
        }),
      'This server does not have the private key of the reader certificate',
    ],
    ['that are over', () => sign({ now: new Date(Date.now() - 400 * DAY_MS) }), 'not now'],
  ])('that comes %s is refused', async (_what, change, message) => {
    await expect(install(await change(await sign()))).rejects.toThrow(message)
  })
})

describe('in production', () => {
  const ready = async (isProduction: boolean) => {
    const { services } = app
    Object.assign(services, { env: { ...services.env, isProduction } })
    return (await fetch(`${app.url}/readyz`)).status
  }

  const rootKey = parsePin(Buffer.alloc(65, 2).toString('base64url'))

  /**
   * Returns the alarm and the doctor's findings about certificates, this many days before `end`.
   * Uses production settings, with which the product renews no certificate by itself.
   */
  const toldBefore = async (end: Date, days: number) => {
    app.clock.set(new Date(end.getTime() - days * DAY_MS))
    const { services } = app
    const env = { ...services.env, isProduction: true, rootKey, publicOrigin: ORIGIN }
    const production = { ...services, env, certificates: openCertificates({ ...services, env }) }
    await watchCertificates(production)
    const findings = await examineCertificates(production)
    app.clock.set()
    return {
      alarm: services.trustAlarms.raised().certificates_end,
      doctor: findings.map(({ light }) => light),
    }
  }

  test('an ending list of withdrawn certificates is an alarm, and red for the doctor, from 21 days before', async () => {
    const end = (await app.services.certificates.listEndsAt()) ?? new Date(0)
    expect(await toldBefore(end, 21)).toEqual({ alarm: undefined, doctor: ['green'] })
    const { alarm, doctor } = await toldBefore(end, 20)
    expect(alarm).toContain(`withdrawn certificates ends on ${end.toISOString().slice(0, 10)}`)
    expect(doctor).toEqual(['red'])
    expect(await toldBefore(end, 21)).toEqual({ alarm: undefined, doctor: ['green'] })
  })

  test('so is an ending certificate from 30 days before', async () => {
    const end = (await app.services.certificates.endsAt()) ?? new Date(0)
    expect((await toldBefore(end, 30)).alarm).not.toContain('A certificate')
    const { alarm, doctor } = await toldBefore(end, 29)
    expect(alarm).toContain('A certificate for other wallets ends on')
    expect(doctor).toEqual(['red'])
  })

  test('certificates that end within 30 days fail readiness', async () => {
    const { services } = app
    const endsAt = (await services.certificates.endsAt()) ?? new Date(0)
    const own = { ...services.certificates }
    Object.assign(services.certificates, { endsAt: () => Promise.resolve(endsAt) })
    app.clock.set(new Date(endsAt.getTime() - 30 * DAY_MS))
    expect([await ready(true), await ready(false)]).toEqual([200, 200])
    app.clock.advance(1)
    expect([await ready(true), await ready(false)]).toEqual([503, 200])
    Object.assign(services.certificates, own)
  })
})
