import type { QueryClient } from '@tanstack/react-query'
import { isServerReached, onConnectionChange } from '#pwa/network/connection.ts'
import { isCookieRefused } from './kept-user.ts'
import { followOtherTabs } from './other-tabs.ts'
import { recallUser, sessionQuery } from './use-session.ts'

/**
 * Asks once whether the session known from the last visit still stands, and follows other tabs. The
 * screen of whoever is known does not wait for the answer, and goes first. Answers how to stop asking.
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
