import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/batch/words.ts'

export const verificationBatch: Translated<typeof english> = {
  entry: {
    title: 'إعداد القائمة',
    single: 'معرّف الوثيقة أو بيانات QR',
    add: 'إضافة',
    several: 'عدة وثائق معا',
    severalHint: (max) =>
      `واحدة في كل سطر، حتى ${max} إجمالا. السطر الذي يزيد على 100 حرف، أو الذي يبدأ بالقوس {، يُقرأ على أنه بيانات QR.`,
    addAll: 'إضافة الكل',
  },
  list: {
    title: (count, max) => `وثائق للتحقق منها (${count} من ${max})`,
    none: 'لا شيء في القائمة بعد. أضف معرّفا أو رمزا.',
    id: 'المعرّف',
    qrData: 'بيانات QR',
    sameAs: (entry) => `مثل المدخل ${entry}`,
    remove: (entry) => `إزالة المدخل ${entry}`,
    clear: 'إفراغ القائمة',
    verify: 'التحقق من الدفعة',
  },
  verifying: (count) =>
    plural(count, {
      one: 'جار التحقق من وثيقة واحدة',
      two: 'جار التحقق من وثيقتين',
      few: `جار التحقق من ${String(count)} وثائق`,
      other: `جار التحقق من ${String(count)} وثيقة`,
    }),
  failed: { title: 'فشل التحقق من الدفعة', sentence: 'فشل التحقق من الدفعة' },
  toasts: {
    added: 'أُضيفت الوثائق',
    addedCount: (count) =>
      plural(count, {
        one: 'أُضيفت وثيقة واحدة',
        two: 'أُضيفت وثيقتان',
        few: `أُضيفت ${String(count)} وثائق`,
        other: `أُضيفت ${String(count)} وثيقة`,
      }),
    invalid: 'وثائق غير صالحة',
    withoutData: 'يُرجى إدخال معرّفات وثائق أو بيانات QR صالحة',
    sizeLimit: 'حد حجم الدفعة',
    tooLarge: 'يمكن أن تضم الدفعة 20 وثيقة على الأكثر',
    noCredentials: 'لا وثائق',
    empty: 'أضف وثيقة واحدة على الأقل للتحقق',
    exported: 'اكتمل التصدير',
  },
  results: {
    title: 'اكتمل التحقق من الدفعة',
    export: 'تصدير CSV',
    newBatch: 'دفعة جديدة',
    checked: 'المفحوصة',
    timeEach: (milliseconds) => `${milliseconds} مللي ثانية لكل منها`,
    caption: 'النتائج',
    index: 'الترتيب',
    credentialId: 'معرّف الوثيقة',
    status: 'الحالة',
    message: 'الرسالة',
    verifiedAt: 'وقت التحقق',
    onRecordOnly: 'مسجّلة؛ لم يُثبت أحد أنه يحملها.',
    sameAs: (entry) => `مثل المدخل ${entry}.`,
  },
}
