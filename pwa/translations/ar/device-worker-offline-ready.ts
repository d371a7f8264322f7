import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/worker/offline-ready-words.ts'

export const deviceWorkerOfflineReady: Translated<typeof english> = {
  title: 'جاهز للعمل بلا اتصال',
  withWallet: 'تعمل محفظتك والدليل والتحقق الآن بلا اتصال.',
  withoutWallet: 'يعمل الدليل والتحقق الآن بلا اتصال.',
}
