import { randomUUID, X509Certificate } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signSdJwtVc } from '#contracts/formats/sd-jwt-vc.ts'
import { type VisaClaim, visaTypeAddress } from '#contracts/interop/visa-type.ts'
import { certify } from '#tests/support/interop/certify.ts'
import {
  ask,
  type Asked,
  bindBrowser,
  bindPosted,
  type Binding,
  encrypt,
  fetchObject,
  type Held,
  hold,
  post,
  PRESENTERS,
  read,
  type RequestClaims,
  requestFor,
} from '#tests/support/interop/presenting.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { ORIGIN } from '#tests/support/server/other-wallet.ts'

let app: TestApp
let scene: Scene
let officer: HttpClient
let credentialId: string
let held: { sdJwt: Held; mdoc: Held }
beforeAll(async () => {
  app = await startTestApp()
  scene = await setScene(app)
  officer = scene.admin
  credentialId = (await scene.issue()).credentialId
  held = await hold(app, scene.holder, credentialId)
})
afterAll(() => app.close())

const PLAIN: VisaClaim[] = ['visa_type', 'expiry_date']
const FORMATS = Object.keys(PRESENTERS)
const errorOf = ({ status, body }: Reply) => [status, (body as { error: string }).error]

function presenter(name: string) {
  const present = PRESENTERS[name]
  if (!present) throw new Error(`no ${name}`)
  return present
}

async function askByLink(): Promise<{ asked: Asked; claims: RequestClaims }> {
  const asked = await ask(officer, { way: 'link' })
  const { claims } = await fetchObject(app, asked.link)
  if (!claims) throw new Error('no request object')
  return { asked, claims }
}

