import type { Knex } from 'knex'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { MailContent } from '#api/mail/mail-content.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'

/**
 * Mails a holder about a change. Runs in the transaction of the change. Mails nothing to a deleted account.
 */
export async function mailHolder(
  trx: Knex,
  holder: UserRow | undefined,
  now: Date,
  content: MailContent,
): Promise<void> {
  if (!holder) return
  const { id: userId, email: recipient, language } = holder
  await enqueueMail(trx, { userId, recipient, language, now }, content)
}
