import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/verify-failed-words.ts'

export const verificationVerifyFailed: Translated<typeof english> = {
  heading: 'فشل التحقق',
  retry: 'إعادة المحاولة',
}
