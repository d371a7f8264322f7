import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/locked-words.ts'

export const sessionLocked: Translated<typeof english> = {
  heading: 'Te damos la bienvenida de nuevo',
  text: (username) =>
    `Tu sesión terminó. Lo que está guardado en este dispositivo se conserva para ${username}.`,
  password: 'Contraseña',
  unlock: 'Desbloquear',
  otherAccount: 'Usar otra cuenta',
  remove: 'Eliminar los datos de esta cuenta',
}
