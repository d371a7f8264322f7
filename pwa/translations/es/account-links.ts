import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/account/links-words.ts'

export const accountLinks: Translated<typeof english> = {
  forgot: {
    title: '¿Olvidaste tu contraseña?',
    lede: 'Enviamos a la dirección de tu cuenta un enlace para establecer una nueva.',
    send: 'Enviar enlace',
    sent: {
      title: 'Revisa tu correo',
      text: (address) =>
        `Si ${address} tiene una cuenta aquí, va en camino un enlace para establecer una contraseña nueva. Funciona una sola vez, durante 10 minutos.`,
      back: 'Volver a iniciar sesión',
    },
  },
  recover: {
    title: 'Usa un código de recuperación',
    lede: 'Para quienes administran y perdieron todas sus llaves de acceso. Te lleva a donde agregas una nueva, y se avisa a todos los propietarios.',
    code: 'Código de recuperación',
    send: 'Continuar',
  },
  mayBeSet:
    'Es posible que tu contraseña nueva ya esté establecida: primero intenta iniciar sesión con ella.',
  passwordSet: {
    title: 'Contraseña establecida',
    description: (username) =>
      `Iniciaste sesión como ${username}. Se cerró la sesión en todos los demás navegadores y dispositivos.`,
  },
  mailSent: {
    title: 'Correo enviado',
    description: 'Abre el enlace que contiene para confirmar tu dirección.',
  },
}
