import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/print/words.ts'

export const learningPrint: Translated<typeof english> = {
  title: 'تنزيل الموارد',
  lede: 'لا تسمح سفارات وقنصليات كثيرة بإدخال الهواتف. كل ملخص وكل قائمة تحقّق في صفحة واحدة. اطبعها، أو احفظها بصيغة PDF.',
  cheatSheet: (visaType: string) => `ملخص ${visaType}`,
  documents: (visaType: string) => `قائمة تحقّق من المستندات ${visaType}`,
  everything: 'كل شيء',
  edition: 'الطبعة الورقية، الدليل كله ككتاب',
  companion: 'مساعد DS-160',
  worksheet: 'ورقة عمل DS-160',
  back: 'الرجوع إلى الموارد',
}
