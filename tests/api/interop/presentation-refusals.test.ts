import { X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOwnCertificateRoot } from '#api/interop/certificates/certificate-root.ts'
import { installCertificates } from '#api/interop/certificates/install-certificates.ts'
import { requestCertificates } from '#api/interop/certificates/request-certificates.ts'
import { signCertificates } from '#api/interop/certificates/sign-certificates.ts'
import { signSdJwtVc } from '#contracts/formats/sd-jwt-vc.ts'
import { type VisaClaim, visaTypeAddress } from '#contracts/interop/visa-type.ts'
import {
  type Asking,
  errorOf,
  PLAIN,
  presenter,
  startAsking,
} from '#tests/support/interop/asking.ts'
import { certify } from '#tests/support/interop/certify.ts'
import {
  ask,
  bindBrowser,
  bindPosted,
  type Binding,
  encrypt,
  type Held,
  hold,
  post,
  PRESENTERS,
  read,
  type RequestClaims,
  requestFor,
} from '#tests/support/interop/presenting.ts'
import { ORIGIN } from '#tests/support/server/other-wallet.ts'

let app: Asking['app']
let scene: Asking['scene']
let officer: Asking['officer']
let credentialId: Asking['credentialId']
let held: Asking['held']
let askByLink: Asking['askByLink']
let send: Asking['send']
beforeAll(async () => {
  ;({ app, scene, officer, credentialId, held, askByLink, send } = await startAsking())
})
afterAll(() => app.close())

const FORMATS = Object.keys(PRESENTERS)
/** How late another process may follow a ceremony. */
const FOLLOWED_MS = 61_000

interface Attempt {
  format: string
  bind?: (binding: Binding, claims: RequestClaims) => Binding
  claims?: VisaClaim[]
  shown?: { sdJwt: Held; mdoc: Held }
  alter?: (vpToken: Record<string, string[]>) => Record<string, string[]>
}

/** One answer with one thing wrong, and what whoever asked reads of it. */
async function attempt({
  format,
  bind = (binding) => binding,
  claims: shownClaims = PLAIN,
  shown = held,
  alter = (vpToken) => vpToken,
}: Attempt) {
  const { asked, claims } = await askByLink(officer)
  const vpToken = await presenter(format)(shown, bind(bindPosted(app, claims), claims), shownClaims)
  expect((await send(claims, alter(vpToken))).status).toBe(200)
  const { state, verification, disclosed } = await read(officer, asked)
  expect([state, disclosed]).toEqual(['answered', {}])
  return [verification?.isValid, verification?.error]
}

const NOT_BOUND = [false, 'DEVICE_SIGNATURE_INVALID']

describe('a key binding', () => {
  const format = '@sd-jwt/sd-jwt-vc'
  test.each<[string, (binding: Binding) => Binding]>([
    ['with another nonce', (binding) => ({ ...binding, nonce: 'x'.repeat(43) })],
    ['for another verifier', (binding) => ({ ...binding, audience: 'x509_hash:x' })],
    ['of an hour ago', (binding) => ({ ...binding, issuedAt: binding.issuedAt - 3600 })],
    ['of in an hour', (binding) => ({ ...binding, issuedAt: binding.issuedAt + 3600 })],
  ])('%s is refused', async (_what, bind) => {
    expect(await attempt({ format, bind })).toEqual(NOT_BOUND)
  })

  test('over other disclosures is refused', async () => {
    const alter = ({ visa_sd_jwt: [text = ''] = [] }: Record<string, string[]>) => {
      const [jwt = '', ...parts] = text.split('~')
      return { visa_sd_jwt: [[jwt, ...parts.slice(0, 2).reverse(), ...parts.slice(2)].join('~')] }
    }
    expect(await attempt({ format, alter })).toEqual(NOT_BOUND)
  })
})

describe.each(FORMATS)('%s', (format) => {
  test('signed by another key is refused', async () => {
    const other = await hold(app, scene.holder, credentialId)
    const shown = {
      sdJwt: { ...held.sdJwt, key: other.sdJwt.key },
      mdoc: { ...held.mdoc, key: other.mdoc.key },
    }
    expect(await attempt({ format, shown })).toEqual(NOT_BOUND)
  })

  test('made for another request is refused', async () => {
    const { claims: others } = await askByLink()
    expect(await attempt({ format, bind: () => bindPosted(app, others) })).toEqual(NOT_BOUND)
  })

  test('made for a page of ours is refused behind a link', async () => {
    const bind = (_binding: Binding, { client_id: _unsaid, ...claims }: RequestClaims) =>
      bindBrowser(app, claims)
    expect(await attempt({ format, bind })).toEqual(NOT_BOUND)
  })

  test.each(['openid4vp-v1-signed', 'openid4vp-v1-unsigned'])(
    'made for another origin is refused from a browser by %s',
    async (protocol) => {
      const asked = await ask(officer, { way: 'browser' })
      const claims = requestFor(asked, protocol)
      const elsewhere = bindBrowser(app, claims, 'https://elsewhere.example')
      // A signed request names us by our certificate, and the browser where it was made.
      const isSigned = protocol.endsWith('-signed') && format === '@sd-jwt/sd-jwt-vc'
      const binding = isSigned
        ? { ...elsewhere, audience: 'origin:https://elsewhere.example' }
        : elsewhere
      const vp_token = await presenter(format)(held, binding, PLAIN)
      const response = await encrypt(claims, { vp_token })
      const path = `/api/visa/requests/${asked.requestId}/answer`
      expect((await officer.post(path, { protocol, response })).body).toMatchObject({
        verification: { isValid: false, error: 'DEVICE_SIGNATURE_INVALID' },
      })
    },
  )

  test('without what was asked is refused', async () => {
    expect(await attempt({ format, claims: ['visa_type'] })).toEqual([false, 'TOKEN_MALFORMED'])
  })

  test('whose issuer signed something else is refused', async () => {
    const broken = await attempt({ format, alter: breakIssuerSignature })
    expect(broken).toEqual([false, 'SIGNATURE_INVALID'])
  })

  test('of an instance that is over is refused', async () => {
    app.clock.advance(31 * 86_400_000)
    try {
      officer = await app.signIn(scene.adminRow)
      expect(await attempt({ format })).toEqual([false, 'PASS_EXPIRED'])
    } finally {
      app.clock.set()
      officer = scene.admin
    }
  })

  test('of a wallet that its holder has ended is refused', async () => {
    const { body } = await scene.holder.get('/api/visa/wallets')
    const before = (body as { walletId: string }[]).map(({ walletId }) => walletId)
    const shown = await hold(app, scene.holder, credentialId)
    const { body: after } = await scene.holder.get('/api/visa/wallets')
    const added = (after as { walletId: string }[]).find(
      ({ walletId }) => !before.includes(walletId),
    )
    await scene.holder.delete(`/api/visa/wallets/${added?.walletId ?? ''}`)
    expect(await attempt({ format, shown })).toEqual([false, 'DEVICE_REVOKED'])
  })

  test('replayed is refused, and changes no verdict', async () => {
    const { asked, claims } = await askByLink()
    const vp_token = await presenter(format)(held, bindPosted(app, claims), PLAIN)
    const response = await encrypt(claims, { vp_token })
    expect((await post(app, claims, { response })).status).toBe(200)
    expect(errorOf(await post(app, claims, { response }))).toEqual([400, 'invalid_request'])
    expect((await read(officer, asked)).verification).toMatchObject({ isValid: true })
  })
})

