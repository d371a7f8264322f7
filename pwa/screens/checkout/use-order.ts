import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentOrder } from '#contracts/checkout/checkout.ts'
import { call } from '#pwa/network/http.ts'

const ASK_EVERY_MS = 2000

/**
 * The query for the state of the order, which only the server knows. Asks again until the order is decided.
 */
const orderQuery = queryOptions({
  queryKey: ['order'],
  queryFn: () => call(currentOrder),
  staleTime: 0,
  gcTime: 0,
  refetchInterval: ({ state: { data, status } }) =>
    status === 'error' || data?.state === 'processing' ? ASK_EVERY_MS : false,
})

export function useOrder() {
  return useQuery(orderQuery)
}
