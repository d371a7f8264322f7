import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/refusals-words.ts'

export const sessionRefusals: Translated<typeof english> = {
  denied: {
    title: 'الوصول مرفوض',
    text: 'ليس لديك إذن بالوصول إلى لوحة الإدارة.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  unknown: {
    offline: 'لا يوجد اتصال',
    title: 'لا يمكننا الرد الآن',
    text: (reason) => `لم نتمكن من معرفة ما إذا كنت قد سجّلت الدخول. ${reason}`,
    retry: 'إعادة المحاولة',
  },
}
