import type { ActionOutcome } from '#contracts/credentials/bulk-actions.ts'
import type { Credential } from '#contracts/credentials/credential.ts'
import { formatCount } from '#pwa/ui/format-count.ts'

/** Returns a text such as `3 credentials of 2 accounts`. */
export function countCredentials(credentials: readonly Credential[]): string {
  const accounts = new Set(credentials.map(({ userId }) => userId)).size
  return `${count(credentials.length, 'credential')} of ${count(accounts, 'account')}`
}

/**
 * Returns a text such as `3 credentials were revoked.` or `2 of 3 credentials were revoked, 1 was
 * not:`.
 */
export function describeOutcomes(outcomes: readonly ActionOutcome[], done: string): string {
  const refused = outcomes.filter(({ refusal }) => refusal !== null).length
  const all = count(outcomes.length, 'credential')
  if (refused === 0) return `${all} ${were(outcomes.length)} ${done}.`
  const isDone = outcomes.length - refused
  if (isDone === 0) return `None of ${all} ${were(1)} ${done}:`
  return `${formatCount(isDone)} of ${all} ${were(isDone)} ${done}, ${formatCount(refused)} ${were(refused)} not:`
}

function count(number: number, noun: string): string {
  return `${formatCount(number)} ${noun}${number === 1 ? '' : 's'}`
}

function were(number: number): string {
  return number === 1 ? 'was' : 'were'
}
