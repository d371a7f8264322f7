import type { Query, QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { sessionQuery } from './use-session.ts'

/** Sets the new user, and deletes the earlier user's data from the query cache. */
export function startSession(client: QueryClient, user: CurrentUser | null) {
  client.removeQueries({
    predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] && !isAwaited(query),
  })
  client.setQueryData(sessionQuery.queryKey, user)
  notifyOtherTabs(user ? 'signed-in' : 'signed-out')
}

/**
 * Returns whether a screen is still waiting for this query. A screen may wait before `startSession`
 * runs, because an earlier response has already named the user.
 */
function isAwaited(query: Query): boolean {
  return query.isActive() && query.state.status === 'pending'
}
