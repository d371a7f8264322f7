import type { ShownVerdict } from './verdict/shown-verdict.ts'
import { tabTexts } from '#pwa/ui/kept-texts.ts'

/** Another number whenever `ShownVerdict` changes: an app of tomorrow does not read one of today. */
export const STORED_KEY = 'verdict-2'

export interface Kept {
  /** The key of the entry in this tab's history that shows it. */
  entry: string
  verdict: ShownVerdict
}

/** The last verdict of this tab, for when its page is loaded again; never the code it is about. */
export function keepVerdict(kept: Kept): void {
  tabTexts.set(STORED_KEY, JSON.stringify(kept))
}
