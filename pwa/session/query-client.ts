import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { HttpError, UnansweredError } from '#pwa/network/http.ts'
import { sessionQuery } from './use-session.ts'

/**
 * No automatic refetch, no retries, never stale (spec section 7). Calls do not depend on the browser's
 * report about the network: only the result of a request counts.
 */
export function createQueryClient(): QueryClient {
  /** A refused call may mean that the session has ended or has other rights. */
  function handleError(error: unknown) {
    const problem = error instanceof HttpError ? error.problem?.error : undefined
    if (problem === 'SIGN_IN_REQUIRED' || problem === 'ACCESS_DENIED') {
      void client.invalidateQueries(sessionQuery)
    }
  }

  /** After a change without an answer all data on the screen is read again. */
  function lookUp(error: unknown) {
    handleError(error)
    if (error instanceof UnansweredError) void client.invalidateQueries()
  }

  const client = new QueryClient({
    queryCache: new QueryCache({ onError: handleError }),
    mutationCache: new MutationCache({ onError: lookUp }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnMount: true,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
