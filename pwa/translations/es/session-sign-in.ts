import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/sign-in-words.ts'

export const sessionSignIn: Translated<typeof english> = {
  late: (advice) =>
    `El servidor no respondió a tiempo, así que aquí no hay ninguna sesión iniciada. ${advice}`,
  tryAgain: 'Inténtalo de nuevo.',
  loggedIn: { title: 'Sesión iniciada', description: '¡Qué gusto verte de nuevo!' },
  notLoggedIn: 'No se pudo iniciar sesión',
  registered: {
    title: 'Cuenta creada',
    description:
      '¡Te damos la bienvenida a Visa Success Guide! Abre el enlace de nuestro correo para confirmar tu dirección.',
  },
  notRegistered: 'No se pudo crear la cuenta',
  mayBeMade:
    'Es posible que tu cuenta se haya creado: primero intenta iniciar sesión con este nombre y esta contraseña.',
  passkey: {
    signIn: 'Iniciar sesión con llave de acceso',
    alreadyHere: 'Este dispositivo ya tiene una llave de acceso para esta cuenta.',
    unconfirmed: 'No se confirmó nada. Inténtalo de nuevo.',
    needed: {
      title: 'Tu cuenta necesita su llave de acceso',
      text: (reason) =>
        `Toda persona que puede hacer algo en la consola inicia sesión con llave de acceso. ${reason}`,
      recover: 'Usar un código de recuperación',
    },
  },
  lockedOut: {
    title: 'Demasiadas contraseñas incorrectas',
    text: 'Alguien probó demasiadas para esta cuenta. Puedes esperar una hora o dejar que te enviemos por correo un enlace que permite intentarlo en este navegador.',
    mail: 'Enviarme un enlace',
    mailed: {
      title: 'Revisa tu correo',
      text: 'Si existe esa cuenta, un enlace va en camino a su dirección. Ábrelo en este navegador.',
    },
  },
}
