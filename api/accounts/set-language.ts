import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { ChosenLanguage } from '#contracts/accounts/account.ts'
import { UserRow } from './user-row.ts'

/** Sets the language of a user's mails. Mails that already wait stay in their language. */
export async function setLanguage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { userId, language }: ChosenLanguage & { userId: string },
): Promise<void> {
  const user = await UserRow.change(database, userId, { language }, clock.now())
  if (!user) throw new ApiError('USER_NOT_FOUND')
}
