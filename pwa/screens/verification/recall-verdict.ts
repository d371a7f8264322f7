import * as z from 'zod/mini'
import { tabTexts } from '#pwa/ui/kept-texts.ts'
import { type Kept, STORED_KEY } from './kept-verdict.ts'
import type { ShownVerdict } from './verdict/shown-verdict.ts'

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
