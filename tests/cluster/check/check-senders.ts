import { Transaction } from 'ethers'

/** One call to the chain's node, as the relay has recorded it. */
export interface ChainCall {
  at: number
  /** The network address of the caller. */
  from: string
  method: string
  /** The signed transaction, if the call sends one. */
  raw?: string | undefined
}

/**
 * Returns a sentence for each sign that two senders worked at the same time. There are two such
 * signs: two different calls with the same nonce, and one call with two nonces. A repeated
 * transaction with the same call and nonce is allowed.
 */
export function checkSenders(calls: readonly ChainCall[]): string[] {
  const byNonce = new Map<string, Set<string>>()
  const byCall = new Map<string, Set<string>>()
  for (const { raw } of calls) {
    if (raw === undefined) continue
    const { from, nonce, data } = Transaction.from(raw)
    add(byNonce, `nonce ${String(nonce)} of ${String(from)}`, data)
    add(byCall, data, `${String(from)}/${String(nonce)}`)
  }
  return [
    ...[...byNonce].filter(isTwice).map(([name]) => `${name} was given to two calls`),
    ...[...byCall].filter(isTwice).map(([data]) => `${data.slice(0, 40)}… was sent twice`),
  ]
}

/**
 * Returns the longest time between two calls to the chain, in milliseconds. During this time, no
 * node followed the chain.
 */
export function longestPause(calls: readonly ChainCall[]): number {
  const times = calls.map(({ at }) => at)
  return Math.max(0, ...times.slice(1).map((at, before) => at - (times[before] ?? at)))
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}

function isTwice([, values]: [string, Set<string>]): boolean {
  return values.size > 1
}
