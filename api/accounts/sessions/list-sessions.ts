import { SessionRow } from './session-row.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { Session } from '#contracts/accounts/profile.ts'
import { DeviceRow } from '#api/presentations/device-row.ts'

export async function listOwnSessions(
  { database }: Services,
  user: SignedInUser,
): Promise<Session[]> {
  const devices = await DeviceRow.inUse(database, user.id)
  const names = new Map(devices.map(({ id, name }) => [id, name]))
  const sessions = await SessionRow.ofUser(database, user.id)
  return sessions.map((session) => ({
    sessionId: session.id,
    browser: session.browser,
    network: session.network,
    country: session.country,
    method: session.method,
    isCurrent: session.id === user.sessionId,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    deviceName: names.get(session.deviceId ?? '') ?? null,
  }))
}
