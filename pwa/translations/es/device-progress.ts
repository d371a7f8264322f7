import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/progress/words.ts'

export const deviceProgress: Translated<typeof english> = {
  storage: {
    isMemoryOnly:
      'Este navegador no permite que la app guarde nada, como en una ventana privada. Lo que hagas aquí dura hasta que cierres esta página.',
    isFull:
      'No queda espacio en este dispositivo. Lo que hagas ahora dura hasta que cierres esta página: libera espacio y luego intenta de nuevo.',
    wasCleared:
      'El navegador borró lo que esta app tenía guardado. Lo que está en tu cuenta vuelve cuando haya conexión.',
  },
  saving: 'Guardando…',
  notSaved: {
    title: 'No se guardó',
    text: 'Este dispositivo no pudo guardar lo último que hiciste. Sigue aquí hasta que cierres la página.',
  },
  tryAgain: 'Intentar de nuevo',
}
