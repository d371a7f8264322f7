import { queryOptions, useQuery } from '@tanstack/react-query'
import { type GuideSale, readGuideSale } from '#contracts/checkout/guide-sale.ts'
import { call } from '#pwa/network/http.ts'

export const guideSaleQuery = queryOptions({
  queryKey: ['guide sale'],
  queryFn: () => call(readGuideSale),
})

/**
 * Says whether the guide is for sale, and who has checked it. Undefined until the server answers: a purchase need
 * not wait, because the server decides about it.
 */
export function useGuideSale(): GuideSale | undefined {
  return useQuery(guideSaleQuery).data
}
