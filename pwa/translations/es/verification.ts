import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/words.ts'

export const verification: Translated<typeof english> = {
  title: 'Verificación · Visa Success Guide',
  verifying: 'Verificando la credencial…',
  failed: 'No se pudo verificar la credencial. Inténtalo de nuevo.',
  verifyAgain: 'Verificar de nuevo',
  checkAnother: 'Comprobar otra',
}
