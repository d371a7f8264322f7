import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/path/words.ts'

export const learningPath: Translated<typeof english> = {
  openCompanion: 'Abrir el asistente del DS-160',
  progress: {
    label: 'Avance',
    completed: 'Completado',
    inProgress: 'En curso',
    facts: (position: number, count: number, minutes: number) =>
      `Módulo ${String(position)} de ${String(count)} · ${plural(minutes, { one: '1 minuto', other: `${String(minutes)} minutos` })}`,
    bar: 'Ruta de aprendizaje',
  },
  notSupported: 'Este tipo de contenido aún no se admite',
  notices: 'Avisos con fecha',
  foot: {
    previous: 'Anterior',
    check: 'Comprobar respuestas',
    finishLater: 'Terminar después',
    goOn: 'Continuar',
    completePath: 'Completar la ruta de aprendizaje',
    completeAndGoOn: 'Completar y continuar',
  },
  questions: {
    title: 'Dos preguntas sobre lo que leíste',
    lead: 'No llevan puntaje. Aciertes o no, después continúas.',
    right: (right: number, count: number) =>
      plural(right, {
        one: `1 de ${String(count)} correcta`,
        other: `${String(right)} de ${String(count)} correctas`,
      }),
    complete: 'Este módulo está completo.',
    choose: 'Elige una respuesta.',
    yourRightAnswer: 'Tu respuesta, correcta',
    rightAnswer: 'Respuesta correcta',
    yourAnswer: 'Tu respuesta',
  },
}
