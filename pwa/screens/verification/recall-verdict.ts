import { type Kept, STORED_KEY } from './keep-verdict.ts'
import type { ShownVerdict } from './verdict/shown-verdict.ts'

const INSTANTS = ['verifiedAt', 'madeAt', 'goodUntil', 'revocationAsOf', 'firstVerifiedAt']

/** What was kept for this entry of the tab's history. */
export function recallVerdict(entry: string): ShownVerdict | null {
  const stored = sessionStorage.getItem(STORED_KEY)
  if (stored === null) return null
  const kept = JSON.parse(stored, revive) as Kept
  return kept.entry === entry ? kept.verdict : null
}

export function forgetVerdict(): void {
  sessionStorage.removeItem(STORED_KEY)
}

function revive(key: string, value: unknown): unknown {
  return INSTANTS.includes(key) && typeof value === 'string' ? new Date(value) : value
}
