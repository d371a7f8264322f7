import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/account/words.ts'

export const account: Translated<typeof english> = {
  redirecting: 'جارٍ الانتقال إلى لوحة التعلّم...',
  headings: { login: 'مرحبا بعودتك', signup: 'الانضمام إلى Visa Success Guide' },
  tabs: {
    label: 'تسجيل الدخول أو إنشاء حساب',
    login: 'تسجيل الدخول',
    signup: 'إنشاء حساب',
  },
  claims: {
    label: 'عن الدليل',
    successRate: (rate) => `نسبة النجاح ${rate}`,
    support: (hours) => `دعم ${hours}`,
    updated: (year) => `محدَّث لعام ${year}`,
  },
  fields: {
    username: 'اسم المستخدم',
    usernameHint: 'أو عنوان بريدك الإلكتروني، بعد تأكيده.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    confirmPassword: 'تأكيد كلمة المرور',
    atLeast: (count) =>
      plural(count, {
        one: 'حرف واحد على الأقل.',
        two: 'حرفان على الأقل.',
        few: `${String(count)} أحرف على الأقل.`,
        many: `${String(count)} حرفا على الأقل.`,
        other: `${String(count)} حرف على الأقل.`,
      }),
  },
  login: { send: 'تسجيل الدخول', forgot: 'هل نسيت كلمة المرور؟' },
  signUp: {
    confirmationMissing: 'يرجى تأكيد كلمة المرور',
    mismatch: 'كلمتا المرور غير متطابقتين',
    send: 'إنشاء حساب',
  },
  links: {
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
      lede: 'للمشرفين الذين فقدوا كل مفاتيح المرور. يوصلك الرمز إلى حيث تضيف مفتاحا جديدا، ويُبلَّغ كل المالكين.',
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
  },
}
