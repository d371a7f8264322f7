import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/account/words.ts'

export const account: Translated<typeof english> = {
  redirecting: 'Redirigiendo al panel...',
  headings: { login: 'Te damos la bienvenida de nuevo', signup: 'Únete a Visa Success Guide' },
  tabs: {
    label: 'Iniciar sesión o crear una cuenta',
    login: 'Iniciar sesión',
    signup: 'Crear una cuenta',
  },
  claims: {
    label: 'Sobre la guía',
    successRate: (rate) => `Tasa de éxito: ${rate}`,
    support: (hours) => `Soporte ${hours}`,
    updated: (year) => `Actualizada para ${year}`,
  },
  fields: {
    username: 'Nombre de usuario',
    usernameHint: 'O tu dirección de correo, una vez confirmada.',
    email: 'Correo',
    password: 'Contraseña',
    confirmPassword: 'Confirmar contraseña',
    atLeast: (count) => `Al menos ${String(count)} caracteres.`,
  },
  login: { send: 'Iniciar sesión', forgot: '¿Olvidaste tu contraseña?' },
  signUp: {
    confirmationMissing: 'Confirma tu contraseña',
    mismatch: 'Las contraseñas no coinciden',
    send: 'Crear una cuenta',
  },
  links: {
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
  },
}
