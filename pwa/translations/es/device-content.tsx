import type { english } from '#pwa/device/content/words.tsx'
import type { Translated } from '#pwa/language/words.ts'

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
    asOf: (day) => `Datos al ${day}`,
    due: (checkBy) => `Por comprobar desde el ${checkBy}`,
    begins: (day) => `Comienza el ${day}`,
    ended: (day) => `Terminó el ${day}`,
    source: 'Fuente',
    checked: (checkedOn) => `Comprobado el ${checkedOn}.`,
    checkedUnopened: (checkedOn) => `Comprobado el ${checkedOn}, sin abrir la página oficial.`,
    wasInForce: (asOf, page) => (
      <>
        Estaba en vigor el {asOf} y puede haber cambiado. Mira aquí: {page}
      </>
    ),
    notKnownSince: (asOf, page) => (
      <>
        No se sabe desde el {asOf}. Mira aquí: {page}
      </>
    ),
    ruleMayHaveChanged: (checkedOn, page) => (
      <>
        Última comprobación: {checkedOn}. La norma puede haber cambiado. Comprueba aquí: {page}
      </>
    ),
    figuresAreOld: (checkedOn, page) => (
      <>
        Las cifras están ocultas porque se comprobaron por última vez el {checkedOn}. Mira aquí:{' '}
        {page}
      </>
    ),
    covered: '(ya no se sabe)',
    gone: 'Ya no lo sabemos. Abre la página oficial antes de pagar.',
    unchecked: (checkedOn, page) => (
      <>
        Sin comprobar desde el {checkedOn}. Abre primero la página oficial: {page}
      </>
    ),
    expired: (asOf, page) => (
      <>
        El {asOf} era así; puede haber cambiado. Comprueba aquí: {page}
      </>
    ),
    withSources: (checked, sources, page) => (
      <>
        {checked} Fuente: {sources}. Página oficial: {page}.
      </>
    ),
    noLink: '(sin enlace)',
  },
  contentFailed: {
    title: 'Esto no se pudo abrir',
    notKept:
      'Todavía no está en este dispositivo y no se puede llegar al servidor. Conéctate una vez y quedará aquí.',
    unconfirmed: (days) =>
      `Tu acceso premium se confirmó por última vez hace más de ${days} días. Conéctate a internet y vuelve a cargar la página: todo sigue aquí.`,
    unreadable:
      'No se pudo leer lo que está guardado en este dispositivo. Intenta de nuevo o vuelve a cargar la página.',
    tryAgain: 'Intentar de nuevo',
  },
  limits: {
    title: 'Antes de comprar',
    ask: '¿Qué se aplica a mi caso?',
    read: 'Cada dato indica el día y la copia o la página que leímos, y la página oficial donde comprobarlo.',
    language:
      'En español: la aplicación y toda la guía. En inglés: la edición impresa, el examen final, los recibos y los textos legales.',
  },
  limitsSentence: {
    sentence: (limits, bonds) => (
      <>
        Tu nacionalidad puede decidir si puedes obtener una visa y si debes pagar una fianza.
        Ninguna guía cambia eso. Mira primero las dos listas: {limits('límites por nacionalidad')} y{' '}
        {bonds('fianzas de visa')}.
      </>
    ),
  },
  reader: {
    unread: 'Ningún hablante nativo ha leído todavía esta traducción.',
    englishCounts: 'Esta es una traducción. El texto en inglés es el que vale.',
  },
  reading: {
    Important: 'Importante',
    Note: 'Nota',
    Warning: 'Advertencia',
    'Key Changes': 'Cambios importantes',
    Requirements: 'Requisitos',
    Documents: 'Documentos',
  },
}
