import { queryOptions, useQuery } from '@tanstack/react-query'
import { readSupport } from '#contracts/support.ts'
import { call } from '#pwa/network/http.ts'

const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => call(readSupport),
})

/** The address of support; undefined until it is known, and not asked for before it is wanted. */
export function useSupportEmail(isWanted = true): string | undefined {
  return useQuery({ ...supportQuery, enabled: isWanted }).data?.email
}
