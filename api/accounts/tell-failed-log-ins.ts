import { SecurityEventRow } from '#api/audit/security-event-row.ts'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { lockHolder } from './lock-holders.ts'
import { tellChange } from './tell-change.ts'

/** So many wrong passwords within a day are told to the owner of the account. */
const LEAST = 20

/** A guesser learns nothing by it: no log-in waits for this. At most one mail a day. */
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
