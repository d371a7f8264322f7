import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OTHER, openEnum } from '#contracts/open-enum.ts'
import { Verification } from '#contracts/verification/calls.ts'
import { VERDICT_CODES } from '#contracts/verification/verdict.ts'
import { VERDICTS } from '#contracts/verification/verdicts.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'

const HOUR_MS = 3_600_000
const BEFORE_PASS = 'TOKEN_BEFORE_PASS'

const app = await startTestApp()
const scene = await setScene(app)
const { credentialId } = await scene.issue()
const device = await buildDevice(scene.holder, scene.holderRow.id)

/** Verifies a code of a phone whose clock is behind by this time. */
async function verifyBehind(behindMs: number) {
  const issuedAt = new Date(app.clock.now().getTime() - behindMs)
  const expiresAt = new Date(issuedAt.getTime() + 7 * 60_000)
  const qrData = await device.show(credentialId, { issuedAt, expiresAt })
  return { qrData, ...(await app.visit().post('/api/visa/verify/qr', { qrData })) }
}

test.each([HOUR_MS, 24 * HOUR_MS, 365 * 24 * HOUR_MS])(
  'a code of a phone whose clock is %i ms behind was made before its pass, and claims no longer life',
  async (behindMs) => {
    const { status, body } = await verifyBehind(behindMs)
    expect(status).toBe(200)
    const { message } = VERDICTS[BEFORE_PASS]
    expect(body).toMatchObject({ isValid: false, error: BEFORE_PASS, message })
    expect(message).toContain('the clock of that device is behind')
    const { checks } = Verification.parse(body)
    expect(checks.find(({ check }) => check === 'tokenTimes')?.result).toBe('failed')
    expect(checks.find(({ check }) => check === 'deviceSignature')?.result).toBe('passed')
  },
)

test('a batch says the same, and the log counts the code as invalid', async () => {
  const { qrData } = await verifyBehind(HOUR_MS)
  await app.services.database('verification_logs').delete()
  const batch = await scene.admin.post('/api/visa/verify/batch', { credentials: [{ qrData }] })
  expect(batch.body).toMatchObject({ results: [{ status: 'invalid', error: BEFORE_PASS }] })
  const logged = await app.services.database('verification_logs').select('verificationResult')
  expect(logged).toEqual([{ verificationResult: 'invalid' }])
  expect(app.logLines().join('')).not.toContain('forged_pass')
})

test('an app that is older than this verdict reads its status and its sentence', async () => {
  const { body } = await verifyBehind(HOUR_MS)
  const known = VERDICT_CODES.filter((code) => code !== BEFORE_PASS)
  const Older = z.extend(Verification, { error: z.nullable(openEnum(known)) })
  expect(Older.parse(body)).toMatchObject({
    verificationResult: { status: 'invalid' },
    error: OTHER,
    message: VERDICTS[BEFORE_PASS].message,
  })
})
