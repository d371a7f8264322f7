import { queryOptions, useQuery } from '@tanstack/react-query'
import { readSupport } from '#contracts/support.ts'
import { call } from '#pwa/network/http.ts'

const supportQuery = queryOptions({
  queryKey: ['support'],
  queryFn: () => call(readSupport),
})

/** The address of support; undefined until it is known. */
export function useSupportEmail(): string | undefined {
  return useQuery(supportQuery).data?.email
}
