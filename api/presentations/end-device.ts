import type { Transaction } from 'objection'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import { freshForPower } from '#api/http/guards.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { PRESENTATION_LIFE_MAX_MS } from '#contracts/verification/token-times.ts'
import { endWalletsOf } from '#api/trust/wallets/end-wallets.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { deviceEnded } from './device-ended.ts'
import { type DeviceEnd, DeviceRow } from './device-row.ts'
import { endCodes } from './end-codes.ts'

/**
 * The time for which a new key may wait to replace a device. A tab may need this time. After it,
 * `giveUpWaiting` ends the key.
 */
const MAKING_READY_MS = 120_000

/**
 * Ends one of the user's devices for ever. Any device but the session's own needs a fresh proof, because its
 * sessions end too.
 */
export async function endDevice(
  { database, clock }: Services,
  { user, deviceId }: { user: SignedInUser; deviceId: string },
): Promise<void> {
  if (!isUuid(deviceId)) throw new ApiError('DEVICE_NOT_FOUND')
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const device = await DeviceRow.withId(trx, user.id, deviceId)
    if (!device) throw new ApiError('DEVICE_NOT_FOUND')
    if (device.endedAt) throw deviceEnded(device, 'DEVICE_CODES_OVER')
    const now = clock.now()
    const sessions = await SessionRow.onDevice(trx, deviceId)
    if (!sessions.some(({ id }) => id === user.sessionId)) freshForPower(user)
    await endDevices(trx, [deviceId], { reason: 'user', now })
    await endCodes(trx, { sessionIds: sessions.map(({ id }) => id) }, now)
  })
}

/**
 * Throws without a fresh proof if another session has this device. A device has one session, so the other one
 * would end, and the device with it.
 */
export async function requireFreshToTake(
  trx: Transaction,
  user: SignedInUser,
  deviceId: string,
): Promise<void> {
  const sessions = await SessionRow.onDevice(trx, deviceId)
  if (sessions.some(({ id }) => id !== user.sessionId)) freshForPower(user)
}

/**
 * Ends every device of a user except `except`, every minted code, and every other wallet. Another person may
 * have them. The caller must have locked the user's row.
 */
export async function endDevicesOf(
  trx: Transaction,
  { userId, except }: { userId: string; except?: string | null },
  end: DeviceEnd,
): Promise<void> {
  const devices = await DeviceRow.inUse(trx, userId)
  const ids = devices.map(({ id }) => id).filter((id) => id !== except)
  await endDevices(trx, ids, end)
  await endCodes(trx, { userId }, end.now)
  await endWalletsOf(trx, userId, { reason: 'account', now: end.now })
}

/**
 * Ends these devices and their sessions. Also ends the keys that wait to replace these devices, and the codes
 * of older devices that these devices replaced. An online verifier refuses the codes immediately. An offline
 * verifier refuses them after it has the next lists. The caller must have locked the holder.
 * Decision: `docs/decisions/09-device-and-session-end-together.md`.
 */
export async function endDevices(trx: Transaction, ids: string[], end: DeviceEnd): Promise<void> {
  if (ids.length === 0) return
  const ended = [...ids, ...(await DeviceRow.waitingFor(trx, ids))]
  await SessionRow.endOnDevices(trx, ended)
  await DeviceRow.end(trx, ended, end)
  const former = await DeviceRow.before(trx, ids)
  await PassRow.revokeForDevices(trx, [...ended, ...former], end.now)
}

/**
 * Ends the keys that have waited longer than `MAKING_READY_MS` to replace this device. The caller must have
 * locked the holder.
 */
export async function giveUpWaiting(trx: Transaction, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MAKING_READY_MS)
  const waiting = await DeviceRow.waitingFor(trx, [id], before)
  await endDevices(trx, waiting, { reason: 'replaced', now })
}

/**
 * Ends a device that another device of the same person replaces. The codes that it has already shown stay
 * valid until they expire. Also ends the other keys that wait to replace it: if two tabs change the key at
 * once, the first tab to register its key keeps it. The caller must have locked the holder.
 */
export async function leaveDevice(trx: Transaction, id: string, now: Date): Promise<void> {
  await endDevices(trx, await DeviceRow.waitingFor(trx, [id]), { reason: 'replaced', now })
  await SessionRow.endOnDevices(trx, [id])
  await DeviceRow.end(trx, [id], { reason: 'replaced', now })
  const lastEnd = new Date(now.getTime() + PRESENTATION_LIFE_MAX_MS)
  await PassRow.revokeForDevices(trx, [id], lastEnd)
}
