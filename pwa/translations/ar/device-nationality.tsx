import type { english } from '#pwa/device/nationality/words.tsx'
import type { Translated } from '#pwa/language/words.ts'

export const deviceNationality: Translated<typeof english> = {
  visaClass: 'فئة التأشيرة',
  chooseClass: 'اختيار فئة',
  nationality: 'الجنسية أو وثيقة السفر',
  hint: 'اكتب الأحرف الأولى، ثم اختر. أضف كل جنسية تحملها.',
  noneFound: 'لا نعرف جنسية بهذا الاسم. جرّب كتابة أخرى.',
  chosen: 'الجنسيات المختارة',
  remove: (name) => `إزالة ${name}`,
  kept: 'محفوظ على هذا الجهاز فقط.',
  forget: 'حذف هذه الاختيارات',
  answers: 'ما ينطبق عليّ',
  isOldCopy: (edition) =>
    `هذه القوائم بتاريخ ${edition}، أي قبل أكثر من 60 يوما. اتصل بالإنترنت مرة واحدة للبحث عن قوائم أحدث، وافتح الصفحات الرسمية قبل أن تدفع.`,
  isMany:
    'اخترت أكثر من جنسية. يُعرض في كل نقطة الحكم الأشد؛ أما الجواز الذي يمكنك السفر به فتبيّنه الصفحة الرسمية.',
  groups: {
    suspension: 'تعليق التأشيرات',
    bond: 'كفالة التأشيرة المالية',
    'visa-waiver': 'الإعفاء من التأشيرة (ESTA)',
    'interview-waiver': 'الإعفاء من المقابلة',
    validity: 'مدة الصلاحية ورسم الإصدار',
    'application-fee': 'رسم الطلب',
    'two-year-rule': 'قاعدة السنتين: قائمة المهارات (Skills List)',
    passport: 'جواز السفر: ستة أشهر بعد مدة الإقامة',
  },
  groupOf: (group, nationality) => `${group}: ${nationality}`,
  unknown: (page) => <>غير معروف لدينا. راجع هنا: {page}</>,
  notListed: (readOn, page) => (
    <>
      غير مذكور في القوائم التي قرأناها ({readOn})؛ افتح الصفحة الرسمية قبل أن تدفع: {page}
    </>
  ),
}
