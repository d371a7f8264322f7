import { expect, test } from 'vitest'
import { BatchVerification } from '#contracts/verification/batch-calls.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const scene = await setScene(app)

const PATH = '/api/visa/verify/batch'

test('each row has its own verdict in the order given, and a bad one spoils no other', async () => {
  const active = await scene.issue()
  const revoked = await scene.issue()
  await scene.revoke(revoked.credentialId)
  const { token } = await scene.mint(active.credentialId)
  const { status, body } = await scene.admin.post(PATH, {
    credentials: [
      { credentialId: active.credentialId },
      { qrData: token },
      { credentialId: revoked.credentialId },
      { credentialId: 'urn:uuid:3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11' },
      { qrData: 'not a code' },
      {},
    ],
    verifierInfo: { organization: 'Test embassy', timestamp: new Date().toISOString() },
    options: { includeDetails: true },
  })
  expect(status).toBe(200)
  const { results, summary } = BatchVerification.parse(body)
  expect(results.map((row) => row.status)).toEqual([
    'valid',
    'valid',
    'revoked',
    'not_found',
    'invalid',
    'error',
  ])
  expect(results.map((row) => row.originalIndex)).toEqual([0, 1, 2, 3, 4, 5])
  expect(results[0]?.credentialInfo).toMatchObject({ type: 'F-1' })
  expect(summary).toMatchObject({
    totalCredentials: 6,
    statusBreakdown: { valid: 2, revoked: 1, not_found: 1, invalid: 1, error: 1 },
  })
  const logs = await app.services
    .database('verification_logs')
    .where({ organization: 'Test embassy' })
  expect(logs).toHaveLength(5)
  expect(logs[0]).toMatchObject({ verificationType: 'api_call', verifierContext: 'admin_portal' })
})

test.each([
  [
    '21 rows',
    Array.from({ length: 21 }, () => ({ qrData: '1' })),
    'Maximum batch size is 20 credentials',
  ],
  ['no row', [], 'Add at least one credential to verify'],
  ['rows without anything', [{}, { qrData: '' }], 'Please provide valid credential IDs or QR data'],
])('refuses %s with the words of the spec', async (_, credentials, message) => {
  expect(await scene.admin.post(PATH, { credentials })).toMatchObject({
    status: 400,
    body: { error: 'INVALID_INPUT', message },
  })
})

test('only administrators verify in batches', async () => {
  const body = { credentials: [{ qrData: '1' }] }
  expect(await scene.holder.post(PATH, body)).toMatchObject({ status: 403 })
  expect(await app.visit().post(PATH, body)).toMatchObject({ status: 401 })
})
