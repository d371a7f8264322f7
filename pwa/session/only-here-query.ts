import { queryOptions } from '@tanstack/react-query'
import { theDevice } from './device.ts'
import { readKeptUser } from './kept-user.ts'

/** Of the person who is signed in here. After a removal there is nobody, and nothing to name. */
async function listOnlyHere(): Promise<string[]> {
  const userId = readKeptUser()?.user.id
  return userId === undefined ? [] : theDevice().listOnlyHere(userId)
}

/** What goes for good when this browser is left. */
export const onlyHereQuery = queryOptions({
  queryKey: ['only-here-at-log-out'],
  // What cannot be read holds up nobody, and can be kept by nobody either.
  queryFn: () => listOnlyHere().catch(() => []),
  gcTime: 0,
  staleTime: 0,
  networkMode: 'always',
})
