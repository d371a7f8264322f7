import type { QueryClient } from '@tanstack/react-query'
import { isServerReached, onConnectionChange } from '#pwa/network/connection.ts'
import { isCookieRefused } from './kept-user.ts'
import { followOtherTabs } from './other-tabs.ts'
import { recallUser, sessionQuery } from './use-session.ts'

/**
 * Asks once whether the session of the last visit still exists, and follows other tabs. The screen of a
 * known person does not wait for the answer: the request goes out after `shown`. The result stops the retry
 * that runs when the server is reached again.
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
