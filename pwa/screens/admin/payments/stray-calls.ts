import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  acceptStrayPayment,
  dismissStrayPayment,
  listStrayPayments,
  returnStrayPayment,
  type AcceptStray,
  type DecideStray,
  type StrayQuery,
} from '#contracts/checkout/stray-payments.ts'
import { call, callList } from '#pwa/network/http.ts'
import { useAdminMutation } from '#pwa/screens/admin/admin-mutations.ts'
import { ADMIN } from '#pwa/screens/admin/admin-queries.ts'

export function strayQuery(query: StrayQuery) {
  return queryOptions({
    queryKey: [ADMIN, 'stray-payments', query],
    queryFn: ({ signal }) => callList(listStrayPayments, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

interface Which {
  strayId: string
}

export function useAcceptStray() {
  return useAdminMutation(
    ({ strayId, ...body }: AcceptStray & Which) =>
      call(acceptStrayPayment, { params: { strayId }, body }),
    () => 'The user has premium access now, and is mailed a receipt.',
  )
}

export function useReturnStray() {
  return useAdminMutation(
    ({ strayId, ...body }: DecideStray & Which) =>
      call(returnStrayPayment, { params: { strayId }, body }),
    ({ state }) =>
      state === 'returned'
        ? 'The money is on its way back.'
        : 'The refund was asked for. The list shows it as soon as the provider has made it.',
  )
}

export function useDismissStray() {
  return useAdminMutation(
    ({ strayId, ...body }: DecideStray & Which) =>
      call(dismissStrayPayment, { params: { strayId }, body }),
    () => 'The payment is off the list. Its money stays where it is.',
  )
}
