import { queryOptions } from '@tanstack/react-query'
import { theDevice } from './device.ts'
import { readKeptUser } from './kept-user.ts'

/** For the signed-in person. After a removal there is nobody, so the list is empty. */
async function listOnlyHere(): Promise<string[]> {
  const userId = readKeptUser()?.user.id
  return userId === undefined ? [] : theDevice().listOnlyHere(userId)
}

/** The data that a log-out deletes for good. */
export const onlyHereQuery = queryOptions({
  queryKey: ['only-here-at-log-out'],
  // Unreadable data must not delay the log-out, and nobody could save it either.
  queryFn: () => listOnlyHere().catch(() => []),
  gcTime: 0,
  staleTime: 0,
  networkMode: 'always',
})
