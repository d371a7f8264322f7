import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  acceptUnmatchedPayment,
  dismissUnmatchedPayment,
  listUnmatchedPayments,
  returnUnmatchedPayment,
  type AcceptUnmatchedPayment,
  type DecideUnmatchedPayment,
  type UnmatchedPaymentQuery,
} from '#contracts/checkout/unmatched-payments.ts'
import { callList } from '#pwa/network/call-list.ts'
import { call } from '#pwa/network/http.ts'
import { useAdminMutation } from '#pwa/screens/admin/admin-mutations.ts'
import { ADMIN } from '#pwa/screens/admin/admin-queries.ts'

export function unmatchedPaymentQuery(query: UnmatchedPaymentQuery) {
  return queryOptions({
    queryKey: [ADMIN, 'unmatched-payments', query],
    queryFn: ({ signal }) => callList(listUnmatchedPayments, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

interface Which {
  unmatchedPaymentId: string
}

export function useAcceptUnmatchedPayment() {
  return useAdminMutation(
    ({ unmatchedPaymentId, ...body }: AcceptUnmatchedPayment & Which) =>
      call(acceptUnmatchedPayment, { params: { unmatchedPaymentId }, body }),
    () => 'The user has premium access now, and is mailed a receipt.',
  )
}

export function useReturnUnmatchedPayment() {
  return useAdminMutation(
    ({ unmatchedPaymentId, ...body }: DecideUnmatchedPayment & Which) =>
      call(returnUnmatchedPayment, { params: { unmatchedPaymentId }, body }),
    ({ state }) =>
      state === 'returned'
        ? 'The money is on its way back.'
        : 'The refund was asked for. The list shows it as soon as the provider has made it.',
  )
}

export function useDismissUnmatchedPayment() {
  return useAdminMutation(
    ({ unmatchedPaymentId, ...body }: DecideUnmatchedPayment & Which) =>
      call(dismissUnmatchedPayment, { params: { unmatchedPaymentId }, body }),
    () => 'The payment is off the list. Its money stays where it is.',
  )
}
