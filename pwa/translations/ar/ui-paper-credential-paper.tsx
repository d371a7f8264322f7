import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/credential-paper-words.tsx'

export const uiPaperCredentialPaper: Translated<typeof english> = {
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
}
