import type { Knex } from 'knex'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { makeLink, secretOf } from './account-links.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { allOwners } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Recovery } from '#contracts/accounts/enrolment.ts'
import { readCode } from './recovery-codes.ts'
import { RecoveryCodeRow } from './recovery-code-row.ts'

interface Shown extends Recovery {
  by: (user: UserRow) => Person
}

/**
 * Lets an administrator add a passkey after the loss of every passkey. Returns the secret of a link. The link
 * opens only the page that adds a passkey. A wrong password, a wrong code and an unknown account cause the
 * same error.
 */
export async function recover(
  services: Services,
  { username, password, code: typed, by }: Shown,
): Promise<string> {
  const { database, passwords, clock, env, mailer, limits } = services
  passwords.requireRoom()
  const found = await UserRow.withLogin(database, username)
  const code = readCode(typed)
  // The code comes first, because nobody can guess it: a wrong code costs no hash, and locks nobody out.
  if (!found?.isAdmin || !(await RecoveryCodeRow.isOpen(database, found.id, code))) {
    throw refused(found)
  }
  const askedIn = [`recovery:${code}`]
  await limits.consume('passwordsInSession', askedIn)
  if (!(await passwords.verify(found.passwordHash, password))) throw refused(found)
  await limits.refund('passwordsInSession', askedIn)

  const linkId = await database.transaction(async (trx) => {
    const now = clock.now()
    const user = await lockHolder(trx, found.id)
    const isStill = user?.authVersion === found.authVersion && user.isAdmin
    if (!isStill || !(await RecoveryCodeRow.take(trx, user.id, code, now))) {
      throw refused(found)
    }
    const details = { about: user.username }
    const entry = { action: 'recovery_code_used', by: by(user), at: now, details } as const
    await recordAudit(trx, { ...entry, subjectId: user.id })
    await notifyOwners(trx, user, now)
    return makeLink(services, trx, user, 'enrol')
  })
  mailer.wake()
  return secretOf(env, linkId)
}

async function notifyOwners(trx: Knex, { id, username }: UserRow, now: Date): Promise<void> {
  const codesLeft = await RecoveryCodeRow.countLeft(trx, id)
  for (const { id: userId, email: recipient, language } of await allOwners(trx)) {
    const content = { template: 'recovery-code-used', username, codesLeft } as const
    await enqueueMail(trx, { userId, recipient, language, now }, content)
  }
}

function refused(user: UserRow | undefined): ApiError {
  return new ApiError('RECOVERY_REFUSED', user && { userId: user.id })
}
