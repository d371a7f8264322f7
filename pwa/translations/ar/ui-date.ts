import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/date-words.ts'
import { days } from '../days.ts'

/**
 * Keeps a day before its time when the whole is isolated once more. An isolate takes its direction from the
 * first letter outside inner isolates, and here there is none.
 */
const FROM_RIGHT = '\u200F'

export const uiDate: Translated<typeof english> = {
  ...days,
  lastDay: (day) => `${FROM_RIGHT}${day}، \u206824:00 UTC\u2069`,
  instant: (day, time) => `${FROM_RIGHT}${day}، ${time}`,
  moment: (instant, zone) => `${FROM_RIGHT}${instant} ${zone}`,
}
