import type { english } from '#pwa/device/worker/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceWorker: Translated<typeof english> = {
  offlineReady: {
    title: 'Listo para usar sin conexión',
    withWallet: 'Tu billetera, la guía y la verificación ya funcionan sin conexión.',
    withoutWallet: 'La guía y la verificación ya funcionan sin conexión.',
  },
  update: {
    outdated: {
      title: 'Hay una versión nueva en uso',
      text: 'Esta página se vuelve a cargar sola en cuanto termines lo que estás haciendo.',
    },
    ready: {
      title: 'Hay una versión nueva lista',
      text: 'Se carga en un momento. Lo que guardaste se conserva.',
      load: 'Cargarla ahora',
      later: 'Más tarde',
    },
  },
}
