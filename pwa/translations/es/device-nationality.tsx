import type { english } from '#pwa/device/nationality/words.tsx'
import type { Translated } from '#pwa/language/words.ts'

export const deviceNationality: Translated<typeof english> = {
  visaClass: 'Clase de visa',
  chooseClass: 'Elige una clase',
  nationality: 'Nacionalidad o documento de viaje',
  hint: 'Escribe las primeras letras y luego elige. Agrega cada nacionalidad que tengas.',
  noneFound:
    'No conocemos ninguna nacionalidad con ese nombre. Prueba a escribirlo de otra manera.',
  chosen: 'Nacionalidades elegidas',
  remove: (name) => `Quitar ${name}`,
  kept: 'Se conserva solo en este dispositivo.',
  forget: 'Olvidar esto',
  answers: 'Qué se aplica a mi caso',
  isOldCopy: (edition) =>
    `Estas listas son del ${edition}, de hace más de 60 días. Conéctate una vez para buscar otras más recientes y abre las páginas oficiales antes de pagar.`,
  isMany:
    'Elegiste más de una. En cada punto se muestra la más estricta; con qué pasaporte puedes viajar lo dice la página oficial.',
  groups: {
    suspension: 'Suspensión de visas',
    bond: 'Fianza de visa',
    'visa-waiver': 'Exención de visa (ESTA)',
    'interview-waiver': 'Exención de entrevista',
    validity: 'Vigencia y tarifa de emisión',
    'application-fee': 'Tarifa de solicitud',
    'two-year-rule': 'Regla de los dos años: la lista de habilidades (Skills List)',
    passport: 'Pasaporte: seis meses más allá de la estadía',
  },
  groupOf: (group, nationality) => `${group}: ${nationality}`,
  unknown: (page) => <>No lo sabemos. Mira aquí: {page}</>,
  notListed: (readOn, page) => (
    <>
      No está en las listas que leímos ({readOn}); abre la página oficial antes de pagar: {page}
    </>
  ),
}
