import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/practice/words.ts'

export const practice: Translated<typeof english> = {
  title: 'Prueba de práctica',
  trueCount: 'Temas de práctica, no preguntas oficiales. No existe una lista oficial.',
  eachAnswer: 'Cada respuesta viene con sus razones, su fuente y el día en que se comprobó.',
  legal: 'No somos un bufete de abogados ni el gobierno. Ningún resultado está garantizado.',
  loading: 'Cargando las preguntas...',
  setup: 'Cómo hacer la prueba',
  formats: {
    legend: 'Formato',
    timed: {
      label: 'Prueba con tiempo límite',
      hint: (minutes) =>
        plural(minutes, {
          one: '1 minuto, como en un examen',
          other: `${String(minutes)} minutos, como en un examen`,
        }),
    },
    untimed: { label: 'Sin tiempo límite', hint: 'Todas las preguntas, sin reloj' },
    quick: {
      label: 'Prueba rápida',
      hint: (questions, passScore) =>
        plural(questions, {
          one: `1 pregunta, mínimo para aprobar: ${String(passScore)}%`,
          other: `${String(questions)} preguntas, mínimo para aprobar: ${String(passScore)}%`,
        }),
    },
  },
  reasons: {
    legend: 'Razones',
    each: { label: 'Después de cada respuesta', hint: 'Estudio: las razones al instante' },
    end: { label: 'Al final', hint: 'Examen: las respuestas se pueden cambiar' },
  },
  times: {
    legend: 'Tiempo, si necesitas más',
    usual: (minutes) => plural(minutes, { one: '1 minuto', other: `${String(minutes)} minutos` }),
    more: (minutes) => `${String(minutes)} min`,
  },
  choose: 'Elige tu tipo de visa para empezar',
  nextTest: (number, count) =>
    `Tu próxima prueba es la número ${String(number)} de ${String(count)}, cada una con sus propias preguntas.`,
  visas: {
    all: 'Todas',
    every: 'Todos los tipos de visa',
    questions: (count) => plural(count, { one: '1 pregunta', other: `${String(count)} preguntas` }),
  },
  review: {
    next: (time) => `Próximo repaso de las preguntas falladas: ${time}.`,
    due: (count) =>
      plural(count, {
        one: 'Te toca repasar 1 pregunta fallada',
        other: `Te toca repasar ${String(count)} preguntas falladas`,
      }),
    now: 'Repasar ahora',
    comeBack: 'Vuelven hasta que las sepas, y antes de tu entrevista si indicaste su día.',
  },
}
