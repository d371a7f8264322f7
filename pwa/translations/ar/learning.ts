import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/words.ts'

export const learning: Translated<typeof english> = {
  backToDashboard: 'الرجوع إلى لوحة التعلّم',
  checklist: {
    label: 'قائمة تحقّق',
    done: (count: number, all: number) => `اكتمل ${String(count)} من ${String(all)}`,
  },
  chooseClass: 'اختر فئة تأشيرتك',
  difficulties: { Basic: 'أساسي', Intermediate: 'متوسط', Advanced: 'متقدم' },
  legalLine: 'لسنا مكتب محاماة ولسنا الحكومة. لا توجد أي نتيجة مضمونة.',
  outlineHeading: 'الإجابة الموصى بها',
  trueCountLine: 'مواضيع للتدريب، وليست أسئلة رسمية. لا توجد قائمة رسمية.',
}
