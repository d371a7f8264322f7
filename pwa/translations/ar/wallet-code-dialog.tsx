import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/code-dialog-words.tsx'

export const walletCodeDialog: Translated<typeof english> = {
  share: 'مشاركة',
  refresh: 'تحديث',
  download: 'تنزيل',
  generate: 'إنشاء',
  hint: 'أمسك الهاتف مستويا، على بعد 15 إلى 25 سم من الماسح، والشاشة ساطعة. اضغط الرمز ليملأ الشاشة. يرى المتحقّق الأحرف الأولى من اسمك وفئة الوثيقة وتواريخها ورقمها، ولا يرى رقم جواز سفرك أبدا.',
  pattern: 'يرى المتحقّق هذا النقش نفسه.',
  picture: {
    label: 'رمز QR',
    enlarge: 'ملء الشاشة برمز QR',
    isHidden: 'مخفي',
    hasExpired: 'انتهت صلاحية رمز QR. حدّث لإنشاء رمز جديد',
    hasFailed: 'لا يوجد رمز. أنشئ رمزا للمحاولة من جديد.',
  },
  wholeScreen: {
    label: 'رمز QR على الشاشة كلها',
    shrink: 'تصغير الرمز من جديد',
    close: 'إغلاق',
  },
  life: {
    label: 'الوقت المتبقي',
    validFor: (time) => <>صالح لمدة {time}</>,
    thenNew: 'ثم رمز جديد',
    thenGone: 'ثم يختفي',
  },
  notNoted: 'لم يستطع هذا الجهاز أن يسجّل أنك أنشأت هذا الرمز.',
  origin: {
    title: 'أُنشئ رمز QR',
    validFor: (minutes) =>
      plural(minutes, {
        one: 'صالح لمدة دقيقة واحدة',
        two: 'صالح لمدة دقيقتين',
        few: `صالح لمدة ${String(minutes)} دقائق`,
        other: `صالح لمدة ${String(minutes)} دقيقة`,
      }),
    madeHere: (validFor) => `${validFor}. أُنشئ هذا الرمز على هاتفك ويعمل بلا اتصال.`,
    madeByServer: (validFor) => `${validFor}. أنشأ الخادم هذا الرمز. يحتاج الرمز الجديد إلى اتصال.`,
    timeUnsure: 'قد يُرفض هذا الرمز',
    whyTimeUnsure:
      'هذا الهاتف غير متأكد من الوقت، وقد يجد المتحقّق أن الرمز متأخر أو مبكر. اتصل بالإنترنت مرة واحدة، ثم حدّثه.',
  },
  error: 'خطأ',
  makingFailed: 'تعذّر إنشاء رمز QR. حاول من جديد.',
}
