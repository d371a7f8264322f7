import { describe, expect, test } from 'vitest'
import { PLAIN, presenter, startAsking } from '#tests/support/interop/asking.ts'
import {
  ask,
  bindBrowser,
  bindPosted,
  type Binding,
  encrypt,
  hold,
  post,
  PRESENTERS,
  read,
  type RequestClaims,
  requestFor,
} from '#tests/support/interop/presenting.ts'
import { errorOf } from '#tests/support/server/http-client.ts'
const { app, scene, officer, credentialId, held, askByLink, attempt } = await startAsking()

const FORMATS = Object.keys(PRESENTERS)
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
      // For a signed request, the audience of an SD-JWT is our certificate, and no origin. In this
      // case the presentation gets the other origin as its audience.
      const isSigned = protocol.endsWith('-signed') && format === '@sd-jwt/sd-jwt-vc'
      const binding = isSigned
        ? { ...elsewhere, audience: 'origin:https://elsewhere.example' }
        : elsewhere
      const vp_token = await presenter(format)(held, binding, PLAIN)
      const response = encrypt(claims, { vp_token })
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
    const by = await app.signIn(scene.adminRow)
    expect(await attempt({ format, by })).toEqual([false, 'PASS_EXPIRED'])
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
    const response = encrypt(claims, { vp_token })
    expect((await post(app, claims, { response })).status).toBe(200)
    expect(errorOf(await post(app, claims, { response }))).toEqual([400, 'invalid_request'])
    expect((await read(officer, asked)).verification).toMatchObject({ isValid: true })
  })
})

/**
 * Breaks the issuer's signature, in either format. The holder's signature is made later, over the
 * broken credential.
 */
function breakIssuerSignature(vpToken: Record<string, string[]>): Record<string, string[]> {
  const [sdJwt] = vpToken.visa_sd_jwt ?? []
  if (sdJwt !== undefined) {
    const [jwt = '', ...rest] = sdJwt.split('~')
    const [header = '', payload = '', signature = ''] = jwt.split('.')
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    return { visa_sd_jwt: [[[header, payload, other].join('.'), ...rest].join('~')] }
  }
  const bytes = Buffer.from(vpToken.visa_mdoc?.[0] ?? '', 'base64url')
  // Changes a byte near the end of `issuerAuth`. A signature of 64 bytes is there, before
  // `deviceSigned`.
  const at = bytes.indexOf(Buffer.from('deviceSigned')) - 10
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return { visa_mdoc: [bytes.toString('base64url')] }
}
