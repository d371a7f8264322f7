import type { ReactNode } from 'react'
import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/bank/words.tsx'

export const learningBank: Translated<typeof english> = {
  page: {
    title: 'Preguntas de entrevista',
    practise: 'Practicarlas',
    written: (count: number) =>
      plural(count, {
        one: '1 pregunta, escrita por nosotros.',
        other: `${String(count)} preguntas, escritas por nosotros.`,
      }),
  },
  everyVisaClass: 'Todas las clases de visa',
  everyClass: 'Todas las clases',
  chapter: {
    count: (count: number) =>
      plural(count, { one: '1 pregunta', other: `${String(count)} preguntas` }),
    open: (title: string) => `Abrir las preguntas: ${title}`,
    close: (title: string) => `Cerrar las preguntas: ${title}`,
  },
  details: {
    howOften: 'Con qué frecuencia se pregunta',
    assessed: 'Qué se evalúa',
    outline: 'Qué abarcar, en este orden',
    weak: 'Una respuesta débil',
    strong: 'Una respuesta sólida',
    mayFollow: 'Qué puede seguir',
    redFlags: 'Señales de alerta',
    documents: 'Documentos',
    facts: 'Hechos en que se basa',
    asOf: (day: string) => `Al ${day}.`,
  },
  reported: {
    sentence: (places: string) =>
      `Los solicitantes mencionan esta pregunta: la encontramos en ${places}. No existe una lista oficial.`,
    accounts: (found: number, read: number) =>
      `${String(found)} de ${String(read)} relatos de solicitantes`,
    listsRead: (found: number, read: number) =>
      `${String(found)} de ${String(read)} listas publicadas`,
    lists: (found: number) =>
      plural(found, { one: '1 lista publicada', other: `${String(found)} listas publicadas` }),
  },
  example: {
    of: (who: ReactNode): ReactNode => <>Ejemplo: {who}</>,
    note: 'Un ejemplo, no un guion. Lo que cuenta es tu propia verdad.',
    listen: 'Escuchar',
    stop: 'Detener',
  },
  choice: {
    visaClass: {
      label: 'Tu clase de visa',
      hint: 'Se guarda en este dispositivo. El plan, las preguntas y el simulador la siguen.',
    },
    toSee: 'Elige tu clase para ver sus preguntas',
    first: 'Cada clase tiene preguntas propias, además de las que se hacen a todas las clases.',
    family: (visaClass: string) => `Voy como cónyuge o hijo de una persona con ${visaClass}`,
  },
}
