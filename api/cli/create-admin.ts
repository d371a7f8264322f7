import type { Knex } from 'knex'
import { createInterface } from 'node:readline/promises'
import { toAccountKey } from '#api/accounts/account-key.ts'
import { openLink } from '#api/accounts/account-links.ts'
import { refuseCommonPassword } from '#api/accounts/common-passwords.ts'
import { createPasswordHasher } from '#api/accounts/password-hasher.ts'
import { makeEnrolmentLink } from '#api/accounts/passkeys/send-enrolment-link.ts'
import { refuseAlike, refuseTakenAddress, refuseTakenName } from '#api/accounts/taken.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { operator } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'
import type { Services } from '#api/services.ts'
import { Registration } from '#contracts/accounts/registration.ts'
import { hasRight, RIGHTS } from '#contracts/accounts/rights.ts'

const USAGE =
  'Usage: npm run create-admin -- <username> <email>   (the password is read from standard input)'

interface Created {
  username: string
  /** In production: where the new owner adds the passkey that they sign in by. */
  link: string | undefined
}

/**
 * Adds an owner; on the embedded database the product must be stopped first. In production an owner of
 * this very name and address gets one more link.
 */
async function createAdmin([name, address]: readonly string[]): Promise<Created> {
  if (!name || !address) throw new Error(USAGE)
  const env = readEnv(process.env)
  const { database, close } = await connectDatabase(env)
  const services = {
    env,
    database,
    clock: SYSTEM_CLOCK,
    publicOrigin: () => env.publicOrigin ?? '',
  }
  try {
    await migrate(database)
    const known = env.isProduction ? await findOwner(database, name, address) : undefined
    const user = known ?? (await addOwner(services, { username: name, email: address }))
    if (!env.isProduction) return { username: user.username, link: undefined }
    const linkId = await database.transaction((trx) =>
      makeEnrolmentLink(services, trx, { user, by: operator() }),
    )
    return { username: user.username, link: await openLink(services, linkId) }
  } finally {
    await close()
  }
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
  const { username, email, password } = Registration.parse({
    ...names,
    password: await askPassword(),
  })
  refuseCommonPassword(password, [username, email])
  const at = clock.now()
  await refuseTakenName(database, { username })
  await refuseTakenAddress(database, { email, now: at })
  await refuseAlike(database, { username })
  const passwordHash = await createPasswordHasher().hash(password)
  return database.transaction(async (trx) => {
    const account = { username, email, passwordHash, rights: [...RIGHTS], emailConfirmedAt: at }
    const user = await UserRow.add(trx, account)
    const details = { about: username }
    const entry = { action: 'admin_granted', by: operator(), at, details } as const
    await recordAudit(trx, { ...entry, subjectId: user.id })
    return user
  })
}

async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const password = await terminal.question('Password: ')
  terminal.close()
  return password
}

createAdmin(process.argv.slice(2)).then(
  ({ username, link }) => {
    process.stdout.write(`${username} is an administrator now.\n`)
    if (link === undefined) return
    process.stdout.write(
      `Open this link on the device that is to have the passkey. It works once, for 30 minutes, together with the password:\n${link}\n`,
    )
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
