import type { Query, QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { sessionQuery } from './use-session.ts'

/** What was cached for one user is not for the next. */
export function startSession(client: QueryClient, user: CurrentUser | null) {
  client.removeQueries({
    predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] && !isAwaited(query),
  })
  client.setQueryData(sessionQuery.queryKey, user)
  tellOtherTabs(user ? 'signed-in' : 'signed-out')
}

/** By a screen that opened before this, since another answer had named the user already. */
function isAwaited(query: Query): boolean {
  return query.isActive() && query.state.status === 'pending'
}
