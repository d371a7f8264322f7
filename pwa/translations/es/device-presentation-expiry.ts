import { COURSE } from '#contracts/credentials/credential-type.ts'
import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/presentation/expiry-words.ts'

export const devicePresentationExpiry: Translated<typeof english> = {
  types: {
    'F-1': 'Estudiante',
    'H-1B': 'Ocupación especializada',
    'B-1/B-2': 'Negocios/Turismo',
    'J-1': 'Visitante de intercambio',
    'L-1': 'Traslado dentro de la empresa',
    'O-1': 'Habilidad extraordinaria',
    TN: 'Profesional del TLCAN',
    Course: 'Certificado del curso',
  },
  soon: (type, name) => `${type === COURSE ? '' : `${type} `}${name}: vence pronto`,
  lastDay: (day) => `Su último día es el ${day}.`,
}
