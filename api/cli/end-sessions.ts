import { UserRow } from '#api/accounts/user-row.ts'
import { operator } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { readEnv } from '#api/settings/env.ts'
import { signOutEverywhere } from '#api/presentations/sign-out-everywhere.ts'

const USAGE = 'Usage: npm run end-sessions -- <username or email>'

/**
 * For an account in the wrong hands: nobody is signed in to it any more, and the codes of its phones
 * count for nothing. On the embedded database the product must be stopped first.
 */
async function endSessions([login]: readonly string[]): Promise<string> {
  if (!login) throw new Error(USAGE)
  const { database, close } = await connectDatabase(readEnv(process.env))
  try {
    const user = await UserRow.withLogin(database, login)
    if (!user) throw new Error(`There is no account ${login}.`)
    await database.transaction(async (trx) => {
      const now = new Date()
      await signOutEverywhere(trx, user.id, { reason: 'operator', now })
      await recordAudit(trx, {
        action: 'sessions_ended',
        by: operator(),
        at: now,
        subjectId: user.id,
        details: { about: user.username },
      })
    })
    return user.username
  } finally {
    await close()
  }
}

endSessions(process.argv.slice(2)).then(
  (username) => {
    console.log(`${username} is signed out everywhere, and every phone has to register again.`)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
