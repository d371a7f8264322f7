import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/words.ts'

export const session: Translated<typeof english> = {
  passwordFirst: 'عيّن كلمة مرور أولًا · Visa Success Guide',
  notRemoved: {
    title: 'لم يُحذف كل شيء',
    description:
      'رفض هذا المتصفح حذف ما يحفظه لهذا الحساب. احذف بيانات هذا الموقع من إعدادات المتصفح.',
  },
}
