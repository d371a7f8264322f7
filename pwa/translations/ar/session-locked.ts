import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/locked-words.ts'

export const sessionLocked: Translated<typeof english> = {
  heading: 'مرحبًا بعودتك',
  text: (username) => `انتهت جلستك. المحفوظ على هذا الجهاز باقٍ للمستخدم ${username}.`,
  password: 'كلمة المرور',
  unlock: 'فتح القفل',
  otherAccount: 'استخدام حساب آخر',
  remove: 'حذف بيانات هذا الحساب',
}
