import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/without-code-words.tsx'

export const verificationWithoutCode: Translated<typeof english> = {
  title: 'فحص وثيقة',
  toHomepage: 'العودة إلى الصفحة الرئيسية',
  noToken:
    'لا يوجد رمز تحقق مميز: لم يرد في الرابط أي رمز تحقق مميز. امسح الرمز بالكاميرا، أو اختر صورة له، أو الصقه.',
  fileInstead: (link) => <>هل أعطاك أحد ملفا بدلا من ذلك؟ {link('فحص ملف إثبات')}</>,
  verdictOf: (instant) => `هذه نتيجة التحقق في ${instant}. لمعرفة الحال الآن، افحص الرمز من جديد.`,
}
