import type { DocumentWords } from '../document-words.ts'

export const documentWords: DocumentWords = {
  description:
    'استعد لمقابلة التأشيرة الأمريكية بأسئلة وأدوات للتدريب، واحمل وثيقة تأشيرة رقمية يمكن لأي شخص التحقق منها.',
  titles: {
    'Visa Success Guide': 'Visa Success Guide',
    'Secure Checkout · Visa Success Guide': 'الدفع الآمن · Visa Success Guide',
  },
  noScript: {
    'Visa Success Guide needs JavaScript. Turn it on and load this page again.':
      'يحتاج Visa Success Guide إلى JavaScript. فعّله وأعد تحميل هذه الصفحة.',
    'Paying needs JavaScript. Turn it on and load this page again.':
      'يحتاج الدفع إلى JavaScript. فعّله وأعد تحميل هذه الصفحة.',
  },
  manifest: {
    shortcuts: {
      'Show QR': { name: 'عرض رمز QR', description: 'افتح محفظتك واعرض وثيقة' },
      Scan: { name: 'مسح', description: 'امسح وثيقة وتحقق منها' },
      'Continue learning': {
        name: 'متابعة التعلّم',
        description: 'تابع تحضيرك من حيث توقفت',
      },
    },
    screenshots: {
      'Prepare for your US visa interview': 'استعد لمقابلة التأشيرة الأمريكية',
      'The guide on a phone': 'الدليل على هاتف',
      'Practise with questions, and read the reason for each answer':
        'تدرّب بالأسئلة واقرأ سبب كل إجابة',
      'Verify a credential without an account': 'تحقق من وثيقة دون حساب',
    },
  },
}
