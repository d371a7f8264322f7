import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { SYSTEM } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import type { Services } from '#api/services.ts'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { lockAdmins } from './lock-admins.ts'
import { refuseAlike } from '#api/accounts/addresses/taken.ts'
import { countOwners } from './admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'

const DEFAULT_USERNAME = 'admin'
const DEFAULT_EMAIL = 'admin@example.com'
const PASSWORD_BYTES = 15

interface FirstAdmin {
  id: string
  username: string
  /** Absent when the operator has chosen the password. */
  generatedPassword?: string
}

/**
 * Creates an owner when there is none. An owner is an administrator with all rights. When several processes
 * start at the same time, only one of them creates the owner. Does nothing in production. There, an owner
 * needs an enrolment link, which the command `create-admin` makes.
 */
export async function ensureFirstAdmin(services: Services): Promise<FirstAdmin | undefined> {
  const { database, env, passwords, clock } = services
  if (env.isProduction || (await countOwners(database)) > 0) return undefined

  const { username = DEFAULT_USERNAME, email = DEFAULT_EMAIL } = env.admin
  const generatedPassword = randomBytes(PASSWORD_BYTES).toString('base64url')
  const passwordHash = await passwords.hash(env.admin.password ?? generatedPassword)
  const added = await database.transaction(async (trx: Knex) => {
    await lockAdmins(trx)
    if ((await countOwners(trx)) > 0) return undefined
    await refuseAlike(trx, { username })
    const now = clock.now()
    const account = { username, email, passwordHash, rights: [...RIGHTS], emailConfirmedAt: now }
    const admin = await UserRow.add(trx, account)
    await recordAudit(trx, { action: 'admin_granted', by: SYSTEM, at: now, subjectId: admin.id })
    return admin
  })
  if (!added) return undefined
  const { id } = added
  return env.admin.password === undefined ? { id, username, generatedPassword } : { id, username }
}
