import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { Registration } from '#contracts/accounts/registration.ts'
import { toAccountKey } from './account-key.ts'
import { mailLink } from './account-links.ts'
import { adoptFrom } from './adopt-purchases.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { lockEver } from './lock-holders.ts'
import { type AskedMail, countMail } from './mail-allowance.ts'
import { refuseTaken } from './taken.ts'
import { UserRow } from './user-row.ts'

interface Attempt extends Registration {
  before: SignedInUser | null
  /** The network address of the caller, as `addressKey` shortens it. */
  address: string
}

/** Works at once; the confirmation follows by mail. A guest's own session keeps what it paid for. */
export async function register(
  services: Services,
  { username, email, password, before, address }: Attempt,
): Promise<UserRow> {
  const { database, passwords, clock, mailer } = services
  refuseCommonPassword(password, [username, email])
  await requireFree(services, { username, email, address })
  await countMail(services, { address, email })
  const passwordHash = await passwords.hash(password)
  const user = await database
    .transaction(async (trx) => {
      const isGuest = before?.isGuest && toAccountKey(before.email) === toAccountKey(email)
      if (isGuest) await lockEver(trx, before.id)
      const added = await UserRow.add(trx, { username, email, passwordHash })
      if (isGuest) {
        await adoptFrom(trx, { guestId: before.id, ownerId: added.id, now: clock.now() })
      }
      await mailLink(services, trx, added, { kind: 'confirm', template: 'confirm' })
      return UserRow.present(trx).findById(added.id).throwIfNotFound()
    })
    .catch(async (error: unknown) => {
      // Somebody took the name while the password was being hashed.
      await requireFree(services, { username, email, address })
      throw error
    })
  mailer.wake()
  return user
}

/** Whoever owns the mailbox of a taken address gets the way in, and with it the account. */
async function requireFree(
  services: Services,
  { address, ...names }: { username: string; email: string; address: string },
): Promise<void> {
  const now = services.clock.now()
  await refuseTaken(services.database, names, { now }).catch(async (refusal: unknown) => {
    if (refusal instanceof ApiError && refusal.code === 'EMAIL_TAKEN') {
      await tellOwner(services, { address, email: names.email })
    }
    throw refusal
  })
}

async function tellOwner(services: Services, asked: AskedMail): Promise<void> {
  const { database, mailer } = services
  const owner = await UserRow.withEmail(database, asked.email)
  if (!owner) return
  await countMail(services, asked)
  await database.transaction((trx) =>
    mailLink(services, trx, owner, { kind: 'reset', template: 'address-taken' }),
  )
  mailer.wake()
}
