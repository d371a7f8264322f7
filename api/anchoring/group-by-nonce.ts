import type { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'

/**
 * Groups one account's transactions by nonce. The transactions of a group make the same call with different
 * fees.
 */
export function groupByNonce(transactions: readonly ChainTransaction[]) {
  const groups = new Map<number, ChainTransaction[]>()
  for (const transaction of transactions) {
    const group = groups.get(transaction.nonce)
    if (group) group.push(transaction)
    else groups.set(transaction.nonce, [transaction])
  }
  return groups
}
