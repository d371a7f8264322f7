import * as z from 'zod/mini'
import { tabTexts } from '#pwa/ui/browser-storage.ts'
import type { ShownVerdict } from './verdict/shown-verdict.ts'

/**
 * The key of the stored verdict. Change this key together with `ShownVerdict`, so that a newer app
 * does not read data in the old form.
 */
const STORED_KEY = 'verdict-2'

interface Kept {
  /** The key of the history entry that shows the verdict. */
  entry: string
  verdict: ShownVerdict
}

/** Stores the last verdict of this tab, so that a reload can show it again. Never stores the code. */
export function keepVerdict(kept: Kept): void {
  tabTexts.set(STORED_KEY, JSON.stringify(kept))
}

const INSTANTS = ['verifiedAt', 'madeAt', 'goodUntil', 'revocationAsOf', 'firstVerifiedAt']

/** The form of the data that `keepVerdict` stores. Other data under this key is ignored. */
const Stored = z.looseObject({
  entry: z.string(),
  verdict: z.looseObject({
    status: z.string(),
    message: z.string(),
    verifiedAt: z.date(),
    checks: z.array(z.looseObject({ check: z.string(), result: z.string() })),
  }),
})

/** Returns the stored verdict that belongs to this entry of the tab's history. */
export function recallVerdict(entry: string): ShownVerdict | null {
  const kept = readKept()
  return kept?.entry === entry ? kept.verdict : null
}

function readKept(): Kept | null {
  try {
    const stored = JSON.parse(tabTexts.get(STORED_KEY) ?? 'null', revive) as Kept | null
    return Stored.safeParse(stored).success ? stored : null
  } catch {
    return null
  }
}

export function forgetVerdict(): void {
  tabTexts.remove(STORED_KEY)
}

function revive(key: string, value: unknown): unknown {
  return INSTANTS.includes(key) && typeof value === 'string' ? new Date(value) : value
}
