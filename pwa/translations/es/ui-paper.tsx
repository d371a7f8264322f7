import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/words.tsx'

export const uiPaper: Translated<typeof english> = {
  credentialPaper: {
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
  },
  paperDialog: {
    title: 'Imprimir desde un archivo',
    text: 'Una aplicación en la pantalla de inicio no puede imprimir. Guarda este documento como archivo, ábrelo en Archivos o en una computadora e imprímelo allí. Elimina el archivo si nadie más debe leerlo.',
    save: 'Guardar el archivo',
  },
  replacement: {
    replacedAs: {
      correction: (id) => `Corregida: reemplazada por ${id}`,
      renewal: (id) => `Renovada: reemplazada por ${id}`,
    },
    replaces: (id) => `Reemplaza a ${id}`,
  },
  stamp: {
    valid: 'VÁLIDA',
    revoked: 'REVOCADA',
    expired: 'VENCIDA',
    not_found: 'NO ENCONTRADA',
    invalid: 'NO VÁLIDA',
    sample: 'MUESTRA',
    not_checked: 'SIN COMPROBAR',
    toCome: 'AÚN NO VÁLIDA',
  },
}
