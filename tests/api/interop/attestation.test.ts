import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import type { Reply } from '#tests/support/server/http-client.ts'
import { errorOf } from '#tests/support/server/http-client.ts'
import {
  makeKey,
  offer,
  openWallet,
  redeem,
  type TokenAnswer,
} from '#tests/support/server/other-wallet.ts'
import { makeAttestedWallet } from '#tests/support/interop/wallet-provider.ts'

const CLIENT = 'https://wallet.example'
const wallets = await makeAttestedWallet(CLIENT)
const PROVIDERS = JSON.stringify({ keys: [(await makeKey()).jwk, wallets.provider.jwk] })

const REFUSED = [401, 'invalid_client']

interface Open {
  app: TestApp
  scene: Scene
  credentialId: string
}

async function openWith(env: Record<string, string>): Promise<Open> {
  const app = await startTestApp({ env })
  const scene = await setScene(app)
  return { app, scene, credentialId: (await scene.issue()).credentialId }
}

type Changes = Parameters<typeof wallets.headers>[1]

/**
 * Redeems an offer with the wallet's attestation. `changes` changes the attestation. If `changes`
 * is null, sends no attestation.
 */
async function redeemWith(
  { app, scene, credentialId }: Open,
  changes: Changes | null,
  fields: Record<string, string> = { client_id: CLIENT },
): Promise<Reply> {
  const headers = changes && wallets.headers(app.clock.now(), changes)
  const offered = await offer(app, scene.holder, credentialId)
  return redeem(await openWallet(app), offered, fields, headers ? { headers } : {})
}

async function push({ app }: Open, changes: Changes | null): Promise<Reply> {
  const headers = changes && wallets.headers(app.clock.now(), changes)
  const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
  const asked = {
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: `${CLIENT}/callback`,
    scope: 'visa_mdoc',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  return (await openWallet(app)).form('/interop/par', asked, headers ? { headers } : {})
}

const metadata = async ({ app }: Open) => {
  const response = await fetch(`${app.url}/.well-known/oauth-authorization-server`)
  return (await response.json()) as Record<string, unknown>
}

const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

describe('where a provider of wallets is trusted', () => {
  let open: Open
  beforeAll(async () => {
    open = await openWith({ WALLET_PROVIDERS: PROVIDERS })
  })

  test('a wallet that it vouches for is served, and so is one that nobody vouches for', async () => {
    expect((await redeemWith(open, {})).status).toBe(200)
    expect((await redeemWith(open, null)).status).toBe(200)
    expect((await push(open, {})).status).toBe(201)
    expect((await push(open, null)).status).toBe(201)
  })

  test('the metadata says both ways', async () => {
    expect(await metadata(open)).toMatchObject({
      token_endpoint_auth_methods_supported: ['attest_jwt_client_auth', 'none'],
      client_attestation_signing_alg_values_supported: ['ES256'],
      client_attestation_pop_signing_alg_values_supported: ['ES256'],
      'pre-authorized_grant_anonymous_access_supported': true,
    })
  })

  const stranger = makeKey()
  test.each<[string, () => Promise<Changes> | Changes]>([
    ['of a provider that nobody trusts', async () => ({ provider: await stranger })],
    ['that has expired', () => ({ attestation: { exp: ago(1) } })],
    ['without an end', () => ({ attestation: { exp: undefined } })],
    ['of the future', () => ({ attestation: { nbf: ago(-600) } })],
    ['of another wallet', () => ({ attestation: { sub: 'https://another.example' } })],
    ['without a name', () => ({ attestation: { sub: undefined } })],
    ['without a key', () => ({ attestation: { cnf: {} } })],
    ['that is a JWT of another type', () => ({ attestationHeader: { typ: 'JWT' } })],
    ['that another key proves', async () => ({ signer: await stranger })],
    ['proven for another server', () => ({ proof: { aud: 'https://another.example' } })],
    ['proven two minutes ago', () => ({ proof: { iat: ago(120) } })],
    ['proven in the future', () => ({ proof: { iat: ago(-120) } })],
    ['proven at no time', () => ({ proof: { iat: undefined } })],
    ['proven without a number', () => ({ proof: { jti: undefined } })],
    ['proven by another wallet', () => ({ proof: { iss: 'https://another.example' } })],
    ['with a proof of another type', () => ({ proofHeader: { typ: 'dpop+jwt' } })],
  ])('an attestation %s is refused', async (_what, change) => {
    const changes = await change()
    const reply = await redeemWith(open, changes)
    expect(errorOf(reply)).toEqual(REFUSED)
    expect(reply.headers.get('WWW-Authenticate')).toBeNull()
    expect(errorOf(await push(open, changes))).toEqual(REFUSED)
  })

  test('a proof counts once', async () => {
    const proof = { jti: 'the same' }
    expect((await redeemWith(open, { proof })).status).toBe(200)
    expect(errorOf(await redeemWith(open, { proof }))).toEqual(REFUSED)
    expect(errorOf(await push(open, { proof }))).toEqual(REFUSED)
  })

  test.each(['OAuth-Client-Attestation', 'OAuth-Client-Attestation-PoP'])(
    '%s alone is refused',
    async (name) => {
      const { app, scene, credentialId } = open
      const { [name]: value = '' } = wallets.headers(app.clock.now())
      const offered = await offer(app, scene.holder, credentialId)
      const sent = { headers: { [name]: value } }
      expect(errorOf(await redeem(await openWallet(app), offered, {}, sent))).toEqual(REFUSED)
    },
  )

  test('a wallet that names itself only in its attestation is called by that, and no other refreshes it', async () => {
    const { app, scene, credentialId } = open
    const wallet = await openWallet(app)
    const offered = await offer(app, scene.holder, credentialId)
    const headers = () => wallets.headers(app.clock.now())
    const { body } = await redeem(wallet, offered, {}, { headers: headers() })
    const { body: list } = await scene.holder.get('/api/visa/wallets')
    expect(list).toContainEqual(expect.objectContaining({ name: 'wallet.example' }))

    const { refresh_token } = body as TokenAnswer
    const form = { grant_type: 'refresh_token', refresh_token }
    const another = wallets.headers(app.clock.now(), {
      attestation: { sub: 'https://another.example' },
      proof: { iss: undefined },
    })
    const refused = await wallet.form('/interop/token', form, { headers: another })
    expect(errorOf(refused)).toEqual([400, 'invalid_grant'])
    const renewed = await wallet.form('/interop/token', form, { headers: headers() })
    expect(renewed.status).toBe(200)
  })

  test('a browser may send the headers', async () => {
    const response = await fetch(`${open.app.url}/interop/token`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://wallet.example', 'Access-Control-Request-Method': 'POST' },
    })
    const allowed = response.headers.get('Access-Control-Allow-Headers')
    expect(allowed).toContain('OAuth-Client-Attestation, OAuth-Client-Attestation-PoP')
  })
})

