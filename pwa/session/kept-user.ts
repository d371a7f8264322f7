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

/** A log-in whose answer nobody saw: the server still has to end what it may have begun. */
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
 * Somebody asked to be deleted, and has not heard whether they are: nothing is removed before a session that
 * is gone says so.
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

/** This browser takes up no session before the server has heard. */
export function isCookieRefused(): boolean {
  return isLogoutPending() || isUnseen()
}

const left = new Set<string>()

/**
 * From now on this page keeps nothing for this person: an answer or a write that comes late would bring
 * back a database that bears their id.
 */
export function noteLeft(userId: string): void {
  left.add(userId)
}

export function noteBack(userId: string): void {
  left.delete(userId)
}

/** While a log-out is pending nobody is here, also for a tab that has not heard of it. */
export function hasLeft(owner: string): boolean {
  return owner !== VISITOR && (left.has(owner) || isLogoutPending())
}
