import { queryOptions, useQuery } from '@tanstack/react-query'
import { listPasskeys } from '#contracts/accounts/passkeys.ts'
import { call } from '#pwa/network/http.ts'
import { canUsePasskeys } from './passkeys.ts'

export const passkeysQuery = (owner: string) =>
  queryOptions({
    queryKey: ['passkeys', owner],
    queryFn: () => call(listPasskeys),
    staleTime: 0,
  })

/** Sends no request if passkeys do not work in this browser or at this address. */
export function usePasskeys(owner: string) {
  return useQuery({ ...passkeysQuery(owner), enabled: canUsePasskeys() })
}
