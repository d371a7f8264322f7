import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/showings/words.ts'

function hintOf(codes: string): string {
  return `الفحص الذي يجريه أحد بلا اتصال يُبلَّغ هنا لاحقا، أو لا يُبلَّغ أبدا. يظهر رمز جهاز آخر بعد أن يُفحص. يتذكر هذا الجهاز ${codes}؛ وتُحفظ الفحوص سنتين.`
}

export const walletShowings: Translated<typeof english> = {
  title: 'ما عرضته',
  description: 'كل مرة أنشأت فيها رمزا، وما نتج عنه.',
  retry: 'إعادة المحاولة',
  noConnection: 'لا اتصال.',
  notKnownYet: (reason) => `${reason} لا يُعرف بعد على هذا الجهاز ما نتج عن رموزك.`,
  asOf: (reason, time) => `${reason} ما نتج عن رموزك هو كما كان في ${time}.`,
  loading: 'جار تحميل ما عرضته…',
  empty: {
    title: 'لا شيء بعد',
    text: 'الرمز الذي تنشئه بزر «عرض رمز QR» يُسجَّل هنا، وكذلك كل فحص له.',
  },
  credential: 'وثيقة',
  showEarlier: 'عرض الأقدم',
  cutOff: 'الفحوص الأقدم موجودة في تنزيل بياناتك، في ملفك الشخصي.',
  hint: (codes) =>
    plural(codes, {
      one: hintOf('آخر رمز له'),
      two: hintOf('آخر رمزين له'),
      few: hintOf(`آخر ${String(codes)} رموز له`),
      many: hintOf(`آخر ${String(codes)} رمزا له`),
      other: hintOf(`آخر ${String(codes)} رمز له`),
    }),
  notNoted: 'لم يستطع هذا الجهاز أن يسجّل رمزك الأخير. أفرغ بعض المساحة، ثم حاول من جديد.',
  notRead: 'تعذّرت قراءة الرموز التي أُنشئت على هذا الجهاز.',
  results: {
    valid: 'صالحة',
    expired: 'منتهية',
    revoked: 'ملغاة',
    invalid: 'غير مقبولة',
    sample: 'عيّنة',
    OTHER: 'مفحوصة',
  },
  origin: {
    madeHere: 'أُنشئ على هذا الجهاز',
    manyMadeHere: (codes) =>
      plural(codes, {
        two: 'رمزان أُنشئا على هذا الجهاز، واحدا تلو الآخر',
        few: `${String(codes)} رموز أُنشئت على هذا الجهاز، واحدا تلو الآخر`,
        many: `${String(codes)} رمزا أُنشئت على هذا الجهاز، واحدا تلو الآخر`,
        other: `${String(codes)} رمز أُنشئت على هذا الجهاز، واحدا تلو الآخر`,
      }),
    lookedUp: 'جرى البحث عنها برقمها، بلا رمز',
    notNoted: 'غير مسجّل على هذا الجهاز',
  },
  silence: {
    isAsking: 'جار السؤال عما إذا كان قد فُحص…',
    notKnown: 'لا يُعرف هنا هل فُحص',
    notYet: 'لم يُفحص بعد',
    none: 'لا فحص معروف',
  },
  checks: {
    qr_scan: (verifier, time) => `من مسحه: ${verifier}، ${time}`,
    manual_lookup: (verifier, time) => `من لصقه: ${verifier}، ${time}`,
    api_call: (verifier, time) => `من فحصه: ${verifier}، ${time}`,
    OTHER: (verifier, time) => `من فحصه: ${verifier}، ${time}`,
  },
  checkedOffline: (check, reported) => `${check}، بلا اتصال؛ أُبلغ عنه في ${reported}`,
  verifiers: {
    organization: (name) => `«${name}»، كما سمّى نفسه`,
    you: 'أنت',
    signedIn: 'شخص كان قد سجّل الدخول',
    notSignedIn: 'شخص لم يكن قد سجّل الدخول',
  },
}
