import { randomBytes } from 'node:crypto'
import { dayOf } from '#contracts/credentials/credential.ts'
import { DAY_MS } from '#contracts/time.ts'
import { UNUSABLE_PASSWORD } from '#api/accounts/sessions/password-hasher.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { issue } from '#api/credentials/issue.ts'
import { mintToken } from '#api/presentations/mint-token.ts'
import type { Services } from '#api/services.ts'

const TOKEN_BYTES = 32
const MINUTES = 15

/** Adds a signed-in holder with a credential. `mint` makes a code of this credential. */
export async function addRehearsalHolder(services: Services) {
  const { database, clock } = services
  const now = clock.now()
  const user = await UserRow.add(database, {
    username: 'rehearsal',
    email: 'rehearsal@example.com',
    passwordHash: UNUSABLE_PASSWORD,
    emailConfirmedAt: now,
  })
  const { id, authVersion } = user
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const origin = { browser: null, network: '127.0.0.0/24', country: null }
  const begun = { userId: id, authVersion, method: 'password', ...origin } as const
  await database.transaction((trx) => SessionRow.begin(trx, token, begun, now))
  const [session] = await SessionRow.ofUser(database, id)
  const issued = await issue(
    services,
    {
      userId: id,
      by: { ...SYSTEM, id },
      credentialType: 'F-1',
      holderName: 'Rehearsal Holder',
      passportLastFour: '0000',
      issueDate: dayOf(now),
      expiryDate: dayOf(new Date(now.getTime() + 365 * DAY_MS)),
    },
    0,
  )
  const { credentialId } = issued.credential
  return {
    mint: async (): Promise<string> => {
      const asker = { id, sessionId: session?.id ?? '' }
      const minted = await mintToken(services, {
        credentialId,
        user: asker,
        expiresInMinutes: MINUTES,
      })
      return minted.token
    },
  }
}