describe('where an attestation is required', () => {
  let open: Open
  beforeAll(async () => {
    open = await openWith({ WALLET_PROVIDERS: PROVIDERS, REQUIRE_WALLET_ATTESTATION: '1' })
  })

  test('a wallet without one is refused at every step, and one that has it is served', async () => {
    expect(errorOf(await push(open, null))).toEqual(REFUSED)
    expect(errorOf(await redeemWith(open, null))).toEqual(REFUSED)
    const wallet = await openWallet(open.app)
    const form = { grant_type: 'refresh_token', refresh_token: 'x' }
    expect(errorOf(await wallet.form('/interop/token', form))).toEqual(REFUSED)
    expect((await push(open, {})).status).toBe(201)
    expect((await redeemWith(open, {})).status).toBe(200)
  })

  test('the metadata says so', async () => {
    expect(await metadata(open)).toMatchObject({
      token_endpoint_auth_methods_supported: ['attest_jwt_client_auth'],
      'pre-authorized_grant_anonymous_access_supported': false,
    })
  })
})

describe('where no provider is trusted', () => {
  let open: Open
  beforeAll(async () => {
    open = await openWith({})
  })

  test('an attestation is not read, for nothing tells a true one from a false one', async () => {
    const { app, scene, credentialId } = open
    const headers = { 'OAuth-Client-Attestation': 'e30.e30.e30' }
    const offered = await offer(app, scene.holder, credentialId)
    expect((await redeem(await openWallet(app), offered, {}, { headers })).status).toBe(200)
    const { token_endpoint_auth_methods_supported: methods } = await metadata(open)
    expect(methods).toEqual(['none'])
  })
})
