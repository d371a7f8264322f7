import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/reading-words.ts'

export const deviceContentReading: Translated<typeof english> = {
  Important: 'مهم',
  Note: 'ملاحظة',
  Warning: 'تحذير',
}
