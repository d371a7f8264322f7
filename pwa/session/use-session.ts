import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { currentUser, logout, type CurrentUser } from '#contracts/accounts/account.ts'
import { call, HttpError } from '#pwa/network/http.ts'
import { theDevice } from './device.ts'
import {
  isCookieRefused,
  isDeletionAsked,
  isLogoutPending,
  isUnseen,
  keepUser,
  lockKeptUser,
  noteBack,
  readKeptUser,
  removeDeletionAsked,
  removeLogoutPending,
  removeUnseen,
} from './kept-user.ts'
import { wipeDevice } from './wipe.ts'
import { workerAtRest } from './worker-at-rest.ts'

const UNAUTHORIZED = 401

/** A 401 is not an error: it says that nobody is signed in. */
async function readSession(): Promise<CurrentUser | null> {
  if (isLogoutPending()) return finishLogout()
  if (isUnseen()) await endUnseen()
  const askedAt = Date.now()
  const before = readKeptUser()?.user.id
  try {
    const user = await call(currentUser)
    // Who left meanwhile, in this tab or another, did so after this answer.
    if (isLogoutPending()) return await finishLogout()
    if (isUnseen()) return null
    if (before === user.id && !readKeptUser()) return null
    await takePlaceOf(user)
    return user
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== UNAUTHORIZED) throw error
    const kept = readKeptUser()
    // Who signed in meanwhile, in another tab, did so after this answer.
    if (kept && !kept.isLocked && kept.confirmedAt >= askedAt) return kept.user
    if (isDeletionAsked()) await wipeDevice()
    else lockKeptUser()
    return null
  }
}

/** Somebody logged out while there was no connection; the server hears of it first of all. */
async function finishLogout(): Promise<null> {
  const userId = readKeptUser()?.user.id
  await workerAtRest()
  await call(logout)
  removeLogoutPending()
  await wipeDevice(userId)
  return null
}

let endingUnseen: AbortController | undefined

async function endUnseen(): Promise<void> {
  const { signal } = (endingUnseen = new AbortController())
  if (!(await isStillKept(signal))) {
    await workerAtRest()
    await call(logout, { query: { unseen: '1' }, signal })
  }
  signal.throwIfAborted()
  removeUnseen()
}

/** A person who was signed in before the late answer, and still is, was not let in by it. */
async function isStillKept(signal: AbortSignal): Promise<boolean> {
  const kept = readKeptUser()
  if (!kept || kept.isLocked) return false
  const user = await call(currentUser, { signal }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === UNAUTHORIZED) return null
    throw error
  })
  return user?.id === kept.user.id
}

/** Before somebody tries again, or its answer would take away the cookie of the next session. */
export function stopEndingUnseen(): void {
  endingUnseen?.abort()
}

/** Keeps this person's data in the browser, and nobody else's. */
export async function takePlaceOf(user: CurrentUser): Promise<void> {
  removeLogoutPending()
  removeUnseen()
  removeDeletionAsked()
  noteBack(user.id)
  const kept = readKeptUser()
  if (kept && kept.user.id !== user.id) {
    if (kept.user.isGuest) await takeOverFrom(kept.user.id, user.id)
    await wipeDevice()
  }
  keepUser(user)
}

/** A guest is a visitor who went to the checkout: what was learned on the way is the account's. */
async function takeOverFrom(guestId: string, userId: string) {
  await theDevice().joinAccount(userId)
  await theDevice().joinAccount(userId, guestId)
}

/** The person who was here last, unless the session is known to have ended. */
export function recallUser(): CurrentUser | undefined {
  const kept = readKeptUser()
  return kept && !kept.isLocked && !isCookieRefused() ? kept.user : undefined
}

/** Known at once from the last visit, and asked for once per page: see `startSessionQuery`. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  initialData: recallUser,
})

export type Session =
  | { status: 'loading'; user: null }
  /** The server was not reached, or refused to say. */
  | { status: 'unknown'; user: null; error: unknown; retry: () => void }
  | { status: 'signed-out'; user: null }
  /** The session ended by time; what is kept waits for the same person's password. */
  | { status: 'locked'; user: null; lockedUser: CurrentUser }
  | { status: 'signed-in'; user: CurrentUser }

export function useSession(): Session {
  return describe(useQuery(sessionQuery))
}

/** For parts of the screen that come late: they take what is known, and ask nothing again. */
export function useKnownSession(): Session {
  return describe(useQuery({ ...sessionQuery, enabled: false }))
}

/** A user known from before outlives a refetch that fails. */
function describe({
  data: user,
  isPending,
  isFetched,
  error,
  refetch,
}: UseQueryResult<CurrentUser | null>): Session {
  if (user) return { status: 'signed-in', user }
  const kept = readKeptUser()
  // Also while it is asked again, as when the network is back: a password may be half typed.
  if (kept?.isLocked && isFetched) return { status: 'locked', user: null, lockedUser: kept.user }
  if (user === null || isCookieRefused()) return { status: 'signed-out', user: null }
  if (isPending) return { status: 'loading', user: null }
  return { status: 'unknown', user: null, error, retry: () => void refetch() }
}

/** For screens behind a guard, which has made sure that somebody is signed in. */
export function useUser(): CurrentUser {
  const { user } = useSession()
  if (!user) throw new Error('This screen needs a guard that asks for a session.')
  return user
}
