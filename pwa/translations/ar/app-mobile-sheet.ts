import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/mobile-sheet-words.ts'

export const appMobileSheet: Translated<typeof english> = {
  guide: 'الدليل',
}
