import type { Services } from '#api/services.ts'
import type { SignInMethod } from '#contracts/accounts/account.ts'
import { type NewSession, SessionRow } from './session-row.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'

/**
 * The sign-in methods that can cause a mail to the account's owner. A link already proves that its user reads
 * the mailbox. A sign-in at the checkout belongs to a guest, who has no account yet.
 */
const TOLD: ReadonlySet<SignInMethod> = new Set(['password', 'passkey'])

interface Begun {
  token: string
  session: NewSession
  /** True when the user has signed in on this browser before. */
  isKnown: boolean
}

/** Mails the owner when the browser is new and the method is in `TOLD`. */
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
    await notifyOfChange(env, trx, { userId, notice, now })
  })
}
