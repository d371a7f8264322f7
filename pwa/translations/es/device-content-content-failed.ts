import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/content-failed-words.ts'

export const deviceContentContentFailed: Translated<typeof english> = {
  title: 'Esto no se pudo abrir',
  notKept:
    'Todavía no está en este dispositivo y no se puede llegar al servidor. Conéctate una vez y quedará aquí.',
  unconfirmed: (days) =>
    `Tu acceso premium se confirmó por última vez hace más de ${days} días. Conéctate a internet y vuelve a cargar la página: todo sigue aquí.`,
  unreadable:
    'No se pudo leer lo que está guardado en este dispositivo. Intenta de nuevo o vuelve a cargar la página.',
  tryAgain: 'Intentar de nuevo',
}
