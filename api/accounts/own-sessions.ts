import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { Session } from '#contracts/profile.ts'
import { SessionRow } from './session-row.ts'

export async function listOwnSessions(
  { database }: Services,
  user: SignedInUser,
): Promise<Session[]> {
  const sessions = await SessionRow.ofUser(database, user.id)
  return sessions.map(({ id, createdAt, lastSeenAt }) => ({
    sessionId: id,
    isCurrent: id === user.sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

export async function endOneSession(
  { database }: Services,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const ended = isUuid(sessionId) && (await SessionRow.endOne(database, userId, sessionId))
  if (!ended) throw new ApiError('SESSION_NOT_FOUND')
}
