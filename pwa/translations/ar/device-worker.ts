import type { english } from '#pwa/device/worker/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceWorker: Translated<typeof english> = {
  offlineReady: {
    title: 'جاهز للعمل بلا اتصال',
    withWallet: 'تعمل محفظتك والدليل والتحقق الآن بلا اتصال.',
    withoutWallet: 'يعمل الدليل والتحقق الآن بلا اتصال.',
  },
  update: {
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
  },
}
