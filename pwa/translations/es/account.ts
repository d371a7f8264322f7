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
}
