import { createInterface } from 'node:readline/promises'
import { refuseCommonPassword } from '#api/accounts/common-passwords.ts'
import { createPasswordHasher } from '#api/accounts/password-hasher.ts'
import { refuseTaken } from '#api/accounts/taken.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { operator } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/env.ts'
import { Registration } from '#contracts/account.ts'
import { RIGHTS } from '#contracts/rights.ts'

const USAGE =
  'Usage: npm run create-admin -- <username> <email>   (the password is read from standard input)'

/** Adds an owner; on the embedded database the product must be stopped first. */
async function createAdmin([name, address]: readonly string[]): Promise<string> {
  if (!name || !address) throw new Error(USAGE)
  const admin = Registration.parse({
    username: name,
    email: address,
    password: await askPassword(),
  })
  refuseCommonPassword(admin.password, [admin.username, admin.email])

  const { database, close } = await connectDatabase(readEnv(process.env))
  try {
    await migrate(database)
    await refuseTaken(database, admin, { now: new Date() })
    const { username, email } = admin
    const passwordHash = await createPasswordHasher().hash(admin.password)
    await database.transaction(async (trx) => {
      const at = new Date()
      const account = { username, email, passwordHash, rights: [...RIGHTS], emailConfirmedAt: at }
      const { id } = await UserRow.add(trx, account)
      const details = { about: username }
      await recordAudit(trx, {
        action: 'admin_granted',
        by: operator(),
        at,
        subjectId: id,
        details,
      })
    })
    return admin.username
  } finally {
    await close()
  }
}

async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const password = await terminal.question('Password: ')
  terminal.close()
  return password
}

createAdmin(process.argv.slice(2)).then(
  (username) => {
    process.stdout.write(`${username} is an administrator now.\n`)
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
