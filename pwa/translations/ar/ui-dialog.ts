import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/dialog-words.ts'

export const uiDialog: Translated<typeof english> = {
  close: 'إغلاق',
  cancel: 'تراجُع',
  dismiss: 'إغلاق التنبيه',
}
