import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentUser, type CurrentUser } from '#contracts/account.ts'
import { call, HttpError } from '#pwa/http.ts'

const UNAUTHORIZED = 401

/** A 401 is not an error: it says that nobody is signed in. */
async function readSession(): Promise<CurrentUser | null> {
  try {
    return await call(currentUser)
  } catch (error) {
    if (error instanceof HttpError && error.status === UNAUTHORIZED) return null
    throw error
  }
}

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: readSession })

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'unreachable'; user: null; retry: () => void }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: CurrentUser }

/** A user known from before outlives a refetch that fails. */
export function useSession(): Session {
  const { data: user, isPending, refetch } = useQuery(sessionQuery)
  if (user) return { status: 'signed-in', user }
  if (user === null) return { status: 'signed-out', user }
  if (isPending) return { status: 'loading', user: null }
  return { status: 'unreachable', user: null, retry: () => void refetch() }
}

/** For screens behind a guard, which has made sure that somebody is signed in. */
export function useUser(): CurrentUser {
  const { user } = useSession()
  if (!user) throw new Error('This screen needs a guard that asks for a session.')
  return user
}
