import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/cookies-blocked-words.tsx'

export const sessionCookiesBlocked: Translated<typeof english> = {
  title: 'هذا المتصفح يحظر ملفات تعريف الارتباط',
  text: (link) => (
    <>
      بدون ملفات تعريف الارتباط لا يمكنك تسجيل الدخول ولا الدفع هنا. اسمح بها لهذا الموقع في إعدادات
      المتصفح، ثم أعد تحميل هذه الصفحة. ويمكنك {link('فحص رمز')} بدونها.
    </>
  ),
}
