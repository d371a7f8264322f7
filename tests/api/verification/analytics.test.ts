import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { Analytics } from '#contracts/verification/analytics.ts'
import { startTestApp } from '#tests/support/server/app.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const app = await startTestApp({ now: NOW })
const admin = await app.signIn(await app.buildAdmin())
await log('2026-11-20T00:00:00Z', 'qr_scan', 'valid')
await log('2026-11-20T11:59:59Z', 'qr_scan', 'valid')
await log('2026-11-19T23:59:59.999Z', 'manual_lookup', 'revoked')
await log('2026-11-14T00:00:00Z', 'api_call', 'expired')
await log('2026-11-13T23:59:59Z', 'qr_scan', 'invalid')
await log('2026-08-23T00:00:00Z', 'qr_scan', 'invalid')
await log('2026-08-22T23:59:59Z', 'qr_scan', 'invalid')

async function log(createdAt: string, type: string, result: string) {
  await app.services.database('verification_logs').insert({
    id: randomUUID(),
    verificationType: type,
    verificationResult: result,
    createdAt,
  })
}

async function read(query = ''): Promise<Analytics> {
  const { status, body } = await admin.get(`/api/admin/analytics${query}`)
  expect(status).toBe(200)
  return Analytics.parse(body)
}

describe('the analytics', () => {
  test('count the verifications of the range per day, by result and by method', async () => {
    const { total, days, results, methods, credentialTypes } = await read('?days=7')
    expect(total).toBe(4)
    expect(days).toHaveLength(7)
    expect(days[0]).toEqual({
      day: '2026-11-14',
      results: { valid: 0, expired: 1, revoked: 0, invalid: 0, sample: 0 },
    })
    expect(days[5]?.results.revoked).toBe(1)
    expect(days[6]).toEqual({
      day: '2026-11-20',
      results: { valid: 2, expired: 0, revoked: 0, invalid: 0, sample: 0 },
    })
    expect(results).toEqual({ valid: 2, expired: 1, revoked: 1, invalid: 0, sample: 0 })
    expect(methods).toEqual({ qr_scan: 2, manual_lookup: 1, api_call: 1 })
    expect(credentialTypes).toEqual([{ credentialType: null, count: 4 }])
  })

  test('cover thirty days unless asked for seven or ninety', async () => {
    expect((await read()).total).toBe(5)
    const ninety = await read('?days=90')
    expect(ninety.days).toHaveLength(90)
    expect(ninety.total).toBe(6)
    for (const query of ['?days=1', '?days=10000', '?days=7.5', '?days=', '?month=1']) {
      expect(await admin.get(`/api/admin/analytics${query}`)).toMatchObject({
        status: 400,
        body: { error: 'INVALID_INPUT' },
      })
    }
  })

  test('are for administrators only', async () => {
    expect((await app.visit().get('/api/admin/analytics')).status).toBe(401)
    const user = await app.signIn(await app.buildUser())
    expect((await user.get('/api/admin/analytics')).status).toBe(403)
  })
})
