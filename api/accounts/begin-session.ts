import type { Services } from '#api/services.ts'
import type { SignInMethod } from '#contracts/accounts/account.ts'
import { type NewSession, SessionRow } from './session-row.ts'
import { tellChange } from './tell-change.ts'

/** Only these are mailed: a link proves that the mailbox is read, and a checkout has no account yet. */
const TOLD: ReadonlySet<SignInMethod> = new Set(['password', 'passkey'])

interface Begun {
  token: string
  session: NewSession
  /** Whether the user has signed in on this browser before. */
  isKnown: boolean
}

/** Begins a session; when the browser is new for this account, the owner is told by mail. */
export async function beginSession(
  { database, clock, env }: Pick<Services, 'database' | 'clock' | 'env'>,
  { token, session, isKnown }: Begun,
): Promise<void> {
  const { userId, method, browser, network, country } = session
  const now = clock.now()
  await database.transaction(async (trx) => {
    const isBegun = await SessionRow.begin(trx, token, session, now)
    if (!isBegun || isKnown || !TOLD.has(method)) return
    const notice = { template: 'browser-signed-in', browser, network, country } as const
    await tellChange(env, trx, { userId, notice, now })
  })
}
