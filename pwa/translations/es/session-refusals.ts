import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/refusals-words.ts'

export const sessionRefusals: Translated<typeof english> = {
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
