import { describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { errorOf } from '#tests/support/server/http-client.ts'
import {
  addWallet,
  makeKey,
  makeKeys,
  offer,
  openWallet,
  redeem,
  type TokenAnswer,
} from '#tests/support/server/other-wallet.ts'

const app = await startTestApp()
const scene = await setScene(app)
const credentialId = (await scene.issue()).credentialId

describe('an offer', () => {
  test('gives the wallet that brings its code and digits a token, and ten instances of each format', async () => {
    const { wallet, accessToken, tokens } = await addWallet(app, scene.holder, credentialId)
    expect(tokens).toMatchObject({ token_type: 'DPoP', expires_in: 600 })
    const keys = await makeKeys(10)
    const sdJwt = await wallet.obtain(accessToken, 'visa_sd_jwt', keys)
    const mdoc = await wallet.obtain(accessToken, 'visa_mdoc', keys)
    expect([sdJwt.credentials.length, mdoc.credentials.length]).toEqual([10, 10])
    expect(new Set([...sdJwt.credentials, ...mdoc.credentials]).size).toBe(20)
  })

  test('names neither the holder nor the credential', async () => {
    const { link } = await offer(app, scene.holder, credentialId)
    const address = new URL(link).searchParams.get('credential_offer_uri') ?? ''
    const read = await (await fetch(address.replace('https://visa.example.org', app.url))).text()
    expect(read).not.toContain(credentialId)
    expect(read).not.toContain(scene.holderRow.username)
  })

  test('comes with what its link leads to, for a browser that passes it to a wallet', async () => {
    const { body } = await scene.holder.post(`/api/visa/credentials/${credentialId}/offers`)
    const { link, offer: content } = body as { link: string; offer: object }
    const address = new URL(link).searchParams.get('credential_offer_uri') ?? ''
    const read = await fetch(address.replace('https://visa.example.org', app.url))
    expect(content).toEqual(await read.json())
  })

  test('is made for nobody but the holder, of what is in force', async () => {
    const stranger = await app.signIn(await app.buildUser())
    const path = `/api/visa/credentials/${credentialId}/offers`
    expect(errorOf(await stranger.post(path))).toEqual([404, 'CREDENTIAL_NOT_FOUND'])
    const revoked = await scene.issue()
    await scene.revoke(revoked.credentialId)
    const its = `/api/visa/credentials/${revoked.credentialId}/offers`
    expect(errorOf(await scene.holder.post(its))).toEqual([409, 'CREDENTIAL_REVOKED'])
  })

  test('takes a fresh proof', async () => {
    app.clock.advance(6 * 60_000)
    const path = `/api/visa/credentials/${credentialId}/offers`
    expect(errorOf(await scene.holder.post(path))).toEqual([403, 'PROOF_REQUIRED'])
  })

  test('is over after five wrong digits, and then also for the right ones', async () => {
    const wallet = await openWallet(app)
    const offered = await offer(app, scene.holder, credentialId)
    const wrong = offered.txCode === '000000' ? '111111' : '000000'
    for (let tried = 0; tried < 5; tried++) {
      const reply = await redeem(wallet, offered, { tx_code: wrong })
      expect(errorOf(reply)).toEqual([400, 'invalid_grant'])
    }
    expect(errorOf(await redeem(wallet, offered))).toEqual([400, 'invalid_grant'])
  })

  test('counts once, and not after ten minutes', async () => {
    const wallet = await openWallet(app)
    const offered = await offer(app, scene.holder, credentialId)
    expect((await redeem(wallet, offered)).status).toBe(200)
    expect(errorOf(await redeem(wallet, offered))).toEqual([400, 'invalid_grant'])

    const late = await offer(app, scene.holder, credentialId)
    app.clock.advance(10 * 60_000)
    expect(errorOf(await redeem(wallet, late))).toEqual([400, 'invalid_grant'])
  })

  test('ends with the password', async () => {
    const { user: holderRow, browser: holder } = await app.join()
    const { credentialId: own } = await scene.issue({ userId: holderRow.id })
    const offered = await offer(app, holder, own)
    const change = {
      currentPassword: 'correct horse battery staple',
      newPassword: 'another one 42!',
    }
    expect((await holder.post('/api/user/password', change)).status).toBe(204)
    const wallet = await openWallet(app)
    expect(errorOf(await redeem(wallet, offered))).toEqual([400, 'invalid_grant'])
  })

  test('is refused to a wallet that knows its number alone, which its address shows', async () => {
    const wallet = await openWallet(app)
    const offered = await offer(app, scene.holder, credentialId)
    const [number = ''] = offered.code.split('.')
    const forged = { 'pre-authorized_code': `${number}.${'x'.repeat(43)}` }
    expect(errorOf(await redeem(wallet, offered, forged))).toEqual([400, 'invalid_grant'])
    expect((await redeem(wallet, offered)).status).toBe(200)
  })

  test.each([
    ['no digits', { tx_code: '' }, 'invalid_request'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('is refused with %s', async (_what, changes, error) => {
    const wallet = await openWallet(app)
    const offered = await offer(app, scene.holder, credentialId)
    expect(errorOf(await redeem(wallet, offered, changes))).toEqual([400, error])
  })
})

const stranger = await makeKey()

describe('the key of a wallet', () => {
  const redeemWith = async (changes: Parameters<typeof redeem>[3]) => {
    const wallet = await openWallet(app)
    return redeem(wallet, await offer(app, scene.holder, credentialId), {}, changes)
  }

  test.each([
    ['nothing', null],
    ['a proof of two minutes ago', { claims: { iat: Math.floor(Date.now() / 1000) - 120 } }],
    ['a proof of the future', { claims: { iat: Math.floor(Date.now() / 1000) + 120 } }],
    ['a proof for another address', { claims: { htu: 'https://visa.example.org/interop/par' } }],
    ['a proof for another server', { claims: { htu: 'https://evil.example/interop/token' } }],
    ['a proof for another method', { claims: { htm: 'GET' } }],
    ['a proof without a number', { claims: { jti: undefined } }],
    ['a JWT of another type', { header: { typ: 'JWT' } }],
    ['a proof that another key has signed', { header: { jwk: stranger.jwk } }],
  ])('signs for each call: refused with %s', async (_what, changes) => {
    expect(errorOf(await redeemWith(changes))).toEqual([400, 'invalid_dpop_proof'])
  })

  test('may write the address in another way', async () => {
    const claims = { htu: 'HTTPS://VISA.example.org:443/interop/./token?a=b#c' }
    expect((await redeemWith({ claims })).status).toBe(200)
  })

  test('signs nothing twice', async () => {
    const wallet = await openWallet(app)
    const claims = { jti: 'the same' }
    const again = () => offer(app, scene.holder, credentialId)
    expect((await redeem(wallet, await again(), {}, { claims })).status).toBe(200)
    const second = await redeem(wallet, await again(), {}, { claims })
    expect(errorOf(second)).toEqual([400, 'invalid_dpop_proof'])
  })
})

test('an access token counts only with the key, the token and the address that were signed for', async () => {
  const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
  const thief = await openWallet(app)
  const body = { credential_configuration_id: 'visa_mdoc', proofs: { jwt: [] } }
  const path = '/interop/credential'
  const refusals = [
    await wallet.call(path, 'x'.repeat(43), body),
    await wallet.call(path, accessToken, body, { claims: { ath: 'x'.repeat(43) } }),
    await wallet.call(path, accessToken, body, { claims: { ath: undefined } }),
    await thief.call(path, accessToken, body),
  ]
  expect(refusals.map((reply) => errorOf(reply)[1])).toEqual([
    'invalid_token',
    'invalid_dpop_proof',
    'invalid_dpop_proof',
    'invalid_token',
  ])
})

test('an access token is over after ten minutes', async () => {
  const { wallet, accessToken } = await addWallet(app, scene.holder, credentialId)
  app.clock.advance(10 * 60_000)
  const refused = await wallet.call('/interop/credential', accessToken, {})
  expect(errorOf(refused)).toEqual([401, 'invalid_token'])
})

describe('a refresh token', () => {
  const refreshWith = (wallet: Awaited<ReturnType<typeof openWallet>>, token: string) =>
    wallet.form('/interop/token', { grant_type: 'refresh_token', refresh_token: token })

  test('gives new instances after 15 days and not before, and ends after 180', async () => {
    const { wallet, accessToken, refreshToken } = await addWallet(app, scene.holder, credentialId)
    await wallet.obtain(accessToken, 'visa_mdoc', await makeKeys(1))
    const early = await refreshWith(wallet, refreshToken)
    expect([...errorOf(early), Number(early.headers.get('Retry-After')) > 14 * 86_400]).toEqual([
      429,
      'temporarily_unavailable',
      true,
    ])

    app.clock.advance(15 * 86_400_000)
    const renewed = await refreshWith(wallet, refreshToken)
    expect(renewed.status).toBe(200)
    const next = renewed.body as TokenAnswer
    await wallet.obtain(next.access_token, 'visa_mdoc', await makeKeys(1))

    app.clock.advance(166 * 86_400_000)
    expect(errorOf(await refreshWith(wallet, next.refresh_token))).toEqual([400, 'invalid_grant'])
  })

  test('waits to the last millisecond, and says so', async () => {
    app.clock.advance(0)
    const { wallet, accessToken, refreshToken } = await addWallet(app, scene.holder, credentialId)
    await wallet.obtain(accessToken, 'visa_mdoc', await makeKeys(1))
    app.clock.advance(15 * 86_400_000 - 1)
    const early = await refreshWith(wallet, refreshToken)
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '1'])
    app.clock.advance(1)
    expect((await refreshWith(wallet, refreshToken)).status).toBe(200)
  })

  test('stays good until the next one was used, since an answer may be lost, and never after', async () => {
    const { wallet, refreshToken } = await addWallet(app, scene.holder, credentialId)
    expect((await refreshWith(wallet, refreshToken)).status).toBe(200)
    const again = await refreshWith(wallet, refreshToken)
    expect(again.status).toBe(200)
    const { refresh_token: next } = again.body as TokenAnswer
    expect((await refreshWith(wallet, next)).status).toBe(200)
    expect(errorOf(await refreshWith(wallet, refreshToken))).toEqual([400, 'invalid_grant'])
  })

  test('is worth nothing to a wallet with another key', async () => {
    const { refreshToken } = await addWallet(app, scene.holder, credentialId)
    const thief = await openWallet(app)
    expect(errorOf(await refreshWith(thief, refreshToken))).toEqual([400, 'invalid_grant'])
  })

  test('ends with the credential', async () => {
    const own = await scene.issue()
    const { wallet, refreshToken } = await addWallet(app, scene.holder, own.credentialId)
    await scene.revoke(own.credentialId)
    expect(errorOf(await refreshWith(wallet, refreshToken))).toEqual([400, 'invalid_grant'])
  })
})
