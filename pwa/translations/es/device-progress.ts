import type { english } from '#pwa/device/progress/words.ts'
import { type Translated, plural } from '#pwa/language/words.ts'

export const deviceProgress: Translated<typeof english> = {
  storage: {
    isMemoryOnly:
      'Este navegador no permite que la app guarde nada, como en una ventana privada. Lo que hagas aquí dura hasta que cierres esta página.',
    isFull:
      'No queda espacio en este dispositivo. Lo que hagas ahora dura hasta que cierres esta página: libera espacio y luego intenta de nuevo.',
    wasCleared:
      'El navegador borró lo que esta app tenía guardado. Lo que está en tu cuenta vuelve cuando haya conexión.',
  },
  saving: 'Guardando…',
  notSaved: {
    title: 'No se guardó',
    text: 'Este dispositivo no pudo guardar lo último que hiciste. Sigue aquí hasta que cierres la página.',
  },
  tryAgain: 'Intentar de nuevo',
  onlyHere: {
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
  },
  saveHint: {
    untouched: 'Se conserva solo en este dispositivo.',
    saving: 'Guardando…',
    saved: 'Guardado solo en este dispositivo.',
    refused: 'No se guardó. Sigue aquí hasta que cierres la página.',
    isMemoryOnly: 'No se guardó. Dura hasta que cierres la página.',
  },
}
