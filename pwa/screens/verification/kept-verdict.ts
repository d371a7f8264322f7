import type { ShownVerdict } from './verdict/shown-verdict.ts'

/** Another number whenever `ShownVerdict` changes: an app of tomorrow does not read one of today. */
const STORED_KEY = 'verdict-1'
const INSTANTS = ['verifiedAt', 'madeAt', 'goodUntil', 'revocationAsOf', 'firstVerifiedAt']

interface Kept {
  /** The key of the entry in this tab's history that shows it. */
  entry: string
  verdict: ShownVerdict
}

/** The last verdict of this tab, for when its page is loaded again; never the code it is about. */
export function keepVerdict(kept: Kept): void {
  sessionStorage.setItem(STORED_KEY, JSON.stringify(kept))
}

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
