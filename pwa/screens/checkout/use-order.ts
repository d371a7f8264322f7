import { queryOptions, useQuery } from '@tanstack/react-query'
import { currentOrder } from '#contracts/checkout/checkout.ts'
import { call } from '#pwa/network/http.ts'

const ASK_EVERY_MS = 2000

/**
 * The query for the state of the order. Only the server knows this state. The query asks again
 * until the order is no longer in progress.
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
