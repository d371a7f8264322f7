import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/center-words.ts'

export const verificationCenter: Translated<typeof english> = {
  title: 'Centro de verificación QR',
  back: 'Volver',
  tabs: {
    scan: 'Escanear y verificar',
    ask: 'Pedir a una billetera',
    generate: 'Generar QR',
    batch: 'Verificar por lotes',
    help: 'Ayuda e información',
  },
}
