import type { Knex } from 'knex'
import { PurchaseRow } from './purchase-row.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { guestsOf } from '#api/accounts/guest-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * Moves the purchases of guests to the account that has proven their address, and ends the sessions of these
 * guests. If the account then has a second valid purchase, the second purchase becomes due for a refund.
 */
export async function adoptPurchases(
  trx: Knex,
  owner: Pick<UserRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const guests = await guestsOf(trx, owner.email).forUpdate()
  for (const guest of guests.filter(({ id }) => id !== owner.id)) {
    await adoptFrom(trx, { guestId: guest.id, ownerId: owner.id, now })
  }
}

export async function adoptFrom(
  trx: Knex,
  { guestId, ownerId, now }: { guestId: string; ownerId: string; now: Date },
): Promise<void> {
  const purchases = await PurchaseRow.paidBy(trx, guestId)
  if (purchases.length === 0) return

  for (const { id, refundedAt, refundDueAt } of purchases) {
    const isInForce = refundedAt === null && refundDueAt === null
    const isSecond = isInForce && (await PurchaseRow.inForce(trx, ownerId)) !== undefined
    const change = { userId: ownerId, ...(isSecond && { refundDueAt: now }) }
    await PurchaseRow.change(trx, id, change)
  }
  await SessionRow.endAll(trx, guestId)
}
