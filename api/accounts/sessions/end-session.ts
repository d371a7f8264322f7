import type { Transaction } from 'objection'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { SessionRow } from './session-row.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { type DeviceEnd, DeviceRow } from '#api/presentations/device-row.ts'
import { endCodes } from '#api/presentations/end-codes.ts'
import { endDevices } from '#api/presentations/end-device.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

/**
 * Ends one of the user's sessions, the device of the same browser, and the codes that the session has minted.
 */
export async function endSession(
  { database, clock }: Services,
  { user, sessionId }: { user: Asker; sessionId: string },
): Promise<void> {
  if (!isUuid(sessionId)) throw new ApiError('SESSION_NOT_FOUND')
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const session = await SessionRow.endOne(trx, user.id, sessionId)
    if (!session) throw new ApiError('SESSION_NOT_FOUND')
    await endAllOf(trx, [session], clock.now())
  })
}

/**
 * Ends every other session of the user, and every device and code but those of this session. Devices and codes
 * whose session is gone end too: a thief may have them, and no list of sessions shows that.
 */
export async function endOtherSessions({ database, clock }: Services, user: Asker): Promise<void> {
  await database.transaction(async (trx) => {
    const { deviceId } = await lockAsker(trx, user)
    const now = clock.now()
    await SessionRow.endAll(trx, user.id, user.sessionId)
    const devices = await DeviceRow.inUse(trx, user.id)
    const others = devices.map(({ id }) => id).filter((id) => id !== deviceId)
    await endDevices(trx, others, { reason: 'user', now })
    await endCodes(trx, { userId: user.id, exceptOf: user.sessionId }, now)
  })
}

/** Ends every session and device of the user, including the current session and device. */
export async function endAllSessions({ database, clock }: Services, user: Asker): Promise<void> {
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    await signOutEverywhere(trx, user.id, { reason: 'user', now: clock.now() })
  })
}

/**
 * Ends the session and the device of its browser. The codes that the session has minted stay valid, because
 * the holder may be waiting at a counter with such a code. The dialog of the log-out offers to end them. Does
 * nothing when the session has already ended.
 */
export async function logOut({ database, clock }: Services, user: Asker): Promise<void> {
  await database.transaction(async (trx) => {
    await lockHolder(trx, user.id)
    const session = await SessionRow.endOne(trx, user.id, user.sessionId)
    if (session) await endDevicesOn(trx, [session], { reason: 'logout', now: clock.now() })
  })
}

async function endAllOf(trx: Transaction, sessions: SessionRow[], now: Date): Promise<void> {
  await endDevicesOn(trx, sessions, { reason: 'user', now })
  await endCodes(trx, { sessionIds: sessions.map(({ id }) => id) }, now)
}

function endDevicesOn(trx: Transaction, sessions: SessionRow[], end: DeviceEnd): Promise<void> {
  const ids = sessions.flatMap(({ deviceId }) => deviceId ?? [])
  return endDevices(trx, ids, end)
}
