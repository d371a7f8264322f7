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

/** Reads the user's passkeys. Asks the server only if this browser and this address support passkeys. */
export function usePasskeys(owner: string) {
  return useQuery({ ...passkeysQuery(owner), enabled: canUsePasskeys() })
}
