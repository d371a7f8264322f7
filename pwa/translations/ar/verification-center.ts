import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/center-words.ts'

export const verificationCenter: Translated<typeof english> = {
  title: 'مركز التحقق برمز QR',
  back: 'رجوع',
  tabs: {
    scan: 'المسح والتحقق',
    ask: 'الطلب من محفظة',
    generate: 'إنشاء رمز QR',
    batch: 'التحقق من دفعة',
    help: 'المساعدة والمعلومات',
  },
}
