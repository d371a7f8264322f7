import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/refusals-words.ts'

export const sessionRefusals: Translated<typeof english> = {
  signInFor: {
    wallet: {
      title: 'Inicia sesión para ver tu billetera',
      text: 'Tus credenciales de visa digitales se guardan en tu cuenta.',
      action: 'Iniciar sesión',
    },
    request: {
      title: 'Otra billetera pide una credencial',
      text: 'Inicia sesión para ver quién la pide y para decir sí o no.',
      action: 'Iniciar sesión',
    },
    center: {
      title: 'Debes iniciar sesión',
      text: 'Inicia sesión para escanear y verificar credenciales. Cualquier persona puede comprobar una sola credencial sin tener cuenta.',
      action: 'Ir a iniciar sesión',
    },
  },
  checkOne: 'Comprobar una credencial',
  denied: {
    title: 'Acceso denegado',
    text: 'No tienes permiso para acceder al panel de administración.',
    home: 'Volver al inicio',
  },
  unknown: {
    offline: 'Sin conexión',
    title: 'No podemos responder en este momento',
    text: (reason) => `No pudimos averiguar si tienes una sesión iniciada. ${reason}`,
    retry: 'Intentar de nuevo',
  },
}
