import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { WALLET_NONCE_MAX } from '#contracts/interop/limits.ts'
import type { VisaClaim } from '#contracts/interop/visa-type.ts'
import { PLAIN, presenter, startAsking } from '#tests/support/interop/asking.ts'
import {
  ask,
  bindBrowser,
  bindPosted,
  encrypt,
  fetchObject,
  post,
  read,
  requestFor,
} from '#tests/support/interop/presenting.ts'
import { errorOf } from '#tests/support/server/http-client.ts'
import { ORIGIN } from '#tests/support/server/other-wallet.ts'
const { app, scene, officer, held, askByLink, send } = await startAsking()

describe('an answer', () => {
  test('that is not encrypted is refused, and ends nothing', async () => {
    const { asked, claims } = await askByLink()
    const vp_token = await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN)
    const plain = await post(app, claims, { vp_token: JSON.stringify(vp_token) })
    expect(errorOf(plain)).toEqual([400, 'invalid_request'])
    const { claims: others } = await askByLink()
    const misled = await post(app, claims, { response: encrypt(others, { vp_token }) })
    expect(errorOf(misled)).toEqual([400, 'invalid_request'])
    expect((await send(claims, vp_token)).status).toBe(200)
    expect((await read(officer, asked)).verification).toMatchObject({ isValid: true })
  })

  test('that is larger than any is refused', async () => {
    const { claims } = await askByLink()
    const { status } = await post(app, claims, { response: 'x'.repeat(60_000) })
    expect(status).toBe(413)
  })

  test('counts once, of however many that come together', async () => {
    const { asked, claims } = await askByLink()
    const vp_token = await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN)
    const response = encrypt(claims, { vp_token })
    const together = Array.from({ length: 8 }, () => post(app, claims, { response }))
    const statuses = (await Promise.all(together)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array<number>(7).fill(400)])
    expect((await read(officer, asked)).verification).toMatchObject({ isValid: true })
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

  test.each([
    ['dc+sd-jwt', 'visa_sd_jwt', '@sd-jwt/sd-jwt-vc', '@owf/mdoc'],
    ['mso_mdoc', 'visa_mdoc', '@owf/mdoc', '@sd-jwt/sd-jwt-vc'],
  ])('in %s alone, if the request asks for it, and in no other', async (format, id, good, bad) => {
    const attempt = async (name: string) => {
      const asked = await ask(officer, { way: 'link', format })
      const { claims } = await fetchObject(app, asked.link)
      if (!claims) throw new Error('no request object')
      expect(claims.dcql_query).toMatchObject({
        credentials: [{ id, format }],
        credential_sets: [{ options: [[id]] }],
      })
      await send(claims, await presenter(name)(held, bindPosted(app, claims), PLAIN))
      return (await read(officer, asked)).verification?.error
    }
    expect(await attempt(good)).toBe(null)
    expect(await attempt(bad)).toBe('TOKEN_MALFORMED')
  })

  test('that two credentials are in is refused', async () => {
    const { asked, claims } = await askByLink()
    const binding = bindPosted(app, claims)
    const sdJwt = await presenter('@sd-jwt/sd-jwt-vc')(held, binding, PLAIN)
    const mdoc = await presenter('@owf/mdoc')(held, binding, PLAIN)
    await send(claims, { ...sdJwt, ...mdoc })
    expect((await read(officer, asked)).verification).toMatchObject({ error: 'TOKEN_MALFORMED' })
  })

  test('that declines encrypted ends the request', async () => {
    const { asked, claims } = await askByLink()
    const response = encrypt(claims, { error: 'access_denied' })
    expect((await post(app, claims, { response })).status).toBe(200)
    expect(await read(officer, asked)).toMatchObject({
      ...{ state: 'declined', hasUnprovenRefusal: false, verification: null },
    })
    expect(errorOf(await send(claims, {}))).toEqual([400, 'invalid_request'])
  })

  test('that declines in the open is shown, and ends nothing', async () => {
    const { asked, claims } = await askByLink()
    expect((await post(app, claims, { error: 'access_denied' })).status).toBe(200)
    expect(await read(officer, asked)).toMatchObject({ state: 'open', hasUnprovenRefusal: true })
    const vp_token = await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN)
    expect((await send(claims, vp_token)).status).toBe(200)
    const answered = { state: 'answered', verification: { isValid: true } }
    expect(await read(officer, asked)).toMatchObject(answered)
    const late = await post(app, claims, { error: 'access_denied' })
    expect(errorOf(late)).toEqual([400, 'invalid_request'])
  })

  test('of a wallet that scanned a code leads nowhere', async () => {
    const { claims } = await askByLink()
    const vp_token = await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN)
    expect((await send(claims, vp_token)).body).toEqual({})
  })

  test('after five minutes is too late', async () => {
    const { asked, claims } = await askByLink()
    const vp_token = await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN)
    app.clock.advance(5 * 60_000)
    expect(errorOf(await send(claims, vp_token))).toEqual([400, 'invalid_request'])
    expect((await fetchObject(app, asked.link)).status).toBe(400)
    expect((await read(officer, asked)).state).toBe('expired')
  })

  test('can be read for ten minutes more, and by nobody else', async () => {
    const { asked, claims } = await askByLink()
    await send(claims, await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN))
    const path = `/api/visa/requests/${asked.requestId}`
    const over = [410, 'PRESENTATION_REQUEST_OVER']
    expect(errorOf(await scene.holder.get(path))).toEqual(over)
    expect(errorOf(await officer.get(`/api/visa/requests/${randomUUID()}`))).toEqual(over)
    app.clock.advance(15 * 60_000)
    expect(errorOf(await officer.get(path))).toEqual(over)
  })

  test('of a browser is taken from the user who asked by it, once', async () => {
    const asked = await ask(officer, { way: 'browser' })
    const protocol = 'openid4vp-v1-unsigned'
    const claims = requestFor(asked, protocol)
    const vp_token = await presenter('@owf/mdoc')(held, bindBrowser(app, claims), PLAIN)
    const answer = { protocol, response: encrypt(claims, { vp_token }) }
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
    const { user: row, browser: asker } = await app.join()
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
    const endless = new URLSearchParams({ wallet_nonce: 'x'.repeat(WALLET_NONCE_MAX + 1) })
    expect((await fetch(address, { method: 'POST', body: endless })).status).toBe(400)
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
