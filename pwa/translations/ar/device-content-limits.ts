import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/limits-words.ts'

export const deviceContentLimits: Translated<typeof english> = {
  title: 'قبل الشراء',
  ask: 'ما الذي ينطبق عليّ؟',
  read: 'تذكر كل معلومة اليوم، والنسخة أو الصفحة التي قرأناها، والصفحة الرسمية للتأكد منها.',
}
