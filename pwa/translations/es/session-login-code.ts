import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/login-code-words.ts'

export const sessionLoginCode: Translated<typeof english> = {
  text: 'Todavía no conocemos este navegador. Enviamos un código a la dirección de correo de tu cuenta para asegurarnos de que eres tú.',
  code: 'Código de nuestro correo',
  hint: (digits, minutes) =>
    `${digits} dígitos. Funciona una sola vez, durante ${minutes} minutos.`,
  signIn: 'Iniciar sesión',
  send: 'Enviar un código nuevo',
  sent: 'Un código nuevo va en camino. El anterior ya no vale.',
  back: 'Volver',
}
