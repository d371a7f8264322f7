import { because } from '#contracts/reason.ts'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { shownName } from '#api/accounts/present.ts'
import { UserRow } from '#api/accounts/user-row.ts'

interface Change {
  userId: string
  mayAskNames: boolean
  by: Person
}

/**
 * Sets whether a user without rights may ask other wallets for names. A new account does not have this
 * permission. Wallets show the product's name next to a request, and holders trust this name.
 */
export async function setMayAskNames(
  { database, clock }: Services,
  { userId, mayAskNames, by }: Change,
): Promise<UserRow> {
  return database.transaction(async (trx) => {
    const before = await UserRow.withId(trx, userId)
    if (!before) throw new ApiError('USER_NOT_FOUND')
    if (mayAskNames && before.isGuest) {
      throw new ApiError('ACCESS_DENIED', { reason: because('GUEST_ASKS_NOBODY') })
    }
    const now = clock.now()
    const user = await UserRow.change(trx, userId, { mayAskNames }, now)
    if (!user) throw new ApiError('USER_NOT_FOUND')
    await recordAudit(trx, {
      action: mayAskNames ? 'asking_granted' : 'asking_withdrawn',
      by,
      at: now,
      subjectId: userId,
      details: { about: shownName(user) },
    })
    return user
  })
}
