import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/progress/save-hint-words.ts'

export const deviceProgressSaveHint: Translated<typeof english> = {
  untouched: 'يبقى على هذا الجهاز فقط.',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ على هذا الجهاز فقط.',
  refused: 'لم يُحفظ. يبقى هنا حتى تغلق الصفحة.',
  isMemoryOnly: 'لم يُحفظ. يدوم حتى تغلق الصفحة.',
}
