import { queryOptions, useQuery } from '@tanstack/react-query'
import { getReceipt, listOwnPurchases } from '#contracts/checkout/receipts.ts'
import { call } from '#pwa/network/http.ts'

const purchasesQuery = (owner: string) =>
  queryOptions({
    queryKey: ['own-purchases', owner],
    queryFn: () => call(listOwnPurchases),
    staleTime: 0,
  })

/**
 * The key contains the account, so that another account in this browser never sees these receipts.
 */
const receiptQuery = (owner: string, receiptId: string) =>
  queryOptions({
    queryKey: ['receipt', owner, receiptId],
    queryFn: () => call(getReceipt, { params: { receiptId } }),
  })

export function useOwnPurchases(owner: string) {
  return useQuery(purchasesQuery(owner))
}

export function useReceipt(owner: string, receiptId: string) {
  return useQuery(receiptQuery(owner, receiptId))
}
