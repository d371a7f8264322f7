import type { Transaction } from 'objection'
import { SessionRow } from './session-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { DeviceEnd } from '#api/presentations/device-row.ts'
import { endDevicesOf } from '#api/presentations/end-device.ts'

/** Ends every session and device of the account. A log-in that waits for its second step fails afterwards. */
export async function signOutEverywhere(
  trx: Transaction,
  userId: string,
  end: DeviceEnd,
): Promise<void> {
  await UserRow.raiseAuthVersion(trx, userId)
  await SessionRow.endAll(trx, userId)
  await endDevicesOf(trx, { userId }, end)
}
