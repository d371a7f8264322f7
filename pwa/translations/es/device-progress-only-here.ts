import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/progress/only-here-words.ts'

export const deviceProgressOnlyHere: Translated<typeof english> = {
  codes: (count) =>
    plural(count, {
      one: '1 nota de un código que mostraste',
      other: `${String(count)} notas de códigos que mostraste`,
    }),
  worksheet: (count) =>
    plural(count, {
      one: '1 respuesta de tu DS-160',
      other: `${String(count)} respuestas de tu DS-160`,
    }),
  interview: 'el día y la clase de tu entrevista',
  simulator: (count) =>
    plural(count, {
      one: '1 respuesta escrita',
      other: `${String(count)} respuestas escritas`,
    }),
  recordings: (count) =>
    plural(count, {
      one: '1 grabación',
      other: `${String(count)} grabaciones`,
    }),
  nationality: 'tu nacionalidad',
  exam: 'tus respuestas a un examen sin entregar',
  openTest: 'una prueba de práctica sin terminar',
  missed: (count) =>
    plural(count, {
      one: '1 pregunta fallada por repasar',
      other: `${String(count)} preguntas falladas por repasar`,
    }),
  unsent: (count) =>
    plural(count, {
      one: '1 cambio sin enviar',
      other: `${String(count)} cambios sin enviar`,
    }),
}
