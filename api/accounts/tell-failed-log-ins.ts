import { SecurityEventRow } from '#api/audit/security-event-row.ts'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { lockHolder } from './lock-holders.ts'
import { tellChange } from './tell-change.ts'

/** The owner gets a mail after this many wrong passwords in one day. */
const LEAST = 20

/**
 * Mails the owners of accounts with many failed log-ins, at most once a day per account. No log-in waits for
 * the mail, so the time of a log-in does not reveal an account.
 */
export async function tellFailedLogIns({
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
      await tellChange(env, trx, { userId, notice, now })
    })
  }
}
