import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/worker/update-words.ts'

export const deviceWorkerUpdate: Translated<typeof english> = {
  outdated: {
    title: 'إصدار جديد قيد الاستخدام',
    text: 'يُعاد تحميل هذه الصفحة تلقائيا فور انتهائك مما تفعله.',
  },
  ready: {
    title: 'إصدار جديد جاهز',
    text: 'يُحمَّل بعد لحظات. ما حفظتَه يبقى.',
    load: 'التحميل الآن',
    later: 'لاحقا',
  },
}
