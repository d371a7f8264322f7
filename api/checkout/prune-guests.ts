import type { Knex } from 'knex'
import { GUEST_KEPT_DAYS } from '#contracts/checkout.ts'

const DAY_MS = 24 * 60 * 60_000

/** Every column that names a user; the database refuses to remove one that any of them names. */
export const NAMING_USERS = [
  ['purchases', 'user_id'],
  ['sessions', 'user_id'],
  ['account_tokens', 'user_id'],
  ['email_changes', 'user_id'],
  ['admin_events', 'admin_id'],
  ['admin_events', 'user_id'],
  ['visa_credentials', 'user_id'],
  ['visa_credentials', 'issued_by'],
  ['revocation_events', 'revoked_by'],
  ['devices', 'user_id'],
  ['verification_logs', 'verifier_id'],
  ['sync_events', 'user_id'],
  ['mail_outbox', 'user_id'],
] as const

/**
 * Removes guests who left before the payment form and learned nothing here. One with an order stays,
 * whatever became of it: the provider may still report a payment.
 */
export function pruneGuests(database: Knex, now: Date): Promise<number> {
  const guests = database('users')
    .where({ isGuest: true, premiumGranted: false })
    .where('createdAt', '<', new Date(now.getTime() - GUEST_KEPT_DAYS * DAY_MS))
  for (const [table, column] of NAMING_USERS) {
    void guests.whereNotExists(
      database(table).select(database.raw('1')).whereRaw('??.?? = users.id', [table, column]),
    )
  }
  return guests.delete()
}
