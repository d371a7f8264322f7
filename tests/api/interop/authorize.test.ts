import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { errorOf } from '#tests/support/server/http-client.ts'
import { readMail } from '#tests/support/server/mail.ts'
import {
  makeKeys,
  openWallet,
  type OtherWallet,
  type TokenAnswer,
} from '#tests/support/server/other-wallet.ts'

const CLIENT = 'https://wallet.example'
const CALLBACK = 'https://wallet.example/callback'
const app = await startTestApp()
const scene = await setScene(app)
const credentialId = (await scene.issue()).credentialId

const VERIFIER = randomBytes(32).toString('base64url')
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

function push(
  wallet: OtherWallet,
  changes: Record<string, string> = {},
  dpop: object | null = null,
): Promise<Reply> {
  const asked = {
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: CALLBACK,
    scope: 'visa_mdoc',
    state: 'of the wallet',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  }
  return wallet.form('/interop/par', { ...asked, ...changes }, dpop)
}

async function pushed(...pushing: Parameters<typeof push>) {
  const { status, body } = await push(...pushing)
  expect(status).toBe(201)
  return {
    requestUri: (body as { request_uri: string }).request_uri,
    clientId: pushing[1]?.['client_id'] ?? CLIENT,
  }
}

function consent(named: object, browser: HttpClient = scene.holder): Promise<Reply> {
  return browser.post('/api/visa/wallet-requests/consent', { ...named, credentialId })
}

async function codeOf(wallet: OtherWallet, changes: Record<string, string> = {}) {
  const { body } = await consent(await pushed(wallet, changes))
  return new URL((body as { location: string }).location).searchParams.get('code') ?? ''
}

function exchange(
  wallet: OtherWallet,
  code: string,
  changes: Record<string, string> = {},
): Promise<Reply> {
  const shown = { grant_type: 'authorization_code', code, code_verifier: VERIFIER }
  const theirs = { redirect_uri: CALLBACK, client_id: CLIENT }
  return wallet.form('/interop/token', { ...shown, ...theirs, ...changes })
}

