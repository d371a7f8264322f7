import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, setScene } from '#tests/support/server/credentials.ts'

const app = await startTestApp()
const scene = await setScene(app)

const TO_COME = 'CREDENTIAL_NOT_YET_VALID'

test('a credential before its first day is not yet valid by code, lookup and batch, and logged as invalid', async () => {
  const issueDate = dayFromNow(30)
  const { credentialId } = await scene.issue({ issueDate, expiryDate: dayFromNow(365) })
  const { token } = await scene.mint(credentialId)
  const visitor = app.visit()
  const byCode = await visitor.post('/api/visa/verify/qr', { qrData: token })
  expect(byCode).toMatchObject({
    status: 200,
    body: { isValid: false, error: TO_COME, signatureStatus: 'valid', credential: { issueDate } },
  })
  const batch = await scene.admin.post('/api/visa/verify/batch', {
    credentials: [{ credentialId }, { qrData: token }],
  })
  expect(batch.body).toMatchObject({
    results: [
      { status: 'invalid', error: TO_COME },
      { status: 'invalid', error: TO_COME },
    ],
  })
  const logged = await app.services.database('verification_logs').select('verificationResult')
  expect(logged).toEqual(Array(3).fill({ verificationResult: 'invalid' }))
  expect(app.logLines().join('')).not.toContain('forged_pass')
})

test('a credential whose first day is tomorrow holds', async () => {
  const days = { issueDate: dayFromNow(1), expiryDate: dayFromNow(365) }
  const { credentialId } = await scene.issue(days)
  const { token } = await scene.mint(credentialId)
  const verified = await app.visit().post('/api/visa/verify/qr', { qrData: token })
  expect(verified.body).toMatchObject({ isValid: true })
})
