import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/password-first-words.ts'

export const sessionPasswordFirst: Translated<typeof english> = {
  title: 'Primero crea una contraseña',
  visitor: {
    text: (email) =>
      `Solo nos diste un correo. Crea una cuenta con ${email} y una contraseña para abrir esto.`,
    signUp: 'Crear una cuenta',
  },
  buyer: {
    text: (email) =>
      `Compraste solo con un correo. Con el enlace que enviamos a ${email} creas tu contraseña y abres esto.`,
    send: 'Enviar el enlace de nuevo',
    sent: 'El enlace va en camino. Funciona durante 10 minutos.',
  },
}
