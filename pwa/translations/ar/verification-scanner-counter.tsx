import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/scanner/counter-words.tsx'

export const verificationScannerCounter: Translated<typeof english> = {
  verifying: 'جار التحقق من الوثيقة…',
  successful: 'تم التحقق بنجاح',
  verified: 'تم التحقق من وثيقة صالحة',
  typeVerified: (type) => `تم التحقق من وثيقة ${type} صالحة`,
  notChecked: 'لم تُفحص',
  failed: 'فشل التحقق',
  notVerified: 'فشل التحقق',
  errorOf: (sentence) => `خطأ في التحقق: ${sentence}`,
  tryAgain: 'إعادة المحاولة',
  next: 'التالي',
  clearsIn: (countdown) => <>تختفي بعد {countdown}</>,
  keep: 'إبقاء',
  stays: 'تبقى حتى تضغط «التالي» أو N.',
  options: {
    label: 'المسح',
    tally: (valid, notValid) => `منذ فتح هذه الصفحة: الصالحة ${valid}، وغير الصالحة ${notValid}`,
    sound: 'الصوت والاهتزاز',
    soundHint: 'صوت للصالحة، وآخر لكل ما عداها.',
    goesOn: 'التالي تلقائيا',
    goesOnHint: 'بعد رمز أمام الكاميرا، تفسح نتيجة التحقق المجال للرمز التالي.',
  },
}
