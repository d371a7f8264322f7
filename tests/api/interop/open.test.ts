import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CONFIGURATIONS } from '#contracts/interop/visa-type.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { addWallet, makeKeys, ORIGIN } from '#tests/support/server/other-wallet.ts'

const app = await startTestApp()
const scene = await setScene(app)

const read = async (path: string) => {
  const response = await fetch(`${app.url}${path}`)
  return { response, body: (await response.json()) as Record<string, unknown> }
}

describe('the documents of the issuer', () => {
  test('name both credentials, the batch of ten and every endpoint under its own address', async () => {
    const { response, body } = await read('/.well-known/openid-credential-issuer')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(Object.keys(body['credential_configurations_supported'] as object)).toEqual(
      Object.values(CONFIGURATIONS),
    )
    expect(body).toMatchObject({
      credential_issuer: ORIGIN,
      batch_credential_issuance: { batch_size: 10 },
    })
    const { body: server } = await read('/.well-known/oauth-authorization-server')
    expect(server).toMatchObject({
      issuer: ORIGIN,
      require_pushed_authorization_requests: true,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    })
    const endpoints = [body, server].flatMap((one) =>
      Object.entries(one).flatMap(([name, value]) => (name.endsWith('_endpoint') ? [value] : [])),
    )
    const bound = new Set(app.routes.map(({ path }) => `${ORIGIN}${path}`))
    const pages = new Set([`${ORIGIN}/authorize`])
    expect(endpoints).toHaveLength(7)
    expect(server['status_list_aggregation_endpoint']).toBe(`${ORIGIN}/interop/status`)
    expect(endpoints.filter((one) => !bound.has(String(one)) && !pages.has(String(one)))).toEqual(
      [],
    )
  })

  test('say of every credential that it is no government document', async () => {
    const { body } = await read('/.well-known/openid-credential-issuer')
    const configurations = Object.values(body['credential_configurations_supported'] as object)
    for (const one of configurations) {
      expect(JSON.stringify(one)).toContain('Not a government document.')
    }
  })

  test('have the type under the integrity that stands in each credential, for ever', async () => {
    const { credentialId } = await scene.issue()
    const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
    const { credentials } = await wallet.obtain(accessToken, 'visa_sd_jwt', await makeKeys(1))
    const [, payload = ''] = (credentials[0] ?? '').split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
      string,
      string
    >
    const response = await fetch((claims['vct'] ?? '').replace(ORIGIN, app.url))
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    const text = await response.text()
    const hash = createHash('sha256').update(text).digest('base64')
    expect(claims['vct#integrity']).toBe(`sha256-${hash}`)
    expect(text).toContain('Not a government document.')
  })
})

describe('what wallets call', () => {
  test('is open to every origin, and tells a browser so', async () => {
    const response = await fetch(`${app.url}/interop/credential`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://wallet.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,dpop,content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain('DPoP')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  test('reads and sets no cookie: who is signed in is nobody there', async () => {
    const cookie = [...scene.holder.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      Origin: 'https://evil.example',
      'Sec-Fetch-Site': 'cross-site',
      Cookie: cookie,
    }
    const nonce = await fetch(`${app.url}/interop/nonce`, { method: 'POST', headers })
    expect([nonce.status, nonce.headers.getSetCookie()]).toEqual([200, []])
    const refused = await fetch(`${app.url}/interop/credential`, { method: 'POST', headers })
    expect([refused.status, await refused.json()]).toEqual([
      401,
      expect.objectContaining({ error: 'invalid_token' }),
    ])
    expect(refused.headers.get('WWW-Authenticate')).toBe('DPoP error="invalid_token", algs="ES256"')
  })

  test.each([
    ['an address that there is not', 'GET', '/interop/nothing', 404],
    ['an offer that there is not', 'GET', '/interop/offers/x', 410],
    ['a list that there is not', 'GET', '/interop/status/99', 404],
    ['a list that is no number', 'GET', '/interop/status/1e0', 404],
    ['another method', 'GET', '/interop/token', 405],
    ['a document of others', 'GET', '/.well-known/openid-configuration', 404],
  ])('answers %s in JSON', async (_what, method, path, status) => {
    const response = await fetch(`${app.url}${path}`, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
  })

  test.each([
    ['JSON', 'application/json', '{}'],
    ['a parameter twice', 'application/x-www-form-urlencoded', 'grant_type=a&grant_type=b'],
    ['a NUL', 'application/x-www-form-urlencoded', 'grant_type=%00'],
    ['nothing', 'application/x-www-form-urlencoded', ''],
  ])('takes no form that is %s', async (_what, type, body) => {
    const headers = { 'Content-Type': type }
    const response = await fetch(`${app.url}/interop/token`, { method: 'POST', headers, body })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_request' }),
    ])
  })
})
