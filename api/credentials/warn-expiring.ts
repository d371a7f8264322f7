import type { Transaction } from 'objection'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { Services } from '#api/services.ts'
import { dayOf, EXPIRING_SOON_DAYS } from '#contracts/credentials/credential.ts'
import { DAY_MS } from '#contracts/time.ts'
import { CredentialRow } from './credential-row.ts'
import { mailHolder } from './mail-holder.ts'

const WARN_BEFORE_MS = EXPIRING_SOON_DAYS * DAY_MS

/** Mails holders once about each credential that will expire soon. Returns the number of mails. */
export async function warnExpiring({ database, mailer, clock }: Services): Promise<number> {
  const now = clock.now()
  const span = { today: dayOf(now), until: dayOf(new Date(now.getTime() + WARN_BEFORE_MS)) }
  const holders = await CredentialRow.expiring(database, span).distinct('userId')
  let warned = 0
  for (const { userId } of holders) {
    warned += await database.transaction((trx) => warnHolder(trx, userId, { span, now }))
  }
  mailer.wake()
  return warned
}

async function warnHolder(
  trx: Transaction,
  userId: string,
  { span, now }: { span: Record<'today' | 'until', string>; now: Date },
): Promise<number> {
  const holder = await lockHolder(trx, userId)
  const credentials = await CredentialRow.expiring(trx, span)
    .where({ userId })
    .patch({ expiryWarnedAt: now })
    .returning('*')
  for (const { credentialId, credentialType, expiryDate } of credentials) {
    await mailHolder(trx, holder, now, {
      template: 'credential-expiring',
      credentialType,
      credentialId,
      expiryDate,
    })
  }
  return credentials.length
}
