import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/refusals-words.ts'

export const sessionRefusals: Translated<typeof english> = {
  signInFor: {
    wallet: {
      title: 'سجّل الدخول لعرض محفظتك',
      text: 'وثائق التأشيرة الرقمية الخاصة بك محفوظة في حسابك.',
      action: 'تسجيل الدخول',
    },
    request: {
      title: 'محفظة أخرى تطلب وثيقة',
      text: 'سجّل الدخول لترى من يطلبها ولتوافق أو ترفض.',
      action: 'تسجيل الدخول',
    },
    center: {
      title: 'يلزم تسجيل الدخول',
      text: 'سجّل الدخول لمسح الوثائق والتحقق منها. ويمكن لأي شخص فحص وثيقة واحدة دون حساب.',
      action: 'الانتقال إلى تسجيل الدخول',
    },
  },
  checkOne: 'فحص وثيقة',
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
