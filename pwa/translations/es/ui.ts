import { type Translated, plural } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/words.ts'
import { days } from '../days.ts'

export const ui: Translated<typeof english> = {
  loading: 'Cargando…',
  failed: {
    tab: 'Algo salió mal',
    title: 'No se pudo mostrar esta página',
    text: 'Algo salió mal en esta página o falló tu conexión mientras se cargaba. No se perdió nada de lo que guardaste.',
    reload: 'Cargar de nuevo',
    home: 'Volver al inicio',
  },
  copyText: {
    copy: (noun) => `Copiar ${noun}`,
    copied: (noun) => `Se copió: ${noun}`,
    failed: {
      title: (noun) => `No se pudo copiar: ${noun}`,
      text: 'Este navegador no lo permite. Selecciona el texto y cópialo a mano.',
    },
  },
  countdown: {
    ended: 'Venció',
    minutesLeft: (minutes) =>
      plural(minutes, { one: 'Queda 1 min', other: `Quedan ${minutes} min` }),
    secondsLeft: (seconds) =>
      plural(seconds, { one: 'Queda 1 segundo', other: `Quedan ${seconds} segundos` }),
  },
  date: {
    ...days,
    lastDay: (day) => `${day}, 24:00 UTC`,
    instant: (day, time) => `${day}, ${time}`,
    moment: (instant, zone) => `${instant} ${zone}`,
  },
  dialog: {
    close: 'Cerrar',
    cancel: 'Cancelar',
    dismiss: 'Cerrar el aviso',
  },
  discardQuestion: {
    question: 'Lo que escribiste no se ha enviado.',
    keep: 'Seguir escribiendo',
    discard: 'Descartarlo',
  },
  field: {
    optional: '(opcional)',
    show: 'Mostrar',
    hide: 'Ocultar',
    showField: (label) => `Mostrar ${label.toLowerCase()}`,
  },
  print: {
    print: 'Imprimir',
    failed: {
      title: 'No se pudo crear el archivo',
      description: 'Conéctate e inténtalo de nuevo.',
    },
  },
}
