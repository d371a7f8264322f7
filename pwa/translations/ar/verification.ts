import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/words.ts'

export const verification: Translated<typeof english> = {
  title: 'التحقق · Visa Success Guide',
  verifying: 'جار التحقق من الوثيقة…',
  failed: 'تعذّر التحقق من الوثيقة. حاول من جديد.',
  verifyAgain: 'التحقق من جديد',
  checkAnother: 'فحص وثيقة أخرى',
}
