import { randomUUID } from 'node:crypto'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { Reporter } from '#api/sync/log-verifications.ts'
import type { TestApp } from './app.ts'

/** Begins a session of this user without a browser. Returns the user as one who sends events. */
export async function reportAs(
  { services }: TestApp,
  { id: userId, authVersion }: UserRow,
): Promise<Reporter> {
  const { database, clock } = services
  const origin = { browser: null, network: '192.0.2.0/24', country: null }
  const session = { userId, authVersion, method: 'password', ...origin } as const
  await SessionRow.begin(database, randomUUID(), session, clock.now())
  const { id: sessionId } = await SessionRow.ofUser(database, userId).first().throwIfNotFound()
  return { userId, sessionId, isGuest: false, address: '', userAgent: null }
}
