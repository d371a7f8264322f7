import * as z from 'zod/mini'
import { CurrentUser } from '#contracts/accounts/account.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { siteTexts } from '#pwa/ui/browser-storage.ts'
import { VISITOR } from './visitor.ts'

const HOLDER_KEY = 'holder'
const LOGOUT_PENDING_KEY = 'logoutPending'
const UNSEEN_KEY = 'loginUnseen'
const DELETION_KEY = 'deletionAsked'

const KeptUser = z.object({
  user: CurrentUser,
  /**
   * True when the session has expired. The stored data then stays hidden until this person enters
   * the password.
   */
  isLocked: z.boolean(),
  /** The time at which the server last confirmed the session, in milliseconds. */
  confirmedAt: z.number(),
})
type KeptUser = z.infer<typeof KeptUser>

/** Returns the person whose data this browser stores. Needs no request and no connection. */
export function readKeptUser(): KeptUser | null {
  const text = siteTexts.get(HOLDER_KEY)
  return text === null ? null : (KeptUser.safeParse(parseJson(text)).data ?? null)
}

export function keepUser(user: CurrentUser): void {
  recordBack(user.id)
  write({ user, isLocked: false, confirmedAt: Date.now() })
}

export function lockKeptUser(): void {
  const kept = readKeptUser()
  if (kept) write({ ...kept, isLocked: true })
}

function write(kept: KeptUser) {
  siteTexts.set(HOLDER_KEY, JSON.stringify(kept))
}

/**
 * Returns whether this browser must still tell the server about a log-out. The user has logged out
 * here, and the server may not know it yet.
 * Decision: `docs/decisions/32-log-out-wipes-first.md`.
 */
export function isLogoutPending(): boolean {
  return siteTexts.get(LOGOUT_PENDING_KEY) !== null
}

export function markLogoutPending(): void {
  siteTexts.set(LOGOUT_PENDING_KEY, 'yes')
}

export function removeLogoutPending(): void {
  siteTexts.remove(LOGOUT_PENDING_KEY)
}

/**
 * Returns whether a log-in received no response. The server may have started a session, which it
 * must end.
 */
export function isUnseen(): boolean {
  return siteTexts.get(UNSEEN_KEY) !== null
}

export function markUnseen(): void {
  siteTexts.set(UNSEEN_KEY, 'yes')
}

export function removeUnseen(): void {
  siteTexts.remove(UNSEEN_KEY)
}

/**
 * Returns whether the user asked to delete the account and received no response. The data stays
 * stored until the server says that the session has ended.
 */
export function isDeletionAsked(): boolean {
  return siteTexts.get(DELETION_KEY) !== null
}

export function markDeletionAsked(): void {
  siteTexts.set(DELETION_KEY, 'yes')
}

export function removeDeletionAsked(): void {
  siteTexts.remove(DELETION_KEY)
}

/** Returns whether the server must still end a session. Until then, this browser accepts no session. */
export function isCookieRefused(): boolean {
  return isLogoutPending() || isUnseen()
}

const left = new Set<string>()

/**
 * Stops this page from storing data of this person. A late write would create the person's database
 * again.
 */
export function recordLeft(userId: string): void {
  left.add(userId)
}

export function recordBack(userId: string): void {
  left.delete(userId)
}

/**
 * Returns whether this person has logged out. While the server does not know of a log-out, nobody
 * is signed in, even if this tab has received no message about the log-out.
 */
export function hasLeft(owner: string): boolean {
  return owner !== VISITOR && (left.has(owner) || isLogoutPending())
}
