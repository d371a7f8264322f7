import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/bank/choice-words.ts'

export const learningBankChoice: Translated<typeof english> = {
  visaClass: {
    label: 'فئة تأشيرتك',
    hint: 'تُحفظ على هذا الجهاز. وتتبعها الخطة والأسئلة والمحاكي.',
  },
  panel: {
    title: 'أسئلة المقابلة',
    text: 'حسب فئة التأشيرة: ما يقيّمه كل سؤال، ومخطط، وأنماط الإجابات الضعيفة والقوية، وما قد يلي السؤال، وعلامات الخطر.',
    read: 'قراءة الأسئلة',
    practise: 'التدرب على الأسئلة',
  },
}
