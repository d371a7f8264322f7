import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/vault/pin-setup-words.ts'

export const deviceVaultPinSetup: Translated<typeof english> = {
  title: 'Elige un PIN',
  description:
    'Abre la billetera solo en este dispositivo. Si lo olvidas, la billetera se carga de nuevo desde tu cuenta, pero no lo que este dispositivo anotó de los códigos que creaste.',
  pin: 'PIN',
  again: 'PIN otra vez',
  differ: 'Los dos PIN son distintos.',
  failed: 'No se pudo establecer el PIN. Intenta de nuevo.',
  set: 'Establecer PIN',
}
