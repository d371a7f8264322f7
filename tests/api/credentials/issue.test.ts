import { describe, expect, test } from 'vitest'
import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import {
  buildIssuance,
  dayFromNow,
  setScene,
  credentialIdOf,
} from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const scene = await setScene(app)

const PATH = '/api/admin/credentials/issue'

test('issues while the chain is away, and says that anchoring is pending', async () => {
  const { status, body } = await scene.admin.post(PATH, buildIssuance(scene.holderRow.id))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: 'Visa credential issued. Anchoring on blockchain is pending.',
    credential: { credentialType: 'F-1', isRevoked: false, blockchainTxHash: null },
  })
})

test('answers the account, but no salt, no sealed bytes, no name of the holder and no passport digits', async () => {
  const credential = await scene.issue({ holderName: 'Planted Name', passportLastFour: '9876' })
  expect(Object.keys(credential).sort()).toEqual([
    'blockchainAnchorHash',
    'blockchainTxHash',
    'createdAt',
    'credentialId',
    'credentialType',
    'email',
    'expiryDate',
    'holderNameHash',
    'isRevoked',
    'issueDate',
    'replacedAs',
    'replacedById',
    'replacesAs',
    'replacesId',
    'revokeReason',
    'revokedAt',
    'userId',
    'username',
  ])
  const { username, email } = scene.holderRow
  expect(credential).toMatchObject({ username, email })
  expect(JSON.stringify(credential)).not.toMatch(/Planted|9876/)
})

describe('a form that is sent again', () => {
  const send = (body: object, admin = scene.admin) => admin.post(PATH, body)

  test('issues once, however often and at whatever time, and is answered each time', async () => {
    const body = { ...buildIssuance(scene.holderRow.id), draftId: crypto.randomUUID() }
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(body)))
    replies.push(await send(body))
    const ids = replies.map(credentialIdOf)
    expect(new Set(ids).size).toBe(1)
    const entries = await scene.admin.get('/api/admin/audit?action=credential_issued')
    const ofThis = (entries.body as { credentialId: string }[]).filter(
      ({ credentialId }) => credentialId === ids[0],
    )
    expect(ofThis).toHaveLength(1)
  })

  test('for somebody else, or by somebody else, is refused', async () => {
    const draftId = crypto.randomUUID()
    const body = { ...buildIssuance(scene.holderRow.id), draftId }
    expect((await send(body)).status).toBe(200)
    const other = await app.buildUser()
    expect(await send({ ...body, userId: other.id })).toMatchObject({
      status: 400,
      body: { fields: { draftId: expect.stringContaining('for somebody else') as string } },
    })
    const colleague = await app.signIn(await app.buildAdmin())
    expect((await send(body, colleague)).status).toBe(400)
  })

  test('without a name of its own issues each time', async () => {
    const body = buildIssuance(scene.holderRow.id)
    const [one, two] = [await send(body), await send(body)]
    expect(one.body).not.toMatchObject({
      credential: (two.body as { credential: object }).credential,
    })
  })
})

test('a credential may last until the last day but one of 9999, and is read as long', async () => {
  const lasting = { ...buildIssuance(scene.holderRow.id), expiryDate: '9999-12-30' }
  expect((await scene.admin.post(PATH, lasting)).status).toBe(200)
  expect(await scene.holder.get('/api/user/export')).toMatchObject({ status: 200 })
  const endless = await scene.admin.post(PATH, { ...lasting, expiryDate: '9999-12-31' })
  expect(endless).toMatchObject({
    status: 400,
    body: { fields: { expiryDate: 'Enter a date before 31 December 9999.' } },
  })
})

test('keeps dates as the day that was given', async () => {
  const credential = await scene.issue({ issueDate: '2024-02-29', expiryDate: dayFromNow(30) })
  expect(credential).toMatchObject({ issueDate: '2024-02-29', expiryDate: dayFromNow(30) })
})

test('accepts all seven visa types', async () => {
  for (const credentialType of ['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1', 'O-1', 'TN'] as const) {
    expect(await scene.issue({ credentialType })).toMatchObject({ credentialType })
  }
})

test('gives two holders of one name different hashes', async () => {
  const one = await scene.issue({ holderName: 'Same Name' })
  const other = await scene.issue({ holderName: 'Same Name' })
  expect(one.holderNameHash).not.toBe(other.holderNameHash)
})

test('records which administrator issued', async () => {
  const { credentialId } = await scene.issue()
  const { body } = await scene.admin.get('/api/admin/audit?limit=1')
  expect(body).toMatchObject([
    { action: 'credential_issued', actorName: scene.adminRow.username, credentialId },
  ])
})

