import type { Knex } from 'knex'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { type Asker, requireAsker } from '#api/accounts/lock-asker.ts'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { type LinkReader, mailLink } from './account-links.ts'
import { AccountTokenRow } from './account-token-row.ts'
import { EmailChangeRow } from '#api/accounts/addresses/email-change-row.ts'
import { type AskedMail, countMail } from './mail-allowance.ts'
import { premiumGuest } from '#api/accounts/guest-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * The shortest time of a response, in milliseconds. Without this delay, the time would reveal whether an
 * account was found.
 */
const ANSWER_MS = 150

interface AskedUnlock {
  username: string
  /** The caller's network address, as `addressKey` shortens it. */
  address: string
}

interface AskedLink {
  /** The secret of the expired link. */
  secret: string
  address: string
}

/** Mails a link into the account of this mailbox. The response is the same when there is no account. */
export async function requestReset(services: Services, asked: AskedMail): Promise<void> {
  await countMail(services, asked)
  await Promise.all([wait(ANSWER_MS), mailWayIn(services, asked.email)])
}

async function mailWayIn(services: Services, email: string): Promise<void> {
  const { database, mailer } = services
  const account = await UserRow.ofMailbox(database, email)
  const guest = account ? undefined : await premiumGuest(database, email)
  await database.transaction(async (trx) => {
    if (account) await mailLink(services, trx, account, { kind: 'reset', template: 'reset' })
    if (guest) await mailLink(services, trx, guest, { kind: 'claim', template: 'claim' })
  })
  mailer.wake()
}

/**
 * Mails a link that allows one browser to try the password while the account is locked. Mails nothing when
 * there is no such account.
 */
export async function requestUnlock(services: Services, asked: AskedUnlock): Promise<void> {
  await Promise.all([wait(ANSWER_MS), mailUnlock(services, asked)])
}

async function mailUnlock(services: Services, { username, address }: AskedUnlock): Promise<void> {
  const { database, mailer } = services
  const account = await UserRow.withLogin(database, username)
  if (!account || account.isGuest) return
  if (!(await isMailAllowed(services, { address, email: account.email }))) return
  await database.transaction((trx) =>
    mailLink(services, trx, account, { kind: 'unlock', template: 'unlock' }),
  )
  mailer.wake()
}

/** Returns whether the limit allows a mail. An error would reveal that the name has an account. */
async function isMailAllowed(services: Services, asked: AskedMail): Promise<boolean> {
  return countMail(services, asked).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return false
      throw error
    },
  )
}

/** Mails a new link to the address of an expired link. */
export async function renewLink(services: Services, asked: AskedLink): Promise<void> {
  await Promise.all([wait(ANSWER_MS), mailAgain(services, asked)])
}

async function mailAgain(services: Services, { secret, address }: AskedLink): Promise<void> {
  const { database, mailer, clock } = services
  const token = await AccountTokenRow.withSecret(database, secret)
  if (!token || token.usedAt || token.expiresAt > clock.now()) return
  const { kind } = token
  // An undo link is not renewed, because its validity period ends together with the reservation of the former
  // address.
  if (kind === 'undo') return
  // Only an administrator, the operator or a recovery code makes an enrolment link. Such a link is therefore
  // not renewed.
  if (kind === 'enrol') return
  const change = kind === 'change' ? await EmailChangeRow.ofLink(database, token.id) : undefined
  const addressee = await findAddressee(database, token, change)
  if (!addressee) return
  await countMail(services, { address, email: addressee.email })
  await database.transaction(async (trx) => {
    const linkId = await mailLink(services, trx, addressee, { kind, template: kind })
    if (change) await EmailChangeRow.followLink(trx, change.id, linkId)
  })
  mailer.wake()
}

/**
 * Returns the user who gets the new link. Returns undefined when the link's address is neither the user's
 * address nor the new address that the user has requested.
 */
async function findAddressee(
  database: Knex,
  { kind, userId, emailKey }: AccountTokenRow,
  change: EmailChangeRow | undefined,
): Promise<LinkReader | undefined> {
  const user = await UserRow.withId(database, userId)
  if (!user) return undefined
  if (change) return { id: userId, email: change.email, language: user.language }
  return kind !== 'change' && toAccountKey(user.email) === emailKey ? user : undefined
}

/** Counts the mail (`countMail`), because nobody has proven the mailbox yet. */
export async function resendConfirmation(
  services: Services,
  { asker, address }: { asker: Asker; address: string },
): Promise<void> {
  const { database, mailer } = services
  const user = await UserRow.withId(database, asker.id)
  if (!user) throw new ApiError('USER_NOT_FOUND')
  if (user.emailConfirmedAt) return
  await countMail(services, { address, email: user.email })
  await database.transaction(async (trx) => {
    await requireAsker(trx, asker)
    await mailLink(services, trx, user, { kind: 'confirm', template: 'confirm' })
  })
  mailer.wake()
}
