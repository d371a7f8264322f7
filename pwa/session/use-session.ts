import { queryOptions, useQuery, type Query, type UseQueryResult } from '@tanstack/react-query'
import { currentUser, logout, type CurrentUser } from '#contracts/accounts/account.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { readDevice } from './device.ts'
import {
  isCookieRefused,
  isDeletionAsked,
  isLogoutPending,
  isUnseen,
  keepUser,
  lockKeptUser,
  recordBack,
  readKeptUser,
  removeDeletionAsked,
  removeLogoutPending,
  removeUnseen,
} from './kept-user.ts'
import { wipeDevice } from './wipe.ts'
import { workerAtRest } from './worker-at-rest.ts'

const UNAUTHORIZED = 401

/** A 401 is not an error here: it says that nobody is signed in. */
async function readSession(): Promise<CurrentUser | null> {
  if (isLogoutPending()) return finishLogout()
  if (isUnseen()) await endUnseen()
  const askedAt = Date.now()
  const before = readKeptUser()?.user.id
  try {
    const user = await call(currentUser)
    // In this case, another tab has logged out during the request, and the response is outdated.
    if (isLogoutPending()) return await finishLogout()
    if (isUnseen()) return null
    if (before === user.id && !readKeptUser()) return null
    await takePlaceOf(user)
    return user
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== UNAUTHORIZED) throw error
    const kept = readKeptUser()
    // In this case, somebody has signed in on another tab during the request, and the response is
    // outdated.
    if (kept && !kept.isLocked && kept.confirmedAt >= askedAt) return kept.user
    if (isDeletionAsked()) await wipeDevice()
    else lockKeptUser()
    return null
  }
}

/**
 * Completes a log-out of which the server does not know yet. Tells the server before any other
 * call.
 */
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

/**
 * Returns whether the cookie belongs to the person whose data this browser stores. The log-in
 * without a response has then signed nobody else in.
 */
async function isStillKept(signal: AbortSignal): Promise<boolean> {
  const kept = readKeptUser()
  if (!kept || kept.isLocked) return false
  const user = await call(currentUser, { signal }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === UNAUTHORIZED) return null
    throw error
  })
  return user?.id === kept.user.id
}

/**
 * Stops the log-out that `endUnseen` sends. The response to that log-out would delete the cookie of
 * the next log-in.
 */
export function stopEndingUnseen(): void {
  endingUnseen?.abort()
}

/**
 * Makes this person the only person whose data this browser stores. Deletes the data of another
 * person.
 */
export async function takePlaceOf(user: CurrentUser): Promise<void> {
  removeLogoutPending()
  removeUnseen()
  removeDeletionAsked()
  recordBack(user.id)
  const kept = readKeptUser()
  if (kept && kept.user.id !== user.id) {
    if (kept.user.isGuest) await takeOverFrom(kept.user.id, user.id)
    await wipeDevice()
  }
  keepUser(user)
}

/**
 * Moves the data of a guest to the account. Also moves the visitor's progress, because each guest
 * was a visitor before the checkout.
 */
async function takeOverFrom(guestId: string, userId: string) {
  await readDevice().joinAccount(userId)
  await readDevice().joinAccount(userId, guestId)
}

/**
 * Returns the last user of this browser. Returns undefined when the app knows that the session has
 * ended.
 */
export function recallUser(): CurrentUser | undefined {
  const kept = readKeptUser()
  return kept && !kept.isLocked && !isCookieRefused() ? kept.user : undefined
}

/**
 * The query for the session. Its first data is the user of the last visit. Each page asks the
 * server once (see `startSessionQuery`).
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  initialData: recallUser,
  // The screen has several components that read the session. When the server is not reachable, a
  // new component must not ask again.
  refetchOnMount: hasAnswered,
  retryOnMount: hasAnswered,
})

function hasAnswered({ state }: Pick<Query, 'state'>): boolean {
  return !(state.error instanceof NetworkError)
}

export type Session =
  | { status: 'loading'; user: null }
  /** The server was not reachable, or its response was invalid. */
  | { status: 'unknown'; user: null; error: unknown; retry: () => void }
  | { status: 'signed-out'; user: null }
  /** The session has expired. The stored data waits for the same person's password. */
  | { status: 'locked'; user: null; lockedUser: CurrentUser }
  | { status: 'signed-in'; user: CurrentUser }

export function useSession(): Session {
  return describe(useQuery(sessionQuery))
}

/** Returns the last known session and sends no request. Components that load late use this hook. */
export function useKnownSession(): Session {
  return describe(useQuery({ ...sessionQuery, enabled: false }))
}

/**
 * Turns the result of the query into a session. A user who is known stays known after a failed
 * refetch.
 */
function describe({
  data: user,
  isPending,
  isFetched,
  error,
  refetch,
}: UseQueryResult<CurrentUser | null>): Session {
  if (user) return { status: 'signed-in', user }
  const kept = readKeptUser()
  // The screen stays locked during a refetch, because the person may be typing the password.
  if (kept?.isLocked && isFetched) return { status: 'locked', user: null, lockedUser: kept.user }
  if (user === null || isCookieRefused()) return { status: 'signed-out', user: null }
  if (isPending) return { status: 'loading', user: null }
  return { status: 'unknown', user: null, error, retry: () => void refetch() }
}

/** Returns the signed-in user. Throws outside a guard that requires a session. */
export function useUser(): CurrentUser {
  const { user } = useSession()
  if (!user) throw new Error('This screen needs a guard that asks for a session.')
  return user
}