describe('the page of consent', () => {
  test('says who asks and where the answer goes', async () => {
    const theirs = { client_id: 'Our wallet', redirect_uri: 'org.wallet.app://back' }
    const named = await pushed(await openWallet(app), theirs)
    const { body } = await scene.holder.post('/api/visa/wallet-requests/read', named)
    expect(body).toEqual({ name: 'Our wallet', destination: 'org.wallet.app' })
  })

  test.each([
    ['http://wallet.example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['x://wallet.example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['wallet.example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['wallet。example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['wallet\u2024example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['wallet\uFE52example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['wallet\uA4F8example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['wallet\u00B7example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['wallet\u318Dexample', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['wallet.example', 'eudi-openid4ci://wallet.example/cb', 'eudi-openid4ci'],
    ['https://wallet.example', 'eudi-openid4ci://wallet.example/cb', 'eudi-openid4ci'],
    ['https://wallet.example', 'https://wallet.example/cb', 'wallet.example'],
  ])('names %s by where its answer goes', async (client_id, redirect_uri, name) => {
    const named = await pushed(await openWallet(app), { client_id, redirect_uri })
    const { body } = await scene.holder.post('/api/visa/wallet-requests/read', named)
    expect(body).toEqual({ name, destination: name })
  })

  test.each([
    ['wallet.example', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['http://wallet.example/x', 'https://elsewhere.example/cb', 'elsewhere.example'],
    ['https://wallet.example', 'asitplus-wallet://wallet.example/cb', 'asitplus-wallet'],
    ['https://wallet.example', 'https://wallet.example/cb', 'wallet.example'],
    ['Our wallet', 'https://elsewhere.example/cb', 'Our wallet'],
  ])('names %s as the list and the mail do', async (client_id, redirect_uri, name) => {
    const user = await app.buildUser()
    const own = (await scene.issue({ userId: user.id })).credentialId
    const holder = await app.signIn(user)
    const wallet = await openWallet(app)
    const named = await pushed(wallet, { client_id, redirect_uri })
    const { body: page } = await holder.post('/api/visa/wallet-requests/read', named)
    expect(page).toMatchObject({ name })
    const given = { ...named, credentialId: own }
    const { body } = await holder.post('/api/visa/wallet-requests/consent', given)
    const code = new URL((body as { location: string }).location).searchParams.get('code') ?? ''
    expect((await exchange(wallet, code, { client_id, redirect_uri })).status).toBe(200)
    // The request is deleted after a day, and the name stays.
    await app.services.database('wallet_requests').where({ userId: user.id }).delete()
    expect((await holder.get('/api/visa/wallets')).body).toMatchObject([{ name }])
    const { text } = await readMail(app, user.email, 'A credential was added to another wallet')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`It calls itself “${name}”`)
  })

  test('sends the browser back with a code, the state of the wallet, and whose answer it is', async () => {
    const { body } = await consent(await pushed(await openWallet(app)))
    const location = new URL((body as { location: string }).location)
    expect(location.href.startsWith(CALLBACK)).toBe(true)
    expect(Object.fromEntries(location.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: 'of the wallet',
      iss: 'https://visa.example.org',
    })
  })

  test('sends a no back as well', async () => {
    const named = await pushed(await openWallet(app))
    const { body } = await scene.holder.post('/api/visa/wallet-requests/decline', named)
    const location = new URL((body as { location: string }).location)
    expect(location.searchParams.get('error')).toBe('access_denied')
    expect(errorOf(await consent(named))).toEqual([410, 'WALLET_REQUEST_OVER'])
  })

  test('answers once, and not after ten minutes', async () => {
    const wallet = await openWallet(app)
    const named = await pushed(wallet)
    expect((await consent(named)).status).toBe(200)
    expect(errorOf(await consent(named))).toEqual([410, 'WALLET_REQUEST_OVER'])
    const late = await pushed(wallet)
    app.clock.advance(10 * 60_000)
    const reply = await scene.holder.post('/api/visa/wallet-requests/read', late)
    expect(errorOf(reply)).toEqual([410, 'WALLET_REQUEST_OVER'])
    const browser = await app.signIn(scene.holderRow)
    expect(errorOf(await consent(late, browser))).toEqual([410, 'WALLET_REQUEST_OVER'])
  })

  test('gives away nothing of anybody else, and nothing without a fresh proof', async () => {
    const named = await pushed(await openWallet(app))
    const stranger = await app.signIn(await app.buildUser())
    expect(errorOf(await consent(named, stranger))).toEqual([404, 'CREDENTIAL_NOT_FOUND'])
    const other = { ...named, clientId: 'https://another.example' }
    expect(errorOf(await consent(other))).toEqual([410, 'WALLET_REQUEST_OVER'])
    app.clock.advance(6 * 60_000)
    expect(errorOf(await consent(named))).toEqual([403, 'PROOF_REQUIRED'])
  })
})

test.each([
  ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
  ['the verifier itself', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['no challenge', { code_challenge: '' }, 'invalid_request'],
  ['nothing that we have', { scope: 'openid' }, 'invalid_scope'],
  ['an address to fetch', { request_uri: 'https://evil.example' }, 'request_uri_not_supported'],
  ['a signed request', { request: 'e30.e30.e30' }, 'request_not_supported'],
  ['a script to return to', { redirect_uri: 'javascript:alert(1)' }, 'invalid_request'],
  ['data to return to', { redirect_uri: 'data:text/html,x' }, 'invalid_request'],
  ['a plain page to return to', { redirect_uri: 'http://wallet.example/' }, 'invalid_request'],
  ['a page of another host', { redirect_uri: 'https://evil.example/' }, 'invalid_request'],
  ['another port of its host', { redirect_uri: 'https://wallet.example:8443/' }, 'invalid_request'],
  [
    'a scheme of its own under a host',
    { redirect_uri: 'org.evil.app://wallet.example/' },
    'invalid_request',
  ],
  ['a fragment', { redirect_uri: 'https://wallet.example/#x' }, 'invalid_request'],
  ['a name without end', { client_id: 'x'.repeat(201) }, 'invalid_request'],
  ['a state without end', { state: 'x'.repeat(501) }, 'invalid_request'],
  ['no thumbprint of a key', { dpop_jkt: 'x' }, 'invalid_request'],
  [
    'details of another credential',
    { authorization_details: '[{"type":"openid_credential","credential_configuration_id":"x"}]' },
    'invalid_authorization_details',
  ],
])('a wallet that pushes %s is refused', async (_what, changes, error) => {
  expect(errorOf(await push(await openWallet(app), changes))).toEqual([400, error])
})

const APP = { client_id: 'Our wallet' }

test.each([
  'search-ms:query=x&crumb=location:\\\\evil.example\\share',
  'ms-msdt:/id',
  'ms-officecmd:{}',
  'smb://evil.example/share',
  'itms-services://?action=download-manifest',
  'openid-credential-offer://',
  'intent://x#Intent;end',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://127.0.0.1:8080/',
  'x-apple.systempreferences:com.apple.preference.security',
  'com.apple.something://x',
  'ms.something://x',
  'wallet://back',
])('no wallet is answered at %s', async (redirect_uri) => {
  const reply = await push(await openWallet(app), { ...APP, redirect_uri })
  expect(errorOf(reply)).toEqual([400, 'invalid_request'])
})

test.each([
  ['an app of a scheme with a dot', { ...APP, redirect_uri: 'org.wallet.app:/back' }],
  ['an app of a published scheme', { ...APP, redirect_uri: 'eudi-openid4ci://authorize' }],
  [
    'an app of a published scheme, under its own host',
    {
      client_id: 'https://wallet.a-sit.at/app',
      redirect_uri: 'asitplus-wallet://wallet.a-sit.at/x',
    },
  ],
  ['any page, for one without an address', { ...APP, redirect_uri: 'https://somewhere.example/' }],
])('%s is answered', async (_what, changes) => {
  expect((await push(await openWallet(app), changes)).status).toBe(201)
})

describe('the code', () => {
  test('gives a token for what was consented to, and nothing else', async () => {
    const wallet = await openWallet(app)
    const { status, body } = await exchange(wallet, await codeOf(wallet))
    expect(status).toBe(200)
    const { access_token } = body as TokenAnswer
    const { credentials } = await wallet.obtain(access_token, 'visa_mdoc', await makeKeys(2))
    expect(credentials).toHaveLength(2)
    const request = {
      credential_configuration_id: 'visa_sd_jwt',
      proofs: await wallet.proofs(await makeKeys(1)),
    }
    const refused = await wallet.call('/interop/credential', access_token, request)
    expect(errorOf(refused)).toEqual([400, 'unknown_credential_configuration'])
  })

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another address', { redirect_uri: `${CALLBACK}/` }],
    ['another name', { client_id: 'https://another.example' }],
    ['another code', { code: 'x'.repeat(43) }],
  ])('counts not with %s', async (_what, changes) => {
    const wallet = await openWallet(app)
    const refused = await exchange(wallet, await codeOf(wallet), changes)
    expect(errorOf(refused)).toEqual([400, 'invalid_grant'])
  })

  test('counts not with another key than the one that was named', async () => {
    const wallet = await openWallet(app)
    const code = await codeOf(wallet, { dpop_jkt: wallet.key.thumbprint })
    const thief = await openWallet(app)
    expect(errorOf(await exchange(thief, code))).toEqual([400, 'invalid_grant'])
    expect((await exchange(wallet, code)).status).toBe(200)
  })

  test('is bound to the key that signed the request, which must be the one that is named', async () => {
    const wallet = await openWallet(app)
    const { body } = await consent(await pushed(wallet, {}, {}))
    const code = new URL((body as { location: string }).location).searchParams.get('code') ?? ''
    const thief = await openWallet(app)
    expect(errorOf(await exchange(thief, code))).toEqual([400, 'invalid_grant'])
    const other = await push(wallet, { dpop_jkt: thief.key.thumbprint }, {})
    expect(errorOf(other)).toEqual([400, 'invalid_dpop_proof'])
  })

  test('ends with the password', async () => {
    const { user: holderRow, browser: holder } = await app.join()
    const { credentialId: own } = await scene.issue({ userId: holderRow.id })
    const wallet = await openWallet(app)
    const named = { ...(await pushed(wallet)), credentialId: own }
    const { body } = await holder.post('/api/visa/wallet-requests/consent', named)
    const code = new URL((body as { location: string }).location).searchParams.get('code') ?? ''
    const change = { currentPassword: PASSWORD, newPassword: 'another one 42!' }
    expect((await holder.post('/api/user/password', change)).status).toBe(204)
    expect(errorOf(await exchange(wallet, code))).toEqual([400, 'invalid_grant'])
  })

  test('is over after a minute', async () => {
    const wallet = await openWallet(app)
    const code = await codeOf(wallet)
    app.clock.advance(60_000)
    expect(errorOf(await exchange(wallet, code))).toEqual([400, 'invalid_grant'])
  })

  test('that is shown twice ends what it gave', async () => {
    const wallet = await openWallet(app)
    const code = await codeOf(wallet)
    const { access_token } = (await exchange(wallet, code)).body as TokenAnswer
    expect(errorOf(await exchange(wallet, code))).toEqual([400, 'invalid_grant'])
    const refused = await wallet.call('/interop/credential', access_token, {})
    expect(errorOf(refused)).toEqual([401, 'invalid_token'])
  })
})
