import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { HttpError, UnansweredError } from '#pwa/network/errors.ts'
import { sessionQuery } from './use-session.ts'

/**
 * Creates the query client. The client refetches nothing by itself and never retries, and no data
 * becomes stale (spec section 7). It ignores the browser's report about the network: only the
 * result of a request counts.
 */
export function createQueryClient(): QueryClient {
  /**
   * Reads the session again after a refusal. The session may have ended, or the user's rights may
   * have changed.
   */
  function handleError(error: unknown) {
    const problem = error instanceof HttpError ? error.problem?.error : undefined
    if (problem === 'SIGN_IN_REQUIRED' || problem === 'ACCESS_DENIED') {
      void client.invalidateQueries(sessionQuery)
    }
  }

  /**
   * Reads all data on the screen again after a change without a response. Never repeats the change,
   * because the server may have made it.
   */
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
