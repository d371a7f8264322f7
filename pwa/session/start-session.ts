import type { QueryClient } from '@tanstack/react-query'
import { isLogoutPending } from './kept-user.ts'
import { followOtherTabs } from './other-tabs.ts'
import { sessionQuery } from './use-session.ts'

/** Asks once whether the session known from the last visit still stands, and follows other tabs. */
export function startSessionQuery(client: QueryClient): void {
  followOtherTabs(client)
  const ask = () => void client.query({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  ask()
  addEventListener('online', () => {
    if (isLogoutPending()) ask()
  })
}
