import { presentCurrentUser } from '#api/accounts/present.ts'
import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { SessionRow } from '#api/accounts/session-row.ts'
import { listHeld } from '#api/credentials/list.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { UserExport } from '#contracts/profile.ts'
import { DeviceRow } from './device-row.ts'
import { presentDevice } from './present.ts'

/** Everything that is kept about the user, for the user. */
export async function exportUser(services: Services, user: SignedInUser): Promise<UserExport> {
  const { database, clock } = services
  const sessions = await SessionRow.ofUser(database, user.id)
  const devices = await DeviceRow.ofUser(database, user.id)
  const purchases = await PurchaseRow.ofUser(database, user.id)
  return {
    exportedAt: clock.now().toISOString(),
    user: presentCurrentUser(user),
    sessions: sessions.map(({ id, createdAt, lastSeenAt }) => ({
      sessionId: id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    devices: devices.map(presentDevice),
    credentials: await listHeld(services, user.id),
    purchases: purchases.map(({ id, productType, amount, status, createdAt }) => ({
      purchaseId: id,
      productType,
      amount,
      status,
      createdAt: createdAt.toISOString(),
    })),
  }
}
