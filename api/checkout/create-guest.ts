import { because } from '#contracts/reason.ts'
import { randomBytes } from 'node:crypto'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { mailLink } from '#api/accounts/recovery/account-links.ts'
import { type AskedMail, countMail } from '#api/accounts/recovery/mail-allowance.ts'
import { UNUSABLE_PASSWORD } from '#api/accounts/sessions/password-hasher.ts'
import { premiumGuest } from '#api/accounts/guest-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { GuestUser } from '#contracts/checkout/checkout.ts'
import type { Language } from '#contracts/language/languages.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { requireSale } from './guide-sale.ts'

const NAME_BYTES = 8

interface Buyer {
  buyer: GuestUser
  /** The new guest. The caller must open a session for this guest. Null when this call created no guest. */
  newGuest: UserRow | null
}

/**
 * Returns the buyer: the signed-in user or a new guest. The buyer has no `userId` when the address already
 * has access. Each guest has a separate row. When two browsers enter the same address, only the browser that
 * pays gets access. A mailed link can later move the purchase to an account. Refuses a buyer without access
 * while the guide is not for sale.
 */
export async function createGuest(
  services: Services,
  {
    user,
    language,
    knownCheck,
    ...asked
  }: AskedMail & {
    user: SignedInUser | null
    language: Language
    knownCheck?: string | undefined
  },
): Promise<Buyer> {
  const { database, clock } = services
  const { email } = asked
  const isOwn = user && toAccountKey(user.email) === toAccountKey(email)
  if (isOwn) {
    const { id: userId, hasPremiumAccess } = user
    if (!hasPremiumAccess) await requireSale(services, knownCheck)
    return { buyer: { userId, email: user.email, hasPremiumAccess }, newGuest: null }
  }
  if (user && !user.isGuest) refuseOtherAddress(user.email)

  if (await isServedByMail(services, asked, null)) {
    return { buyer: { userId: null, email, hasPremiumAccess: true }, newGuest: null }
  }
  await requireSale(services, knownCheck)
  const newGuest = await UserRow.add(database, {
    username: `guest-${randomBytes(NAME_BYTES).toString('hex')}`,
    email,
    passwordHash: UNUSABLE_PASSWORD,
    isGuest: true,
    language,
    createdAt: clock.now(),
  })
  return { buyer: { userId: newGuest.id, email, hasPremiumAccess: false }, newGuest }
}

function refuseOtherAddress(own: string): never {
  const reason = because('SIGNED_IN_AS', { email: isolateAddress(own) })
  throw new ApiError('INVALID_INPUT', { reason, input: 'email' })
}

/**
 * Returns whether the address already has access. In this case, mails a link to the address. An account
 * without access counts like an unknown address. If a guest pays for such an address, a mailed link can move
 * the purchase to the account. The spec requires that the checkout tells of access, and nobody should pay twice.
 * The price: in an hour a stranger can ask about ten addresses whether they have access. The stranger does not
 * learn which other addresses have an account.
 */
export async function isServedByMail(
  services: Services,
  asked: AskedMail,
  /** The signed-in user. An account of this user does not count, even if it has the address. */
  userId: string | null,
): Promise<boolean> {
  const { database, mailer } = services
  const { email } = asked
  const named = await UserRow.ofMailbox(database, email)
  const account = named?.hasPremiumAccess === true && named.id !== userId ? named : undefined
  const owner = account ?? (await premiumGuest(database, email))
  if (!owner) return false

  await countMail(services, asked)
  await database.transaction((trx) =>
    owner.isGuest
      ? mailLink(services, trx, owner, { kind: 'claim', template: 'claim' })
      : mailLink(services, trx, owner, { kind: 'reset', template: 'has-access' }),
  )
  mailer.wake()
  return true
}
