import { Transaction } from 'ethers'

/** One call of the chain's node, as the relay before it has seen it. */
export interface ChainCall {
  at: number
  /** The address that it came from. */
  from: string
  method: string
  /** The signed bytes, of what was sent. */
  raw?: string | undefined
}

/**
 * A sentence for each sign of two senders at once: a nonce that was given to two different calls, or a call
 * that was sent under two nonces. The same call under the same nonce is one, however often it is sent.
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

/** The longest time in which no node followed the chain, in milliseconds. */
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
