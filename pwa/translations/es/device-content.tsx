import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/content/words.tsx'

export const deviceContent: Translated<typeof english> = {
  statuses: {
    blocked: 'Un tribunal lo bloqueó',
    proposed: 'Es una propuesta, no está en vigor',
    scheduled: 'Aún no está en vigor',
    ended: 'Terminó',
    unknown: 'No se sabe si se aplica hoy',
  },
  classes: {
    all: 'Para todas las clases de visa',
    some: (names) => `Para ${names}`,
  },
  source: {
    dates: (asOf, checkedOn) => `Datos al ${asOf}. Comprobado el ${checkedOn}.`,
    datesUnopened: (asOf, checkedOn) =>
      `Datos al ${asOf}. Comprobado el ${checkedOn}, sin abrir la página oficial.`,
    unchecked: (checkedOn, page) => (
      <>
        Sin comprobar desde el {checkedOn}. Mira primero aquí: {page}
      </>
    ),
    expired: (asOf, page) => (
      <>
        El {asOf} era así; puede haber cambiado. Comprueba aquí: {page}
      </>
    ),
    withSources: (dates, sources, page) => (
      <>
        {dates} Fuente: {sources}. Página oficial: {page}.
      </>
    ),
    withPage: (dates, page) => (
      <>
        {dates} Página oficial: {page}.
      </>
    ),
    sources: 'Fuentes',
  },
}
