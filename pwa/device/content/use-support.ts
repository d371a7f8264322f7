import { queryOptions, useQuery } from '@tanstack/react-query'
import { readSupport, type Support } from '#contracts/accounts/support.ts'
import { call } from '#pwa/network/http.ts'

const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => call(readSupport),
})

/**
 * Returns the support contact, or undefined until the response arrives. Sends no request while `isWanted` is
 * false.
 */
export function useSupport(isWanted = true): Support | undefined {
  return useQuery({ ...supportQuery, enabled: isWanted }).data
}
