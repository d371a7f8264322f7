import type { ShownVerdict } from './verdict/shown-verdict.ts'
import { tabTexts } from '#pwa/ui/kept-texts.ts'

/**
 * The key of the stored verdict. Change this key together with `ShownVerdict`, so that a newer app
 * does not read data in the old form.
 */
export const STORED_KEY = 'verdict-2'

export interface Kept {
  /** The key of the history entry that shows the verdict. */
  entry: string
  verdict: ShownVerdict
}

/** Stores the last verdict of this tab, so that a reload can show it again. Never stores the code. */
export function keepVerdict(kept: Kept): void {
  tabTexts.set(STORED_KEY, JSON.stringify(kept))
}
