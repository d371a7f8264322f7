import { UserRow } from '#api/accounts/user-row.ts'
import type { Services } from '#api/services.ts'
import { dayOf, EXPIRING_SOON_DAYS } from '#contracts/credential.ts'
import { DAY_MS } from '#contracts/time.ts'
import { CredentialRow } from './credential-row.ts'
import { mailHolder } from './mail-holder.ts'

const WARN_BEFORE_MS = EXPIRING_SOON_DAYS * DAY_MS

/** Mails each holder once, when a credential begins to expire soon; answers how many. */
export async function warnExpiring({ database, mailer, clock }: Services): Promise<number> {
  const now = clock.now()
  const span = { today: dayOf(now), until: dayOf(new Date(now.getTime() + WARN_BEFORE_MS)) }
  const warned = await database.transaction(async (trx) => {
    const credentials = await CredentialRow.takeExpiring(trx, now, span)
    for (const { userId, credentialId, credentialType, expiryDate } of credentials) {
      await mailHolder(trx, await UserRow.withId(trx, userId), now, {
        template: 'credential-expiring',
        credentialType,
        credentialId,
        expiryDate,
      })
    }
    return credentials.length
  })
  mailer.wake()
  return warned
}
