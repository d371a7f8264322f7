import type { QueryClient } from '@tanstack/react-query'
import { isServerReached, onConnectionChange } from '#pwa/network/connection.ts'
import { NetworkError } from '#pwa/network/errors.ts'
import { isCookieRefused, readKeptUser } from './kept-user.ts'
import { followOtherTabs } from './other-tabs.ts'
import { sessionQuery } from './use-session.ts'

/**
 * Asks the server once whether the session of the last visit still exists, and listens to other
 * tabs. If this browser knows the user, the request waits for `pictured`, so that it does not delay
 * the first screen. The server is asked again when it becomes reachable, until the returned
 * function is called.
 */
export function startSessionQuery(
  client: QueryClient,
  pictured: Promise<void> = Promise.resolve(),
): () => void {
  followOtherTabs(client)
  const ask = () => void client.query({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  // A response that ends a session clears the storage. General data is read from the storage when `pictured`
  // resolves, so the request must come later.
  if (readKeptUser() || isCookieRefused()) void pictured.then(ask)
  else ask()
  addEventListener('online', () => {
    if (isCookieRefused()) ask()
  })
  const isUnanswered = () =>
    client.getQueryState(sessionQuery.queryKey)?.error instanceof NetworkError
  return onConnectionChange(() => {
    if (isServerReached() && (isCookieRefused() || isUnanswered())) ask()
  })
}
