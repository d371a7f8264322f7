import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/date-words.ts'
import { days } from '../days.ts'

export const uiDate: Translated<typeof english> = {
  ...days,
  lastDay: (day) => `${day}، 24:00 UTC`,
  instant: (day, time) => `${day}، ${time}`,
  moment: (instant, zone) => `${instant} ${zone}`,
}
