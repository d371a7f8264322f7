import * as z from 'zod/mini'
import { CurrentUser } from '#contracts/accounts/account.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { siteTexts } from '#pwa/ui/kept-texts.ts'

const HOLDER_KEY = 'holder'
const LOGOUT_PENDING_KEY = 'logoutPending'

const KeptUser = z.object({
  user: CurrentUser,
  /** The session ended by time: what is kept waits for this person's password. */
  isLocked: z.boolean(),
  /** When the server last confirmed the session, in milliseconds. */
  confirmedAt: z.number(),
})
export type KeptUser = z.infer<typeof KeptUser>

/** Whose data this browser keeps, known before any request and without a connection. */
export function readKeptUser(): KeptUser | null {
  const text = siteTexts.get(HOLDER_KEY)
  return text === null ? null : (KeptUser.safeParse(parseJson(text)).data ?? null)
}

export function keepUser(user: CurrentUser): void {
  write({ user, isLocked: false, confirmedAt: Date.now() })
}

export function lockKeptUser(): void {
  const kept = readKeptUser()
  if (kept) write({ ...kept, isLocked: true })
}

function write(kept: KeptUser) {
  siteTexts.set(HOLDER_KEY, JSON.stringify(kept))
}

/** A log-out without a connection: the server still has to hear of it. */
export function isLogoutPending(): boolean {
  return siteTexts.get(LOGOUT_PENDING_KEY) !== null
}

export function markLogoutPending(): void {
  siteTexts.set(LOGOUT_PENDING_KEY, 'yes')
}

export function removeLogoutPending(): void {
  siteTexts.remove(LOGOUT_PENDING_KEY)
}
