import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/field-words.ts'

export const uiField: Translated<typeof english> = {
  optional: '(اختياري)',
  show: 'إظهار',
  hide: 'إخفاء',
  showField: (label) => `إظهار ${label}`,
}
