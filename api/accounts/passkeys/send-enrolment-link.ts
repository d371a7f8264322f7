import { because } from '#contracts/reason.ts'
import type { Knex } from 'knex'
import type { Doer, Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { mailLink, makeLink } from '#api/accounts/recovery/account-links.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/** Mails an enrolment link to another administrator, who has no passkey yet or has lost every passkey. */
export async function sendEnrolmentLink(
  services: Services,
  { userId, by }: { userId: string; by: Person },
): Promise<void> {
  const { database, clock, mailer } = services
  if (userId === by.id) throw new ApiError('OWN_ACCOUNT')
  const user = await UserRow.withId(database, userId)
  if (!user) throw new ApiError('USER_NOT_FOUND')
  if (!user.isAdmin) throw new ApiError('ACCESS_DENIED', { reason: because('LINK_NOT_NEEDED') })
  await database.transaction(async (trx) => {
    await mailLink(services, trx, user, { kind: 'enrol', template: 'enrol' })
    await recordLink(trx, { user, by, at: clock.now() })
  })
  mailer.wake()
}

/** Makes a link that the operator passes on to the user. Returns the link's id. */
export async function makeEnrolmentLink(
  services: Pick<Services, 'env' | 'clock'>,
  trx: Knex,
  { user, by }: { user: UserRow; by: Doer },
): Promise<string> {
  const id = await makeLink(services, trx, user, 'enrol')
  await recordLink(trx, { user, by, at: services.clock.now() })
  return id
}

async function recordLink(
  trx: Knex,
  { user, by, at }: { user: UserRow; by: Doer; at: Date },
): Promise<void> {
  const details = { about: user.username }
  await recordAudit(trx, { action: 'enrolment_link_made', by, at, subjectId: user.id, details })
}
