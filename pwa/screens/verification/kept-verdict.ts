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

/** JSON has an instant as a text. */
const Instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
)

/** The form of the data that `keepVerdict` stores. Other data under this key is ignored. */
const Stored = z.looseObject({
  entry: z.string(),
  verdict: z.looseObject({
    status: z.string(),
    message: z.string(),
    verifiedAt: Instant,
    revocationAsOf: z.nullable(Instant),
    firstVerifiedAt: z.nullable(Instant),
    shownCode: z.nullable(z.looseObject({ madeAt: Instant, goodUntil: Instant })),
    checks: z.array(z.looseObject({ check: z.string(), result: z.string() })),
  }),
})

/** Returns the stored verdict that belongs to this entry of the tab's history. */
export function recallVerdict(entry: string): ShownVerdict | null {
  const kept = readKept()
  return kept?.entry === entry ? kept.verdict : null
}

function readKept(): Kept | undefined {
  try {
    const stored: unknown = JSON.parse(tabTexts.get(STORED_KEY) ?? 'null')
    return Stored.safeParse(stored).data as Kept | undefined
  } catch {
    return undefined
  }
}

export function forgetVerdict(): void {
  tabTexts.remove(STORED_KEY)
}
