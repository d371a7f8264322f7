import type { QueryClient } from '@tanstack/react-query'
import { isServerReached, onConnectionChange } from '#pwa/network/connection.ts'
import { NetworkError } from '#pwa/network/http.ts'
import { isCookieRefused } from './kept-user.ts'
import { followOtherTabs } from './other-tabs.ts'
import { recallUser, sessionQuery } from './use-session.ts'

/**
 * Asks the server once whether the session of the last visit still exists, and listens to other tabs. A
 * known person's screen does not wait for the response: the request is sent after `shown`. Asks once more
 * when the server is reachable again. Returns a function that stops this.
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
  const isUnanswered = () =>
    client.getQueryState(sessionQuery.queryKey)?.error instanceof NetworkError
  return onConnectionChange(() => {
    if (isServerReached() && (isCookieRefused() || isUnanswered())) ask()
  })
}
