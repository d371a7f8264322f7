import type { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'

/** Of one account: several of a nonce are one call with a raised fee. */
export function groupByNonce(transactions: readonly ChainTransaction[]) {
  const groups = new Map<number, ChainTransaction[]>()
  for (const transaction of transactions) {
    const group = groups.get(transaction.nonce)
    if (group) group.push(transaction)
    else groups.set(transaction.nonce, [transaction])
  }
  return groups
}
