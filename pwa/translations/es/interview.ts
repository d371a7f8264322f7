import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/interview/words.ts'

export const interview: Translated<typeof english> = {
  notLoaded: (reason) => `No se pudieron cargar las preguntas. ${reason}`,
  loadAgain: 'Intentar de nuevo',
  count: (shown, all) => `${String(shown)} de ${all} preguntas de entrevista.`,
  trueCountLine: 'Temas de práctica, no preguntas oficiales. No existe una lista oficial.',
  question: {
    visaType: 'Tipo de visa',
    place: (number, total) => `Pregunta ${String(number)} de ${String(total)}`,
    progress: 'Avance de la entrevista',
    difficulties: { Basic: 'Básica', Intermediate: 'Intermedia', Advanced: 'Avanzada' },
    tip: 'Consejo:',
    answer: 'Tu respuesta',
    answerHint: 'Se queda en esta página y no se envía a nadie.',
    next: 'Siguiente pregunta',
    submit: 'Entregar la respuesta',
    restart: 'Reiniciar',
  },
  feedback: {
    title: 'Comentarios',
    assesses: (visaType) => `${visaType}, lo que el oficial quiere saber:`,
    outline: 'Respuesta recomendada',
    followUp: 'Una pregunta que puede seguir:',
  },
  end: {
    title: 'Práctica de entrevista completa',
    answered: (count) => `Respondiste las ${String(count)} preguntas.`,
    getTheGuide: (price) => `Obtener la guía completa - ${price}`,
    tryAgain: 'Intentar de nuevo',
    legalLine: 'No somos un bufete de abogados ni el gobierno. No se garantiza ningún resultado.',
  },
}
