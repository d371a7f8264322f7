import { queryOptions, useQuery, type Query, type UseQueryResult } from '@tanstack/react-query'
import { currentUser, logout, type CurrentUser } from '#contracts/accounts/account.ts'
import { call, HttpError, NetworkError } from '#pwa/network/http.ts'
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

/**
 * Reads the session from the server. A 401 is not an error, because it only says that nobody is signed in.
 */
async function readSession(): Promise<CurrentUser | null> {
  if (isLogoutPending()) return finishLogout()
  if (isUnseen()) await endUnseen()
  const askedAt = Date.now()
  const before = readKeptUser()?.user.id
  try {
    const user = await call(currentUser)
    // A log-out in any tab during this request is newer than the response.
    if (isLogoutPending()) return await finishLogout()
    if (isUnseen()) return null
    if (before === user.id && !readKeptUser()) return null
    await takePlaceOf(user)
    return user
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== UNAUTHORIZED) throw error
    const kept = readKeptUser()
    // A sign-in in another tab during this request is newer than the response.
    if (kept && !kept.isLocked && kept.confirmedAt >= askedAt) return kept.user
    if (isDeletionAsked()) await wipeDevice()
    else lockKeptUser()
    return null
  }
}

/** Completes an offline log-out. The server is told about it before any other call. */
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
 * Returns whether the cookie belongs to the person whose data this browser stores. If so, the late response
 * has not signed another person in.
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

/** Stops the log-out that `endUnseen` sends. Its response would delete the cookie of the next sign-in. */
export function stopEndingUnseen(): void {
  endingUnseen?.abort()
}

/** Makes this browser store only this person's data. */
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

/**
 * Moves the data of a guest to the account. A guest was a visitor before the checkout, so the visitor's
 * progress moves too.
 */
async function takeOverFrom(guestId: string, userId: string) {
  await theDevice().joinAccount(userId)
  await theDevice().joinAccount(userId, guestId)
}

/** Returns the last user of this browser, unless it is known that the session has ended. */
export function recallUser(): CurrentUser | undefined {
  const kept = readKeptUser()
  return kept && !kept.isLocked && !isCookieRefused() ? kept.user : undefined
}

/**
 * The query for the session. It starts with the user of the last visit. Each page asks the server once (see
 * `startSessionQuery`).
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
  initialData: recallUser,
  // A component that mounts does not ask an unreachable server again. The screen has several such components.
  refetchOnMount: hasAnswered,
  retryOnMount: hasAnswered,
})

function hasAnswered({ state }: Pick<Query, 'state'>): boolean {
  return !(state.error instanceof NetworkError)
}

export type Session =
  | { status: 'loading'; user: null }
  /** The server was not reachable, or its response was not usable. */
  | { status: 'unknown'; user: null; error: unknown; retry: () => void }
  | { status: 'signed-out'; user: null }
  /** The session has expired. The stored data waits for the same person's password. */
  | { status: 'locked'; user: null; lockedUser: CurrentUser }
  | { status: 'signed-in'; user: CurrentUser }

export function useSession(): Session {
  return describe(useQuery(sessionQuery))
}

/** Returns the session as it is known, without a request. For components that load late. */
export function useKnownSession(): Session {
  return describe(useQuery({ ...sessionQuery, enabled: false }))
}

/** Describes the session. A failed refetch does not remove a known user. */
function describe({
  data: user,
  isPending,
  isFetched,
  error,
  refetch,
}: UseQueryResult<CurrentUser | null>): Session {
  if (user) return { status: 'signed-in', user }
  const kept = readKeptUser()
  // Stays locked during a refetch, for example after a lost connection, because somebody can be typing the
  // password.
  if (kept?.isLocked && isFetched) return { status: 'locked', user: null, lockedUser: kept.user }
  if (user === null || isCookieRefused()) return { status: 'signed-out', user: null }
  if (isPending) return { status: 'loading', user: null }
  return { status: 'unknown', user: null, error, retry: () => void refetch() }
}

/** Returns the signed-in user. Only for screens inside a guard that requires a session. */
export function useUser(): CurrentUser {
  const { user } = useSession()
  if (!user) throw new Error('This screen needs a guard that asks for a session.')
  return user
}
