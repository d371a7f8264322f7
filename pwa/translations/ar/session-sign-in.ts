import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/sign-in-words.ts'

export const sessionSignIn: Translated<typeof english> = {
  late: (advice) => `لم يردّ الخادم في الوقت المناسب، لذلك لم يُسجَّل دخول أحد هنا. ${advice}`,
  tryAgain: 'يُرجى المحاولة مرة أخرى.',
  loggedIn: { title: 'تم تسجيل الدخول', description: 'مرحبًا بعودتك!' },
  notLoggedIn: 'تعذّر تسجيل الدخول',
  registered: {
    title: 'تم إنشاء الحساب',
    description: 'مرحبًا بك في Visa Success Guide! افتح الرابط في رسالتنا لتأكيد عنوانك.',
  },
  notRegistered: 'تعذّر إنشاء الحساب',
  mayBeMade: 'ربما أُنشئ حسابك: حاول أولًا تسجيل الدخول بهذا الاسم وكلمة المرور هذه.',
  passkey: {
    signIn: 'تسجيل الدخول بمفتاح مرور',
    alreadyHere: 'يوجد على هذا الجهاز مفتاح مرور لهذا الحساب بالفعل.',
    unconfirmed: 'لم يُؤكَّد شيء. حاول مرة أخرى.',
    needed: {
      title: 'حسابك يتطلب مفتاح المرور الخاص به',
      text: (reason) => `كل من يجوز له فعل شيء في لوحة الإدارة يسجّل الدخول بمفتاح مرور. ${reason}`,
      recover: 'استخدام رمز استرداد',
    },
  },
  lockedOut: {
    title: 'كلمات مرور خاطئة كثيرة جدًا',
    text: 'جرّب أحدهم كلمات مرور كثيرة جدًا لهذا الحساب. يمكنك الانتظار ساعة، أو أن نرسل إليك بالبريد الإلكتروني رابطًا يسمح لهذا المتصفح بالمحاولة.',
    mail: 'إرسال رابط إلى بريدي',
    mailed: {
      title: 'تفقّد بريدك الإلكتروني',
      text: 'إذا كان هذا الحساب موجودًا، فهناك رابط في طريقه إلى عنوانه. افتحه في هذا المتصفح.',
    },
  },
}
