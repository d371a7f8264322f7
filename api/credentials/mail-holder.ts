import type { Knex } from 'knex'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { MailContent } from '#api/mail/mail-content.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'

/** Mails a holder whose account still exists, in the transaction of the change. */
export async function mailHolder(
  trx: Knex,
  holder: UserRow | undefined,
  now: Date,
  content: MailContent,
): Promise<void> {
  if (!holder) return
  await enqueueMail(trx, { userId: holder.id, recipient: holder.email, now }, content)
}
