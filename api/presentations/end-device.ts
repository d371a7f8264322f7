import type { Transaction } from 'objection'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { SessionRow } from '#api/accounts/session-row.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { PRESENTATION_LIFE_MAX_MS } from '#contracts/verification/token-times.ts'
import { endWalletsOf } from '#api/trust/wallets/end-wallets.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { deviceEnded } from './device-ended.ts'
import { type DeviceEnd, DeviceRow } from './device-row.ts'
import { endCodes } from './end-codes.ts'

/** How long another tab may need to replace the device. */
const MAKING_READY_MS = 120_000

/** Ends one of the user's devices for good. */
export async function endDevice(
  { database, clock }: Services,
  { user, deviceId }: { user: Asker; deviceId: string },
): Promise<void> {
  if (!isUuid(deviceId)) throw new ApiError('DEVICE_NOT_FOUND')
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const device = await DeviceRow.withId(trx, user.id, deviceId)
    if (!device) throw new ApiError('DEVICE_NOT_FOUND')
    if (device.endedAt) throw deviceEnded(device, 'Its codes are no longer valid.')
    const now = clock.now()
    const sessions = await SessionRow.onDevice(trx, deviceId)
    await endDevices(trx, [deviceId], { reason: 'user', now })
    await endCodes(trx, { sessionIds: sessions.map(({ id }) => id) }, now)
  })
}

/**
 * Ends every device of a user except `except`, every minted code, and every wallet of others, because a
 * thief may hold them. The caller has locked the user's row.
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
 * From now on verifiers refuse the codes of these devices: online at once, and offline by the lists. The
 * sessions on the devices end. Codes of the devices that these replaced end too, and so do keys that wait
 * to replace them. The caller has locked the holder.
 */
export async function endDevices(trx: Transaction, ids: string[], end: DeviceEnd): Promise<void> {
  if (ids.length === 0) return
  const ended = [...ids, ...(await DeviceRow.waitingFor(trx, ids))]
  await SessionRow.endOnDevices(trx, ended)
  await DeviceRow.end(trx, ended, end)
  const former = await DeviceRow.before(trx, ids)
  await PassRow.revokeForDevices(trx, [...ended, ...former], end.now)
}

/** Ends older keys that wait to replace this device. The caller holds the holder's row. */
export async function giveUpWaiting(trx: Transaction, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MAKING_READY_MS)
  const waiting = await DeviceRow.waitingFor(trx, [id], before)
  await endDevices(trx, waiting, { reason: 'replaced', now })
}

/**
 * Another device of the same person replaces this one. This one ends, but the codes that it has shown count
 * until their own end. The caller has locked the holder.
 */
export async function leaveDevice(trx: Transaction, id: string, now: Date): Promise<void> {
  await endDevices(trx, await DeviceRow.waitingFor(trx, [id]), { reason: 'replaced', now })
  await SessionRow.endOnDevices(trx, [id])
  await DeviceRow.end(trx, [id], { reason: 'replaced', now })
  const lastEnd = new Date(now.getTime() + PRESENTATION_LIFE_MAX_MS)
  await PassRow.revokeForDevices(trx, [id], lastEnd)
}
