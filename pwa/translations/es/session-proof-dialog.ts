import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/proof-dialog-words.ts'

export const sessionProofDialog: Translated<typeof english> = {
  title: '¿Sigues siendo tú?',
  text: 'Para esto debes demostrarlo otra vez. Después continúa por sí solo.',
  passkey: 'Usar una llave de acceso',
  byPassword: 'Usar la contraseña en su lugar',
  password: 'Contraseña',
  passwordMissing: 'La contraseña es obligatoria',
  confirm: 'Confirmar',
}
