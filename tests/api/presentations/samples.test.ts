import { expect, test } from 'vitest'
import type { SampleCredential } from '#contracts/credentials/credential.ts'
import { BatchVerification } from '#contracts/verification/batch-calls.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { addDemoHolder } from '#api/credentials/demo.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { learnTrust } from '#tests/support/server/trust.ts'

const app = await startTestApp({ services: () => ({ storage: 'embedded' }) })
const scene = await setScene(app)
const demo = await addDemoHolder(app.services, scene.adminRow.id)
const demoId = (await UserRow.withLogin(app.services.database, demo.username))?.id ?? ''
const samples = await listSamples()

async function listSamples(): Promise<SampleCredential[]> {
  const { status, body } = await scene.holder.get('/api/visa/samples')
  expect(status).toBe(200)
  return body as SampleCredential[]
}

const qrOf = ({ credentialId }: { credentialId: string }) => `/api/visa/qr/${credentialId}`
const tokensOf = ({ credentialId }: { credentialId: string }) =>
  `/api/visa/credentials/${credentialId}/tokens`

test('lists the three samples to anybody who is signed in', () => {
  expect(samples.map(({ credentialType, isRevoked }) => [credentialType, isRevoked])).toEqual([
    ['F-1', false],
    ['H-1B', false],
    ['B-1/B-2', true],
  ])
})

test('are samples from the statement on that makes them', async () => {
  const other = await startTestApp({ services: () => ({ storage: 'embedded' }) })
  const { database } = other.services
  await database.raw('ALTER TABLE visa_credentials ADD CONSTRAINT only_samples CHECK (is_sample)')
  const { id } = await other.buildAdmin()
  await addDemoHolder(other.services, id)
  expect(await CredentialRow.samples(database)).toHaveLength(3)
})

test('tells of a sample only what its code shows', () => {
  for (const sample of samples) {
    expect(Object.keys(sample).sort()).toEqual([
      'credentialId',
      'credentialType',
      'expiryDate',
      'isRevoked',
      'issueDate',
    ])
  }
})

test("makes codes of the demo's valid and expiring samples for anybody, which are never valid", async () => {
  for (const sample of samples.slice(0, 2)) {
    const shown = await scene.holder.get(qrOf(sample))
    expect(shown).toMatchObject({ status: 200, body: { verificationInfo: { status: 'active' } } })
    const minted = await scene.holder.post(tokensOf(sample), {})
    expect(minted.status).toBe(200)
    const { token } = minted.body as { token: string }
    const verified = await app.visit().post('/api/visa/verify/qr', { qrData: token })
    expect(verified.body).toMatchObject({
      isValid: false,
      error: 'CREDENTIAL_IS_SAMPLE',
      message: 'This is a sample. It proves nothing.',
      verificationResult: { status: 'sample' },
    })
  }
})

test("a code of the demo holder's own device is a sample too, with and without a connection", async () => {
  const browser = app.visit()
  await browser.post('/api/login', demo)
  const device = await buildDevice(browser, demoId)
  const [{ credentialId } = { credentialId: '' }] = samples
  const token = await device.show(credentialId)
  const { body } = await app.visit().post('/api/visa/verify/qr', { qrData: token })
  expect(body).toMatchObject({ error: 'CREDENTIAL_IS_SAMPLE' })
  const trust = await learnTrust(app)
  expect(await verifyOffline(token, trust, app.services.clock.now())).toMatchObject({
    status: 'sample',
  })
})

test('samples are a result of their own in a batch and in the log, and the revoked one is revoked', async () => {
  const { body } = await scene.admin.post('/api/visa/verify/batch', {
    credentials: samples.map(({ credentialId }) => ({ credentialId })),
    verifierInfo: { organization: 'Sample counter' },
  })
  const { results, summary } = BatchVerification.parse(body)
  expect(results.map(({ status }) => status)).toEqual(['sample', 'sample', 'revoked'])
  expect(summary.statusBreakdown).toEqual({ sample: 2, revoked: 1 })
  const logs = await app.services
    .database('verification_logs')
    .where({ organization: 'Sample counter' })
    .orderBy('verificationResult')
  expect(logs.map(({ verificationResult }) => verificationResult as string)).toEqual([
    'revoked',
    'sample',
    'sample',
  ])
})

test('makes no code of the revoked sample', async () => {
  const [, , revoked = { credentialId: '' }] = samples
  expect(await scene.holder.get(qrOf(revoked))).toMatchObject({
    status: 409,
    body: { error: 'CREDENTIAL_REVOKED' },
  })
})

test('gives a sample to nobody who is not signed in', async () => {
  const [sample = { credentialId: '' }] = samples
  for (const path of [qrOf(sample), '/api/visa/samples']) {
    expect(await app.visit().get(path)).toMatchObject({ status: 401 })
  }
})

test("gives nothing else of the demo's holder, and nothing of anybody else", async () => {
  const { credentialId } = await scene.issue({ userId: demoId })
  const other = await app.signIn(await app.buildUser())
  const own = await scene.issue()
  for (const credential of [{ credentialId }, own]) {
    for (const reply of [
      await other.get(qrOf(credential)),
      await other.post(tokensOf(credential), {}),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { error: 'CREDENTIAL_NOT_FOUND' } })
    }
  }
  expect(await listSamples()).toEqual(samples)
})

test('knows no samples where the database is not the embedded one', async () => {
  app.services.storage = 'postgres'
  const [sample = { credentialId: '' }] = samples
  expect(await listSamples()).toEqual([])
  expect(await scene.holder.get(qrOf(sample))).toMatchObject({
    status: 404,
    body: { error: 'CREDENTIAL_NOT_FOUND' },
  })
  app.services.storage = 'embedded'
})

test("has no samples any more once the demo's holder is deleted", async () => {
  expect((await scene.admin.delete(`/api/admin/users/${demoId}`)).status).toBe(204)
  expect(await listSamples()).toEqual([])
})
