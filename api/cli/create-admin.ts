import type { Knex } from 'knex'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { openLink } from '#api/accounts/recovery/account-links.ts'
import { refuseCommonPassword } from '#api/accounts/sessions/common-passwords.ts'
import { createPasswordHasher } from '#api/accounts/sessions/password-hasher.ts'
import { makeEnrolmentLink } from '#api/accounts/passkeys/send-enrolment-link.ts'
import { refuseAlike, refuseTakenAddress, refuseTakenName } from '#api/accounts/addresses/taken.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { operator } from '#api/audit/doer.ts'
import type { Services } from '#api/services.ts'
import { Registration } from '#contracts/accounts/registration.ts'
import { hasRight, RIGHTS } from '#contracts/accounts/rights.ts'
import { askPassword } from './ask.ts'
import { atMigrated, note } from './at-server.ts'

/**
 * Adds an administrator with all rights. In production, also returns an enrolment link. If an owner with this
 * name and address exists in production, only returns another link for this owner.
 */
export function createAdmin(name: string, address: string): Promise<string> {
  return atMigrated(async ({ env, database, clock }) => {
    const services = { env, database, clock, publicOrigin: () => env.publicOrigin ?? '' }
    const known = env.isProduction ? await findOwner(database, name, address) : undefined
    const user = known ?? (await addOwner(services, { username: name, email: address }))
    const added = `${user.username} is an administrator now.`
    if (!env.isProduction) return added
    const linkId = await database.transaction((trx) =>
      makeEnrolmentLink(services, trx, { user, by: operator() }),
    )
    const link = await openLink(services, linkId)
    if (link === undefined) return added
    // On this page, the owner adds the passkey for signing in.
    return `${added}\nOpen this link on the device for the passkey. The link works once, for 30 minutes, together with the password:\n${link}`
  })
}

async function findOwner(database: Knex, name: string, address: string) {
  const user = await UserRow.withEmail(database, address)
  const isThis = user?.usernameKey === toAccountKey(name) && hasRight(user, 'own')
  return isThis ? user : undefined
}

async function addOwner(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  names: { username: string; email: string },
): Promise<UserRow> {
  const given = { ...names, password: await askPassword() }
  const { username, email, password } = Registration.parse(given)
  refuseCommonPassword(password, [username, email])
  const now = clock.now()
  await refuseTakenName(database, { username })
  await refuseTakenAddress(database, { email, now })
  await refuseAlike(database, { username })
  const passwordHash = await createPasswordHasher().hash(password)
  return database.transaction(async (trx) => {
    const account = { username, email, passwordHash, rights: [...RIGHTS], emailConfirmedAt: now }
    const user = await UserRow.add(trx, account)
    await note(trx, { action: 'admin_granted', subjectId: user.id, details: { about: username } })
    return user
  })
}
