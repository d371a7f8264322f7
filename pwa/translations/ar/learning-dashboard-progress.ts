import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/dashboard/progress-words.ts'

export const learningDashboardProgress: Translated<typeof english> = {
  title: 'تقدّمك',
  lede: 'كل اختبار أنهيته، والأخير أولا.',
  takeTest: 'بدء الاختبار التدريبي',
  mailWaits: {
    title: 'رسالة بريد في انتظارك',
    text: (email: string) => `افتح الرابط الذي أرسلناه إلى ${email} لتأكيد عنوانك.`,
  },
  none: {
    title: 'لا اختبارات بعد',
    text: 'يظهر هنا ما تنهيه، من هذا الجهاز ومن كل جهاز آخر.',
  },
  best: 'أفضل نتيجة اختبار',
  tests: 'الاختبارات',
  practised: 'الأسئلة التي تدربت عليها',
  results: 'نتائجك',
  right: (test: string, right: number, count: number) =>
    `${test}: الإجابات الصحيحة ${String(right)} من ${String(count)}`,
}
