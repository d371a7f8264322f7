import { createInterface } from 'node:readline/promises'
import { refuseCommonPassword } from '#api/accounts/common-passwords.ts'
import { createPasswordHasher } from '#api/accounts/password-hasher.ts'
import { refuseTaken } from '#api/accounts/taken.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/env.ts'
import { Registration } from '#contracts/account.ts'
import { RIGHTS } from '#contracts/rights.ts'

const USAGE =
  'Usage: npm run create-admin -- <username> <email>   (the password is read from standard input)'

/** Adds an owner; on the embedded database the product must be stopped first. */
async function createAdmin([username, email]: readonly string[]): Promise<string> {
  if (!username || !email) throw new Error(USAGE)
  const admin = Registration.parse({ username, email, password: await askPassword() })
  refuseCommonPassword(admin.password, [admin.username, admin.email])

  const { database, close } = await connectDatabase(readEnv(process.env))
  try {
    await migrate(database)
    await refuseTaken(database, admin, { now: new Date() })
    await UserRow.add(database, {
      username: admin.username,
      email: admin.email,
      passwordHash: await createPasswordHasher().hash(admin.password),
      rights: [...RIGHTS],
      emailConfirmedAt: new Date(),
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
