import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/credential-paper-words.tsx'

export const uiPaperCredentialPaper: Translated<typeof english> = {
  classes: {
    'F-1': 'Estudiante',
    'H-1B': 'Ocupación especializada',
    'B-1/B-2': 'Negocios/turismo',
    'J-1': 'Visitante de intercambio',
    'L-1': 'Traslado dentro de la empresa',
    'O-1': 'Habilidad extraordinaria',
    TN: 'Profesional del TLCAN',
    Course: 'Certificado',
  },
  issued: 'Emisión',
  expires: 'Vence',
  credential: 'Credencial',
  issuer: (name) => `EMISOR ${name}`,
  issuerWithAnchor: (name, hash) => (
    <>
      EMISOR {name} · ANCLAJE {hash}
    </>
  ),
}
