import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/worker/offline-ready-words.ts'

export const deviceWorkerOfflineReady: Translated<typeof english> = {
  title: 'Listo para usar sin conexión',
  withWallet: 'Tu billetera, la guía y la verificación ya funcionan sin conexión.',
  withoutWallet: 'La guía y la verificación ya funcionan sin conexión.',
}
