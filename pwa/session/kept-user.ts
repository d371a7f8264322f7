import * as z from 'zod/mini'
import { CurrentUser } from '#contracts/accounts/account.ts'
import { parseJson } from '#contracts/parse-json.ts'
import { siteTexts } from '#pwa/ui/kept-texts.ts'
import { VISITOR } from './visitor.ts'

const HOLDER_KEY = 'holder'
const LOGOUT_PENDING_KEY = 'logoutPending'
const UNSEEN_KEY = 'loginUnseen'
const DELETION_KEY = 'deletionAsked'

const KeptUser = z.object({
  user: CurrentUser,
  /** The session has expired. The stored data waits for this person's password. */
  isLocked: z.boolean(),
  /** The time of the server's last confirmation of the session, in milliseconds. */
  confirmedAt: z.number(),
})
type KeptUser = z.infer<typeof KeptUser>

/** The person whose data this browser stores. Needs no request and no connection. */
export function readKeptUser(): KeptUser | null {
  const text = siteTexts.get(HOLDER_KEY)
  return text === null ? null : (KeptUser.safeParse(parseJson(text)).data ?? null)
}

export function keepUser(user: CurrentUser): void {
  noteBack(user.id)
  write({ user, isLocked: false, confirmedAt: Date.now() })
}

export function lockKeptUser(): void {
  const kept = readKeptUser()
  if (kept) write({ ...kept, isLocked: true })
}

function write(kept: KeptUser) {
  siteTexts.set(HOLDER_KEY, JSON.stringify(kept))
}

/** After an offline log-out: the server has to learn of it. */
export function isLogoutPending(): boolean {
  return siteTexts.get(LOGOUT_PENDING_KEY) !== null
}

export function markLogoutPending(): void {
  siteTexts.set(LOGOUT_PENDING_KEY, 'yes')
}

export function removeLogoutPending(): void {
  siteTexts.remove(LOGOUT_PENDING_KEY)
}

/** After a log-in without an answer: the server has to end the session that it may have begun. */
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
 * The user asked for the deletion of the account, and its answer did not arrive. The data stays until the
 * session turns out to be gone.
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

/** This browser accepts no session before the server has learned of both. */
export function isCookieRefused(): boolean {
  return isLogoutPending() || isUnseen()
}

const left = new Set<string>()

/** This page stores nothing more for this person: a late write would bring their database back. */
export function noteLeft(userId: string): void {
  left.add(userId)
}

export function noteBack(userId: string): void {
  left.delete(userId)
}

/** A pending log-out means that nobody is signed in, also in a tab that has no message of it yet. */
export function hasLeft(owner: string): boolean {
  return owner !== VISITOR && (left.has(owner) || isLogoutPending())
}
