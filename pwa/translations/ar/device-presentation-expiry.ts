import { COURSE } from '#contracts/credentials/credential-type.ts'
import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/presentation/expiry-words.ts'

export const devicePresentationExpiry: Translated<typeof english> = {
  types: {
    'F-1': 'طالب',
    'H-1B': 'عامل متخصص',
    'B-1/B-2': 'أعمال/سياحة',
    'J-1': 'زائر تبادل',
    'L-1': 'نقل داخل الشركة',
    'O-1': 'قدرات استثنائية',
    TN: 'مهني بموجب NAFTA',
    Course: 'شهادة الدورة',
  },
  soon: (type, name) =>
    type === COURSE ? `${name} تنتهي قريبا` : `وثيقة ${name} (${type}) تنتهي قريبا`,
  lastDay: (day) => `آخر يوم لها: ${day}.`,
}
