import type { Services } from '#api/services.ts'
import type { ChosenLanguage } from '#contracts/accounts/account.ts'
import { type Asker, requireAsker } from './lock-asker.ts'
import { UserRow } from './user-row.ts'

/** Sets the language of a user's mails. Mails that already wait stay in their language. */
export async function setLanguage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { user, language }: ChosenLanguage & { user: Asker },
): Promise<void> {
  await database.transaction(async (trx) => {
    await requireAsker(trx, user)
    await UserRow.change(trx, user.id, { language }, clock.now())
  })
}
