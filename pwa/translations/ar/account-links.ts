import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/account/links-words.ts'

export const accountLinks: Translated<typeof english> = {
  forgot: {
    title: 'هل نسيت كلمة المرور؟',
    lede: 'نرسل إلى عنوان حسابك رابطا لتعيين كلمة مرور جديدة.',
    send: 'إرسال الرابط',
    sent: {
      title: 'تفقّد بريدك',
      text: (address) =>
        `إذا كان للعنوان ${address} حساب هنا، فسيصل إليه رابط لتعيين كلمة مرور جديدة. يعمل الرابط مرة واحدة، لمدة 10 دقائق.`,
      back: 'رجوع إلى تسجيل الدخول',
    },
  },
  recover: {
    title: 'استخدام رمز استرداد',
    lede: 'للمسؤولين الذين فقدوا كل مفاتيح المرور. يوصلك الرمز إلى حيث تضيف مفتاحا جديدا، ويُبلَّغ كل المالكين.',
    code: 'رمز الاسترداد',
    send: 'متابعة',
  },
  mayBeSet: 'ربما تم تعيين كلمة مرورك الجديدة: حاول أولا تسجيل الدخول بها.',
  passwordSet: {
    title: 'تم تعيين كلمة المرور',
    description: (username) =>
      `سجّلت الدخول باسم ${username}. تم تسجيل الخروج من كل متصفح وجهاز آخر.`,
  },
  mailSent: {
    title: 'تم إرسال الرسالة',
    description: 'افتح الرابط الذي فيها لتأكيد عنوانك.',
  },
}
