import { queryOptions } from '@tanstack/react-query'
import { readDevice } from './device.ts'
import { readKeptUser } from './kept-user.ts'

/** Lists the data of the signed-in person that only this device has. After a log-out the list is empty. */
async function listOnlyHere(): Promise<string[]> {
  const userId = readKeptUser()?.user.id
  return userId === undefined ? [] : readDevice().listOnlyHere(userId)
}

/** The query for the data that a log-out would delete for ever. */
export const onlyHereQuery = queryOptions({
  queryKey: ['only-here-at-log-out'],
  // A failed read of the data must not block the log-out, because nobody could save that data
  // anyway.
  queryFn: () => listOnlyHere().catch(() => []),
  gcTime: 0,
  staleTime: 0,
  networkMode: 'always',
})
