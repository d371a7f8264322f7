import { oid4vp } from '@digitalbazaar/oid4-client'
import { describe, expect, test } from 'vitest'
import { PLAIN, startAsking } from '#tests/support/interop/asking.ts'
import {
  ask,
  bindPosted,
  fetchObject,
  post,
  PRESENTERS,
  read,
  type RequestClaims,
  requestFor,
} from '#tests/support/interop/presenting.ts'
const { app, scene, held } = await startAsking()

/**
 * Lets the library read a request. The link contains the whole request, so the library needs no
 * network. The library itself checks the certificate chain.
 */
async function resolve(prefix: string) {
  const asked = await ask(scene.admin, { way: 'link', prefix })
  const { text, clientId } = await fetchObject(app, asked.link)
  const parameters = new URLSearchParams({ client_id: clientId ?? '', request: text })
  const roots = await app.services.certificates.roots()
  const resolved = oid4vp.authzRequest.get({
    url: `openid4vp://?${parameters.toString()}`,
    getTrustedCertificates: ({ chain: [leaf] }) =>
      roots.flatMap((der) => leaf?.constructor.fromBER(new Uint8Array(der)) ?? []),
  })
  return { asked, resolved }
}

describe('@digitalbazaar/oid4-client', () => {
  test.each(Object.entries(PRESENTERS))(
    'answers a link under x509_san_dns, with what %s presents',
    async (_name, present) => {
      const { asked, resolved } = await resolve('x509_san_dns')
      const claims = (await resolved).authorizationRequest as RequestClaims
      const { authorizationResponse } = await oid4vp.authzResponse.create({
        authorizationRequest: claims,
        vpToken: await present(held, bindPosted(app, claims), PLAIN),
        vpTokenMediaType: 'application/json',
      })
      const { response } = authorizationResponse
      expect((await post(app, claims, { response })).status).toBe(200)
      expect((await read(scene.admin, asked)).verification).toMatchObject({ isValid: true })
    },
  )

  test('takes no x509_hash, for it hashes no certificate that it has read', async () => {
    const { resolved } = await resolve('x509_hash')
    await expect(resolved).rejects.toThrow(/toBER is not a function/)
  })

  test('takes no request of a browser: it knows direct_post and direct_post.jwt alone', async () => {
    const asked = await ask(scene.admin, { way: 'browser' })
    const claims = requestFor(asked, 'openid4vp-v1-signed')
    const validated = oid4vp.authzRequest.validate({ authorizationRequest: claims })
    await expect(validated).rejects.toThrow(/response modes are supported/)
  })
})
