import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/scanner/words.ts'

export const verificationScanner: Translated<typeof english> = {
  ways: {
    label: 'طريقة المسح',
    manual: 'إدخال يدوي',
    image: 'رفع صورة',
    camera: 'المسح بالكاميرا',
  },
  manual: {
    label: 'بيانات رمز QR',
    placeholder: 'الصق رابط التحقق أو أرقام الرمز',
    hint: 'الماسح الذي يعمل كلوحة مفاتيح لا يحتاج إلى حقل: امسح فحسب.',
    verify: 'التحقق من الوثيقة',
    paste: 'لصق من الحافظة',
    reset: 'إعادة الضبط',
    toasts: {
      noInput: { title: 'إدخال غير صالح', description: 'أدخل بيانات رمز QR' },
      noAccess: { title: 'فشل الوصول إلى الحافظة', description: 'تعذّرت القراءة من الحافظة' },
      noData: { title: 'لا بيانات', description: 'الحافظة فارغة' },
    },
  },
}