/** The last byte of the issuer's signature, in either format, before the holder's is made anew. */
function breakIssuerSignature(vpToken: Record<string, string[]>): Record<string, string[]> {
  const [sdJwt] = vpToken.visa_sd_jwt ?? []
  if (sdJwt !== undefined) {
    const [jwt = '', ...rest] = sdJwt.split('~')
    const [header = '', payload = '', signature = ''] = jwt.split('.')
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    return { visa_sd_jwt: [[[header, payload, other].join('.'), ...rest].join('~')] }
  }
  const bytes = Buffer.from(vpToken.visa_mdoc?.[0] ?? '', 'base64url')
  // issuerAuth ends with its signature of 64 bytes, and deviceSigned follows.
  const at = bytes.indexOf(Buffer.from('deviceSigned')) - 10
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return { visa_mdoc: [bytes.toString('base64url')] }
}

describe('a certificate', () => {
  test('of another root is refused', async () => {
    const foreign = await certify()
    expect(await attemptSignedBy(foreign)).toEqual([false, 'UNKNOWN_ISSUER'])
  })

  test('of ours for something else is refused', async () => {
    const reader = await app.services.certificates.signer('reader')
    expect(await attemptSignedBy(reader)).toEqual([false, 'UNKNOWN_ISSUER'])
  })

  test('that was not in force yet when it signed is refused', async () => {
    const signer = await app.services.certificates.signer('document')
    const issuedAt = new Date(Date.now() - 400 * 86_400_000)
    expect(await attemptSignedBy(signer, { issuedAt })).toEqual([false, 'SIGNATURE_INVALID'])
  })

  test('of ours on what we have never given to a wallet is refused', async () => {
    const signer = await app.services.certificates.signer('document')
    expect(await attemptSignedBy(signer)).toEqual([false, 'CREDENTIAL_NOT_FOUND'])
  })
})

/** An SD-JWT that is ours in everything but who signed it. */
async function attemptSignedBy(
  signer: Parameters<typeof signSdJwtVc>[0],
  changes: Partial<Parameters<typeof signSdJwtVc>[1]> = {},
) {
  const { key } = held.sdJwt
  const { x = '', y = '' } = key.jwk
  const credential = await signSdJwtVc(signer, {
    issuer: ORIGIN,
    type: visaTypeAddress(ORIGIN),
    typeIntegrity: 'sha256-x',
    issuedAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
    holder: { x, y },
    status: { uri: `${ORIGIN}/interop/status/0`, index: 77 },
    claims: { visa_type: 'F-1', expiry_date: '2099-01-01' },
    ...changes,
  })
  const shown = { ...held, sdJwt: { key, credential } }
  return attempt({ format: '@sd-jwt/sd-jwt-vc', shown })
}

/** Last, since all that was given so far counts no more afterwards. */
describe('after a ceremony that withdraws the signer of documents', () => {
  beforeAll(async () => {
    const { certificates, clock, database, env, sealing } = app.services
    const { chain } = await certificates.signer('document')
    const { serialNumber } = new X509Certificate(chain[0] ?? new Uint8Array())
    const now = clock.now()
    const root = await openOwnCertificateRoot(env.dataDir, ORIGIN, now)
    const request = await requestCertificates({ database, sealing, clock }, ORIGIN)
    const withdrawn = [{ serial: Buffer.from(serialNumber, 'hex'), at: now }]
    const bundle = await signCertificates(root, request, { now, withdrawn })
    await installCertificates({ database, clock, origin: ORIGIN }, bundle)
    app.clock.advance(FOLLOWED_MS)
  })
  afterAll(() => {
    app.clock.set()
  })

  test.each(FORMATS)('%s is refused with what it was given before', async (format) => {
    expect(await attempt({ format })).toEqual([false, 'PASS_RECALLED'])
  })

  test.each(FORMATS)('%s is believed with what it is given now', async (format) => {
    const shown = await hold(app, scene.holder, credentialId)
    expect(await attempt({ format, shown })).toEqual([true, null])
  })
})
