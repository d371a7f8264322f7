import { queryOptions, useQuery } from '@tanstack/react-query'
import { countRecoveryCodes } from '#contracts/accounts/enrolment.ts'
import { call } from '#pwa/network/http.ts'

export const recoveryQuery = (owner: string) =>
  queryOptions({
    queryKey: ['recovery-codes', owner],
    queryFn: () => call(countRecoveryCodes),
    staleTime: 0,
  })

/** Returns the number of unused recovery codes. */
export function useRecoveryCodes(owner: string, isWanted = true) {
  return useQuery({ ...recoveryQuery(owner), enabled: isWanted })
}
