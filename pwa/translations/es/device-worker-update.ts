import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/worker/update-words.ts'

export const deviceWorkerUpdate: Translated<typeof english> = {
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
}
