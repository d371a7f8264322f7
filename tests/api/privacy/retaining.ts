import { retain } from '#api/privacy/retain.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import type { Scene } from '#tests/support/server/credentials.ts'

export const DAY_MS = 24 * 60 * 60_000
export const AGENT = { 'User-Agent': 'Counter 7' }

/**
 * Returns the number of days since the beginning of this month, with a fraction. Verifications are
 * deleted by whole months, and the age of a month is counted from its first day.
 */
export function daysOfMonth(): number {
  const now = new Date()
  return (now.getTime() - Date.UTC(now.getUTCFullYear(), now.getUTCMonth())) / DAY_MS
}

/** Runs the hourly job. Its clock is this many days ahead. */
export function retainAfter({ services }: TestApp, days: number) {
  const now = new Date(Date.now() + days * DAY_MS)
  return retain({ ...services, clock: { now: () => now } })
}

/** Issues a credential, verifies it once, and returns its id. */
export async function verifyOnce({ issue, mint, admin }: Scene): Promise<string> {
  const { credentialId } = await issue()
  const { token } = await mint(credentialId)
  await admin.post('/api/visa/verify/qr', { qrData: token }, { headers: AGENT })
  return credentialId
}

/** Builds the row of a progress event, as the server stores it after a sync. */
export function buildEvent(userId: string, kind: string) {
  return {
    userId,
    id: crypto.randomUUID(),
    kind,
    at: new Date(),
    payload: '{}',
    receivedAt: new Date(),
  }
}
