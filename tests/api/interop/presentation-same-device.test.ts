import { expect, test } from 'vitest'
import { PLAIN, presenter, startAsking } from '#tests/support/interop/asking.ts'
import {
  ask,
  type Asked,
  bindPosted,
  encrypt,
  fetchObject,
  post,
  read,
  type RequestClaims,
} from '#tests/support/interop/presenting.ts'
import { errorOf, type Reply } from '#tests/support/server/http-client.ts'
import { ORIGIN } from '#tests/support/server/other-wallet.ts'
const { app, scene, officer, held, send } = await startAsking()

const PAGE = `${ORIGIN}/qr-verify?tab=ask`
const OVER = [410, 'PRESENTATION_REQUEST_OVER']

async function askHere() {
  const asked = await ask(officer, { way: 'device' })
  const { claims } = await fetchObject(app, asked.link)
  if (!claims) throw new Error('no request object')
  return { asked, claims }
}

async function give(claims: RequestClaims) {
  return send(claims, await presenter('@owf/mdoc')(held, bindPosted(app, claims), PLAIN))
}

/** Reads the address that the wallet opens after its answer. */
function readReturn({ body }: Reply) {
  const { redirect_uri: address = '' } = body as { redirect_uri?: string }
  const { hash } = new URL(address)
  const parameters = new URLSearchParams(hash.slice(1))
  return {
    page: address.slice(0, address.length - hash.length),
    requestId: parameters.get('request_id'),
    code: parameters.get('response_code'),
  }
}

const show = (by: typeof officer, { requestId }: Asked, code: string | null) =>
  by.post(`/api/visa/requests/${requestId}/shown`, { code })

test('an answer is shown with the code that its wallet got, once, to the user who asked', async () => {
  const { asked, claims } = await askHere()
  const { page, requestId, code } = readReturn(await give(claims))
  expect([page, requestId]).toEqual([PAGE, asked.requestId])
  const hidden = { state: 'open', verification: null, disclosed: {} }
  expect(await read(officer, asked)).toMatchObject(hidden)
  expect(errorOf(await show(scene.holder, asked, code))).toEqual(OVER)
  expect(errorOf(await show(officer, asked, 'x'.repeat(43)))).toEqual(OVER)
  expect(await read(officer, asked)).toMatchObject(hidden)
  const shown = { state: 'answered', verification: { isValid: true } }
  expect((await show(officer, asked, code)).body).toMatchObject(shown)
  expect(await read(officer, asked)).toMatchObject(shown)
  expect(errorOf(await show(officer, asked, code))).toEqual(OVER)
})

test('the code of one request shows no other answer', async () => {
  const [one, other] = [await askHere(), await askHere()]
  const { code } = readReturn(await give(one.claims))
  await give(other.claims)
  expect(errorOf(await show(officer, other.asked, code))).toEqual(OVER)
  expect((await read(officer, other.asked)).verification).toBe(null)
})

test('a code ends with its request', async () => {
  const { asked, claims } = await askHere()
  const { code } = readReturn(await give(claims))
  app.clock.advance(15 * 60_000)
  const by = await app.signIn(scene.adminRow)
  expect(errorOf(await show(by, asked, code))).toEqual(OVER)
})

test('the database has only the hash of a code', async () => {
  const { asked, claims } = await askHere()
  const { code } = readReturn(await give(claims))
  const rows = app.services.database('presentation_requests').where({ id: asked.requestId })
  const [row] = (await rows) as { responseCodeHash: Buffer | null }[]
  expect(row?.responseCodeHash).toHaveLength(32)
  expect(JSON.stringify(row)).not.toContain(code)
})

test('an encrypted refusal is shown with its code too', async () => {
  const { asked, claims } = await askHere()
  const refused = await post(app, claims, { response: encrypt(claims, { error: 'access_denied' }) })
  expect((await read(officer, asked)).state).toBe('open')
  const { code } = readReturn(refused)
  expect((await show(officer, asked, code)).body).toMatchObject({ state: 'declined' })
})

test('an unencrypted refusal leads back without a code, and ends nothing', async () => {
  const { asked, claims } = await askHere()
  const { page, code } = readReturn(await post(app, claims, { error: 'access_denied' }))
  expect([page, code]).toEqual([PAGE, null])
  expect(await read(officer, asked)).toMatchObject({ state: 'open', hasUnprovenRefusal: true })
  expect(readReturn(await give(claims)).code).toHaveLength(43)
})
