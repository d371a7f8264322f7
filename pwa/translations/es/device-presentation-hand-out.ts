import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/presentation/hand-out-words.ts'

export const devicePresentationHandOut: Translated<typeof english> = {
  text: 'Verifica esta credencial digital de visa',
  shared: 'Código QR compartido',
  copied: 'Enlace copiado',
  copiedText: 'Quien tenga el enlace puede verificar esta credencial hasta que venza el código.',
  failed: 'No se pudo compartir',
  failedText: 'No se pudo compartir el enlace de verificación. Intenta de nuevo.',
  downloaded: 'Código QR descargado',
}
