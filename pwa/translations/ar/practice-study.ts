import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/practice/study-words.ts'

export const practiceStudy: Translated<typeof english> = {
  exam: {
    title: 'التالي: الاختبار النهائي',
    text: 'كل الإجابات صحيحة. يُفتح الاختبار النهائي عندما تكتمل جميع الوحدات.',
    open: 'الانتقال إلى الاختبار النهائي',
  },
  themes: 'ادرس هذه المواضيع',
}
