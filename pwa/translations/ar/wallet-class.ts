import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/class-words.ts'

export const walletClass: Translated<typeof english> = {
  titles: {
    'F-1': 'طالب (F-1)',
    'H-1B': 'عامل في مهنة متخصصة (H-1B)',
    'B-1/B-2': 'أعمال/سياحة (B-1/B-2)',
    'J-1': 'زائر تبادل (J-1)',
    'L-1': 'نقل داخل الشركة (L-1)',
    'O-1': 'قدرات استثنائية (O-1)',
    TN: 'مهني بموجب NAFTA (TN)',
    Course: 'شهادة الدورة',
  },
}
