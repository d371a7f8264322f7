import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/words.tsx'

export const uiPaper: Translated<typeof english> = {
  credentialPaper: {
    classes: {
      'F-1': 'طالب',
      'H-1B': 'عامل في مهنة متخصصة',
      'B-1/B-2': 'أعمال/سياحة',
      'J-1': 'زائر تبادل',
      'L-1': 'نقل داخل الشركة',
      'O-1': 'قدرات استثنائية',
      TN: 'مهني بموجب NAFTA',
      Course: 'شهادة',
    },
    issued: 'تاريخ الإصدار',
    expires: 'تاريخ الانتهاء',
    credential: 'الوثيقة',
    issuer: (name) => `جهة الإصدار ${name}`,
    issuerWithAnchor: (name, hash) => (
      <>
        جهة الإصدار {name} · التثبيت {hash}
      </>
    ),
  },
  paperDialog: {
    title: 'الطباعة من ملف',
    text: 'لا يمكن لتطبيق على الشاشة الرئيسية أن يطبع. احفظ هذه الورقة كملف، وافتحه في «الملفات» أو على كمبيوتر، واطبعه هناك. احذف الملف إذا كان لا يجوز لأي شخص آخر قراءته.',
    save: 'حفظ الملف',
  },
  replacement: {
    replacedAs: {
      correction: (id) => `صُحّحت: حلّت محلها ${id}`,
      renewal: (id) => `جُدّدت: حلّت محلها ${id}`,
    },
    replaces: (id) => `تحل محل ${id}`,
  },
  stamp: {
    valid: 'صالحة',
    revoked: 'ملغاة',
    expired: 'منتهية',
    not_found: 'غير موجودة',
    invalid: 'غير صالحة',
    sample: 'عيّنة',
    not_checked: 'لم تُفحص',
    toCome: 'ليست صالحة بعد',
  },
}
