import { type Call, isAcknowledged, type Kind } from './history.ts'

/** Returns the longest time between two acknowledged calls of these kinds, in milliseconds. */
export function longestGap(calls: readonly Call[], kinds: readonly Kind[]): number {
  const times = calls
    .filter((call) => kinds.includes(call.kind) && isAcknowledged(call))
    .map(({ ended }) => ended)
    .sort((one, other) => one - other)
  return Math.max(0, ...times.slice(1).map((at, before) => at - (times[before] ?? at)))
}

/**
 * Counts the unacknowledged calls, separately for each status and error. Returns the counts as
 * text.
 */
export function countErrors(calls: readonly Call[]): string {
  const counts = new Map<string, number>()
  for (const call of calls) {
    if (isAcknowledged(call)) continue
    const name = [call.status === 0 ? '' : String(call.status), call.error]
      .filter(Boolean)
      .join(' ')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${String(count)} × ${name}`).join(', ')
}
