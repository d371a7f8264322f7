import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/app/not-found-words.ts'

export const appNotFound: Translated<typeof english> = {
  tab: 'الصفحة غير موجودة · Visa Success Guide',
  title: '404: الصفحة غير موجودة',
  text: 'لا يوجد شيء في هذا العنوان. ربما كُتب خطأً أو نُقل.',
  home: 'العودة إلى الصفحة الرئيسية',
}
