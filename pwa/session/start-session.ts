import type { QueryClient } from '@tanstack/react-query'
import { isServerReached, onConnectionChange } from '#pwa/network/connection.ts'
import { isCookieRefused } from './kept-user.ts'
import { followOtherTabs } from './other-tabs.ts'
import { recallUser, sessionQuery } from './use-session.ts'

/**
 * Asks the server once whether the session of the last visit still exists, and listens to other tabs. A
 * known person's screen does not wait for the response: the request is sent after `shown`. Returns a
 * function that stops further tries. Such a try runs when the server is reachable again.
 */
export function startSessionQuery(
  client: QueryClient,
  shown: Promise<void> = Promise.resolve(),
): () => void {
  followOtherTabs(client)
  const ask = () => void client.query({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  if (recallUser()) void shown.then(ask)
  else ask()
  addEventListener('online', () => {
    if (isCookieRefused()) ask()
  })
  return onConnectionChange(() => {
    if (isServerReached() && isCookieRefused()) ask()
  })
}