async function send(claims: RequestClaims, vp_token: object): Promise<Reply> {
  return post(app, claims, { response: await encrypt(claims, { vp_token }) })
}

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
  const { asked, claims } = await askByLink()
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

  test('that was withdrawn is refused', async () => {
    const { certificates } = app.services
    const signer = await certificates.signer('document')
    const { serialNumber } = new X509Certificate(signer.chain[0] ?? new Uint8Array())
    const serial = Buffer.from(serialNumber, 'hex')
    const list = Buffer.concat([Buffer.of(0x02, serial.length), serial])
    const { revocationList } = certificates
    certificates.revocationList = () => Promise.resolve(list)
    try {
      expect(await attemptSignedBy(signer)).toEqual([false, 'PASS_RECALLED'])
    } finally {
      certificates.revocationList = revocationList
    }
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

describe('an answer', () => {
  test('that is not encrypted is refused, and ends nothing', async () => {
    const { asked, claims } = await askByLink()
    const vp_token = await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN)
    const plain = await post(app, claims, { vp_token: JSON.stringify(vp_token) })
    expect(errorOf(plain)).toEqual([400, 'invalid_request'])
    const { claims: others } = await askByLink()
    const misled = await post(app, claims, { response: await encrypt(others, { vp_token }) })
    expect(errorOf(misled)).toEqual([400, 'invalid_request'])
    expect((await send(claims, vp_token)).status).toBe(200)
    expect((await read(officer, asked)).verification).toMatchObject({ isValid: true })
  })

  test('that is larger than any is refused', async () => {
    const { claims } = await askByLink()
    const { status } = await post(app, claims, { response: 'x'.repeat(60_000) })
    expect(status).toBe(413)
  })

  test('with more than was asked for shows nothing of it', async () => {
    const { asked, claims } = await askByLink()
    const all: VisaClaim[] = [...PLAIN, 'holder_name', 'passport_last_four']
    const vp_token = await presenter('@auth0/mdl')(held, bindPosted(app, claims), all)
    await send(claims, vp_token)
    const seen = await officer.get(`/api/visa/requests/${asked.requestId}`)
    expect(seen.body).toMatchObject({ verification: { isValid: true }, disclosed: {} })
    expect(JSON.stringify(seen.body)).not.toContain('Test Holder')
  })

  test('that two credentials are in is refused', async () => {
    const { asked, claims } = await askByLink()
    const binding = bindPosted(app, claims)
    const sdJwt = await presenter('@sd-jwt/sd-jwt-vc')(held, binding, PLAIN)
    const mdoc = await presenter('@owf/mdoc')(held, binding, PLAIN)
    await send(claims, { ...sdJwt, ...mdoc })
    expect((await read(officer, asked)).verification).toMatchObject({ error: 'TOKEN_MALFORMED' })
  })

  test.each([
    ['in the open', (_claims: RequestClaims) => Promise.resolve({ error: 'access_denied' })],
    [
      'encrypted',
      async (claims: RequestClaims) => ({
        response: await encrypt(claims, { error: 'access_denied' }),
      }),
    ],
  ])('that declines %s ends the request', async (_how, decline) => {
    const { asked, claims } = await askByLink()
    expect(
      (await post(app, claims, (await decline(claims)) as Record<string, string>)).status,
    ).toBe(200)
    expect(await read(officer, asked)).toMatchObject({ state: 'declined', verification: null })
    expect(errorOf(await send(claims, {}))).toEqual([400, 'invalid_request'])
  })

  test('after five minutes is too late', async () => {
    const { asked, claims } = await askByLink()
    const vp_token = await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN)
    app.clock.advance(5 * 60_000)
    try {
      expect(errorOf(await send(claims, vp_token))).toEqual([400, 'invalid_request'])
      expect((await fetchObject(app, asked.link)).status).toBe(400)
      expect((await read(officer, asked)).state).toBe('expired')
    } finally {
      app.clock.set()
    }
  })

  test('can be read for ten minutes more, and by nobody else', async () => {
    const { asked, claims } = await askByLink()
    await send(claims, await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN))
    const path = `/api/visa/requests/${asked.requestId}`
    const over = [410, 'PRESENTATION_REQUEST_OVER']
    expect(errorOf(await scene.holder.get(path))).toEqual(over)
    expect(errorOf(await officer.get(`/api/visa/requests/${randomUUID()}`))).toEqual(over)
    app.clock.advance(15 * 60_000)
    try {
      expect(errorOf(await officer.get(path))).toEqual(over)
    } finally {
      app.clock.set()
    }
  })

  test('of a browser is taken from whoever asked by it, once', async () => {
    const asked = await ask(officer, { way: 'browser' })
    const protocol = 'openid4vp-v1-unsigned'
    const claims = requestFor(asked, protocol)
    const vp_token = await presenter('@owf/mdoc')(held, bindBrowser(app, claims), PLAIN)
    const answer = { protocol, response: await encrypt(claims, { vp_token }) }
    const path = `/api/visa/requests/${asked.requestId}/answer`
    const over = [410, 'PRESENTATION_REQUEST_OVER']
    expect(errorOf(await scene.holder.post(path, answer))).toEqual(over)
    expect(errorOf(await officer.post(path, { ...answer, response: 'x' }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    const address = {
      ...claims,
      response_uri: `${ORIGIN}/interop/requests/${asked.requestId}/response`,
    }
    expect(errorOf(await post(app, address, answer))).toEqual([400, 'invalid_request'])
    expect((await officer.post(path, answer)).status).toBe(200)
    expect(errorOf(await officer.post(path, answer))).toEqual(over)
    const { asked: byLink } = await askByLink()
    const elsewhere = `/api/visa/requests/${byLink.requestId}/answer`
    expect(errorOf(await officer.post(elsewhere, answer))).toEqual(over)
  })
})

describe('asking', () => {
  const naming = ['holder_name']

  test('for a name takes a right, or an owner who lets one', async () => {
    const row = await app.buildUser()
    const asker = await app.signIn(row)
    const plain = await asker.post('/api/visa/requests', { way: 'link' })
    expect(plain).toMatchObject({ status: 200, body: { claims: PLAIN } })
    const refused = await asker.post('/api/visa/requests', { way: 'link', naming })
    expect(errorOf(refused)).toEqual([403, 'NAMES_NOT_ASKED'])
    const grant = (mayAskNames: boolean) =>
      officer.post(`/api/admin/users/${row.id}/asking`, { mayAskNames })
    await grant(true)
    const asked = await ask(asker, { way: 'link', naming })
    const { claims } = await fetchObject(app, asked.link)
    if (!claims) throw new Error('no request object')
    const wanted = claims.dcql_query.credentials[0]?.claims.map(({ path: [name] }) => name)
    expect(wanted).toEqual([...PLAIN, 'holder_name'])
    const shown: VisaClaim[] = [...PLAIN, 'holder_name']
    await send(claims, await presenter('@owf/mdoc')(held, bindPosted(app, claims), shown))
    expect((await read(asker, asked)).disclosed).toEqual({ holder_name: 'Test Holder' })
    await grant(false)
    expect((await read(asker, asked)).disclosed).toEqual({})
  })

  test('lists one’s own, the newest first, by pages', async () => {
    const asker = await app.signIn(await app.buildUser())
    const [first, second] = [
      await ask(asker, { way: 'link' }),
      await ask(asker, { way: 'browser' }),
    ]
    const all = await asker.get('/api/visa/requests?limit=1')
    expect(all.headers.get('X-Total-Count')).toBe('2')
    expect(all.body).toMatchObject([{ requestId: second.requestId, state: 'open', link: null }])
    const rest = await asker.get('/api/visa/requests?limit=1&offset=1')
    expect(rest.body).toMatchObject([{ requestId: first.requestId, link: first.link }])
  })

  test('repeats the nonce of a wallet, and takes no cookie for anybody', async () => {
    const asked = await ask(officer, { way: 'link' })
    const address = `${app.url}/interop/requests/${asked.requestId}/object`
    const body = new URLSearchParams({ wallet_nonce: 'of the wallet' })
    const response = await fetch(address, { method: 'POST', body, headers: { Cookie: 'x=1' } })
    const [, payload = ''] = (await response.text()).split('.')
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      wallet_nonce: 'of the wallet',
    })
    expect(response.headers.get('Set-Cookie')).toBe(null)
  })

  test('keeps the keys of its requests sealed, and drops them with the answer', async () => {
    const { asked, claims } = await askByLink()
    const rows = () => app.services.database('presentation_requests').where({ id: asked.requestId })
    const [open] = (await rows()) as { sealedPrivateKey: Buffer; point: Buffer }[]
    expect(open?.sealedPrivateKey.includes(open.point)).toBe(false)
    await send(claims, await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN))
    const [answered] = (await rows()) as { sealedPrivateKey: Buffer | null }[]
    expect(answered?.sealedPrivateKey).toBe(null)
  })
})