describe('refuses', () => {
  test.each([
    ['a visitor', () => app.visit(), 401, 'SIGN_IN_REQUIRED'],
    ['the holder', () => scene.holder, 403, 'ACCESS_DENIED'],
  ])('%s', async (_, client, status, error) => {
    const reply = await client().post(PATH, buildIssuance(scene.holderRow.id))
    expect(reply).toMatchObject({ status, body: { error } })
  })

  test.each([
    ['a name of one letter', { holderName: 'A' }, 'holderName'],
    ['a name of 101 letters', { holderName: 'A'.repeat(101) }, 'holderName'],
    ['letters in the passport field', { passportLastFour: '12a4' }, 'passportLastFour'],
    ['three digits', { passportLastFour: '123' }, 'passportLastFour'],
    ['a date that does not exist', { issueDate: '2025-02-30' }, 'issueDate'],
    [
      'an expiry on the issue date',
      { issueDate: '2025-01-01', expiryDate: '2025-01-01' },
      'expiryDate',
    ],
    ['a last day that is over', { expiryDate: dayFromNow(-1) }, 'expiryDate'],
    ['an unknown type', { credentialType: 'K-1' }, 'credentialType'],
    ['a user id that is none', { userId: 'nobody' }, 'userId'],
    ['a number for a name', { holderName: 7 }, 'holderName'],
  ])('%s, and names the field', async (_, change, field) => {
    const body = { ...buildIssuance(scene.holderRow.id), ...change }
    const reply = await scene.admin.post(PATH, body)
    expect(reply).toMatchObject({ status: 400, body: { error: 'INVALID_INPUT' } })
    expect(Object.keys((reply.body as { fields: object }).fields)).toContain(field)
  })

  test('with the words of the spec', async () => {
    const digits = await scene.admin.post(
      PATH,
      buildIssuance(scene.holderRow.id, { passportLastFour: 'abcd' }),
    )
    expect(digits.body).toMatchObject({
      message: 'Passport last 4 digits must be exactly 4 numbers (e.g., 1234).',
    })
    const dates = await scene.admin.post(
      PATH,
      buildIssuance(scene.holderRow.id, { expiryDate: dayFromNow(-20) }),
    )
    expect(dates.body).toMatchObject({ message: 'Expiry date must be after issue date' })
  })

  test('an unknown field, and a user who does not exist', async () => {
    const extra = { ...buildIssuance(scene.holderRow.id), isRevoked: true }
    expect(await scene.admin.post(PATH, extra)).toMatchObject({ status: 400 })
    const nobody = buildIssuance('3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11')
    expect(await scene.admin.post(PATH, nobody)).toMatchObject({
      status: 404,
      body: { error: 'USER_NOT_FOUND' },
    })
  })

  test('an unconfirmed recipient where confirmation is required', async () => {
    const strict = await startTestApp({ env: { REQUIRE_CONFIRMED_EMAIL: '1' } })
    const { admin } = await setScene(strict)
    const unconfirmed = await strict.buildUser({ emailConfirmedAt: null })
    expect(await admin.post(PATH, buildIssuance(unconfirmed.id))).toMatchObject({
      status: 409,
      body: { error: 'EMAIL_UNCONFIRMED' },
    })
  })

  test('leaving nothing behind', async () => {
    const count = async () =>
      (await scene.admin.get('/api/admin/credentials')).headers.get('x-total-count')
    const before = await count()
    await scene.admin.post(PATH, buildIssuance(scene.holderRow.id, { passportLastFour: '1' }))
    await scene.admin.post(PATH, buildIssuance('3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11'))
    expect(await count()).toBe(before)
  })
})

test('a last day counts to its last second in UTC, and what was issued in it is answered again', async () => {
  const today = dayFromNow(0)
  const draft = { ...buildIssuance(scene.holderRow.id, { expiryDate: today }) }
  const draftId = crypto.randomUUID()
  const midnight = Date.parse(`${today}T24:00:00Z`)
  await scene.moveTo(new Date(midnight - 1))
  const first = await scene.admin.post(PATH, { ...draft, draftId })
  expect(first.status).toBe(200)
  app.clock.set(new Date(midnight))
  const again = await scene.admin.post(PATH, { ...draft, draftId })
  expect(again.body).toEqual(first.body)
  expect(await scene.admin.post(PATH, draft)).toMatchObject({
    status: 400,
    body: {
      error: 'INVALID_INPUT',
      message: INPUT_REASONS.EXPIRY_PAST,
      fields: { expiryDate: INPUT_REASONS.EXPIRY_PAST },
    },
  })
})
