import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { Registration } from '#contracts/accounts/registration.ts'
import type { Language } from '#contracts/language/languages.ts'
import { toAccountKey } from './addresses/account-key.ts'
import { mailLink } from './recovery/account-links.ts'
import { adoptFrom } from '#api/checkout/adopt-purchases.ts'
import { refuseCommonPassword } from './sessions/common-passwords.ts'
import { lockEver } from './lock-holders.ts'
import { countMail } from './recovery/mail-allowance.ts'
import { refuseTakenName } from './addresses/taken.ts'
import { UserRow } from './user-row.ts'

interface Attempt extends Registration {
  before: SignedInUser | null
  /** The caller's network address, as `addressKey` shortens it. */
  address: string
  language: Language
}

/**
 * Creates an account that can be used immediately. The link that confirms the address follows by mail. This
 * function does not check whether another account has the address. The response therefore cannot reveal it.
 * The purchases of a guest with the same address move to the account.
 */
export async function register(
  services: Services,
  { username, email, password, before, address, language }: Attempt,
): Promise<UserRow> {
  const { database, passwords, clock, mailer } = services
  refuseCommonPassword(password, [username, email])
  await refuseTakenName(database, { username })
  await countMail(services, { address, email })
  const passwordHash = await passwords.hash(password)
  const user = await database
    .transaction(async (trx) => {
      const isGuest = before?.isGuest && toAccountKey(before.email) === toAccountKey(email)
      if (isGuest) await lockEver(trx, before.id)
      const added = await UserRow.add(trx, { username, email, passwordHash, language })
      if (isGuest) {
        await adoptFrom(trx, { guestId: before.id, ownerId: added.id, now: clock.now() })
      }
      await mailLink(services, trx, added, { kind: 'confirm', template: 'confirm' })
      return UserRow.present(trx).findById(added.id).throwIfNotFound()
    })
    .catch(async (error: unknown) => {
      // Throws the right error if another account got the name while we hashed the password.
      await refuseTakenName(database, { username })
      throw error
    })
  mailer.wake()
  return user
}
