import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/log-out-words.ts'

export const sessionLogOut: Translated<typeof english> = {
  done: { title: 'Sesión cerrada', description: 'Cerraste sesión correctamente.' },
  failed: 'No se pudo cerrar la sesión',
}
