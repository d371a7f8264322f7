import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/date-words.ts'
import { days } from '../days.ts'

/**
 * This mark keeps a day before its time inside a sentence. A sentence isolates the day and the time
 * together, and such an isolate gets its direction from its first letter. Here only the mark gives
 * the right direction.
 */
const FROM_RIGHT = '\u200F'

export const uiDate: Translated<typeof english> = {
  ...days,
  lastDay: (day) => `${FROM_RIGHT}${day}، \u206824:00 UTC\u2069`,
  instant: (day, time) => `${FROM_RIGHT}${day}، ${time}`,
  moment: (instant, zone) => `${FROM_RIGHT}${instant} ${zone}`,
}
