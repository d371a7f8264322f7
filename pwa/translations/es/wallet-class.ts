import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/class-words.ts'

export const walletClass: Translated<typeof english> = {
  titles: {
    'F-1': 'F-1 Estudiante',
    'H-1B': 'H-1B Ocupación especializada',
    'B-1/B-2': 'B-1/B-2 Negocios/turismo',
    'J-1': 'J-1 Visitante de intercambio',
    'L-1': 'L-1 Traslado dentro de la empresa',
    'O-1': 'O-1 Habilidad extraordinaria',
    TN: 'TN Profesional del TLCAN',
    Course: 'Certificado del curso',
  },
}
