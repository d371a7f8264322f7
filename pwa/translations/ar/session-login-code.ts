import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/login-code-words.ts'

export const sessionLoginCode: Translated<typeof english> = {
  text: 'لا نعرف هذا المتصفح بعد. أرسلنا رمزًا إلى عنوان البريد الإلكتروني لحسابك للتأكد من أنك أنت.',
  code: 'الرمز من رسالتنا',
  hint: (digits, minutes) => {
    const length = plural(digits, {
      zero: `${digits} رقم`,
      one: 'رقم واحد',
      two: 'رقمان',
      few: `${digits} أرقام`,
      many: `${digits} رقمًا`,
      other: `${digits} رقم`,
    })
    const life = plural(minutes, {
      zero: `${minutes} دقيقة`,
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    })
    return `${length}. يعمل مرة واحدة، لمدة ${life}.`
  },
  signIn: 'تسجيل الدخول',
  send: 'إرسال رمز جديد',
  sent: 'رمز جديد في طريقه إليك. ولم يعد الرمز السابق ساريًا.',
  back: 'رجوع',
}
