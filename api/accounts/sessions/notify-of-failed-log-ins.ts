import { SecurityEventRow } from '#api/audit/security-event-row.ts'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'

/** The number of wrong passwords in one day after which the owner gets a mail. */
const LEAST = 20

/**
 * Mails the owners of accounts with many failed log-ins, at most once a day per account. A job sends these
 * mails, and no log-in waits for them. The time of a log-in therefore does not reveal whether an account
 * exists. The number in the mail can be too low, because the security log drops events in a flood.
 */
export async function notifyOfFailedLogIns({
  database,
  clock,
  env,
}: Pick<Services, 'database' | 'clock' | 'env'>): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  for (const { userId, tries } of await SecurityEventRow.failedLogIns(database, {
    since,
    least: LEAST,
  })) {
    await database.transaction(async (trx) => {
      const notice = { template: 'log-ins-failed', count: tries } as const
      await lockHolder(trx, userId)
      if (await OutboxRow.isMailedSince(trx, { userId, template: notice.template }, since)) return
      await notifyOfChange(env, trx, { userId, notice, now })
    })
  }
}
