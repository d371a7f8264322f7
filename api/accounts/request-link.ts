import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { toAccountKey } from './account-key.ts'
import { mailLink } from './account-links.ts'
import { AccountTokenRow } from './account-token-row.ts'
import { UserRow } from './user-row.ts'

/** Every answer takes at least this long, so that its time does not tell what was found. */
const ANSWER_MS = 150

/** Mails the way in, if there is one; the caller learns nothing either way. */
export async function requestReset(services: Services, email: string): Promise<void> {
  await services.limits.consume('sensitive', [`mailbox:${toAccountKey(email)}`])
  await Promise.all([wait(ANSWER_MS), mailWayIn(services, email)])
}

async function mailWayIn(services: Services, email: string): Promise<void> {
  const { database, mailer } = services
  const account = await UserRow.withEmail(database, email)
  const guest = account ? undefined : await UserRow.premiumGuest(database, email)
  await database.transaction(async (trx) => {
    if (account) await mailLink(services, trx, account, { kind: 'reset', template: 'reset' })
    if (guest) await mailLink(services, trx, guest, { kind: 'claim', template: 'claim' })
  })
  mailer.wake()
}

/** For the page of an expired link: a fresh one goes to the address that the old one went to. */
export async function renewLink(services: Services, secret: string): Promise<void> {
  await Promise.all([wait(ANSWER_MS), mailAgain(services, secret)])
}

async function mailAgain(services: Services, secret: string): Promise<void> {
  const { database, limits, mailer, clock } = services
  const token = await AccountTokenRow.withSecret(database, secret)
  if (!token || token.usedAt || token.expiresAt > clock.now()) return
  const user = await UserRow.withId(database, token.userId)
  if (!user || user.emailKey !== token.emailKey) return
  await limits.consume('sensitive', [`mailbox:${toAccountKey(user.email)}`])
  const { kind } = token
  await database.transaction(async (trx) => {
    await AccountTokenRow.query(trx).patch({ usedAt: clock.now() }).where({ id: token.id })
    await mailLink(services, trx, user, { kind, template: kind })
  })
  mailer.wake()
}

export async function resendConfirmation(services: Services, userId: string): Promise<void> {
  const { database, mailer } = services
  const user = await UserRow.withId(database, userId)
  if (!user) throw new ApiError('USER_NOT_FOUND')
  if (user.emailConfirmedAt) return
  await database.transaction((trx) =>
    mailLink(services, trx, user, { kind: 'confirm', template: 'confirm' }),
  )
  mailer.wake()
}
