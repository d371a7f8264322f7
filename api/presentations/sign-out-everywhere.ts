import type { Transaction } from 'objection'
import { SessionRow } from '#api/accounts/session-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { DeviceEnd } from './device-row.ts'
import { endDevicesOf } from './end-device.ts'

/**
 * Nobody is signed in to the account any more, no device shows its credentials, and a log-in under way
 * leads nowhere.
 */
export async function signOutEverywhere(
  trx: Transaction,
  userId: string,
  end: DeviceEnd,
): Promise<void> {
  await UserRow.raiseAuthVersion(trx, userId)
  await SessionRow.endAll(trx, userId)
  await endDevicesOf(trx, { userId }, end)
}
