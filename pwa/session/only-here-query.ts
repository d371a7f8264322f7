import { queryOptions } from '@tanstack/react-query'
import { theDevice } from './device.ts'
import { readKeptUser } from './kept-user.ts'

/** Lists the data of the signed-in person. After a log-out there is no person, so the list is empty. */
async function listOnlyHere(): Promise<string[]> {
  const userId = readKeptUser()?.user.id
  return userId === undefined ? [] : theDevice().listOnlyHere(userId)
}

/** Reads which data a log-out deletes for ever. */
export const onlyHereQuery = queryOptions({
  queryKey: ['only-here-at-log-out'],
  // Data that cannot be read must not delay the log-out. Nobody could save this data anyway.
  queryFn: () => listOnlyHere().catch(() => []),
  gcTime: 0,
  staleTime: 0,
  networkMode: 'always',
})
