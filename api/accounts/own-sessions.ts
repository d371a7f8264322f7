import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { Session } from '#contracts/profile.ts'
import { SessionRow } from './session-row.ts'

export async function listOwnSessions(
  { database }: Services,
  user: SignedInUser,
): Promise<Session[]> {
  const sessions = await SessionRow.ofUser(database, user.id)
  return sessions.map(({ id, browser, network, country, method, createdAt, lastSeenAt }) => ({
    sessionId: id,
    browser,
    network,
    country,
    method,
    isCurrent: id === user.sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}
