import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/vault/pin-screen-words.ts'

export const deviceVaultPinScreen: Translated<typeof english> = {
  title: 'Billetera',
  enter: 'Escribe tu PIN para abrirla en este dispositivo.',
  pin: 'PIN',
  unlock: 'Desbloquear',
  wrong: 'PIN incorrecto. Intenta de nuevo.',
  wrongUntil: (time) => `PIN incorrecto. Intenta de nuevo en ${time}.`,
  forgot: 'Olvidé mi PIN',
  question:
    'Se descarta lo que el PIN protege en este dispositivo y tu billetera se carga de nuevo desde tu cuenta. Para eso hace falta conexión. Lo que este dispositivo anotó de los códigos que creaste no vuelve, y esos códigos terminan ahora.',
  loadAgain: 'Cargar de nuevo',
}
