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
    minutes: (count) => plural(count, { one: '1 minuto', other: `${String(count)} minutos` }),
  },
  choose: 'Elige tu tipo de visa para empezar',
  nextTest: (number, count) =>
    `Tu próxima prueba es la número ${String(number)} de ${String(count)}, cada una con sus propias preguntas.`,
  visas: {
    all: 'Todas',
    every: 'Todos los tipos de visa',
    own: 'Tu clase de visa',
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
  study: {
    exam: {
      title: 'Lo que sigue: el examen final',
      text: 'Todas las respuestas fueron correctas. El examen final se abre cuando todos los módulos están completos.',
      open: 'Ir al examen final',
    },
    themes: 'Estudia estos temas',
  },
  test: {
    changeVisa: 'Cambiar el tipo de visa',
    allVisas: 'Todos los tipos de visa',
    answers: {
      right: 'Respuesta correcta',
      chosen: 'Tu respuesta',
      chosenRight: 'Tu respuesta, correcta',
      none: 'No diste ninguna respuesta.',
    },
    explanation: { title: 'Por qué', aiInsight: 'Observación de la IA:' },
    question: {
      place: (number, total) => `Pregunta ${String(number)} de ${String(total)}`,
      progress: 'Avance',
      difficulties: { easy: 'fácil', medium: 'media', hard: 'difícil' },
      right: 'Correcto.',
      notRight: 'No es correcto.',
      previous: 'Anterior',
      results: 'Ver los resultados finales',
      next: 'Continuar',
      select: 'Elige una respuesta para continuar',
      keys: 'Teclas: del 1 al 4 para elegir, flechas para moverte, Enter para continuar.',
      end: 'Terminar la prueba',
      endNow: '¿Terminar la prueba ahora?',
      allAnswered: 'Todas las preguntas están respondidas.',
      open: (count, total) =>
        plural(count, {
          one: `1 de ${String(total)} preguntas no está respondida. Cuenta como incorrecta.`,
          other: `${String(count)} de ${String(total)} preguntas no están respondidas. Cuentan como incorrectas.`,
        }),
    },
    timer: {
      label: 'Tiempo restante',
      isUp: 'Se acabó el tiempo.',
      seconds: (count) =>
        plural(count, { one: 'Queda 1 segundo', other: `Quedan ${String(count)} segundos` }),
      minutes: (count) =>
        plural(count, { one: 'Queda 1 minuto', other: `Quedan ${String(count)} minutos` }),
    },
    resume: {
      title: 'Tienes una prueba en curso',
      answered: (visas, count, total) =>
        `${visas}: ${String(count)} de ${String(total)} preguntas respondidas.`,
      saved: 'Todo está guardado en este dispositivo.',
      clock: 'El reloj sigue, también con la página cerrada:',
      resume: 'Continuar la prueba',
      startOver: 'Empezar de nuevo',
      discardThis: '¿Descartar esta prueba?',
      removed: 'Sus respuestas se borran y la prueba no cuenta.',
      discard: 'Descartar la prueba',
    },
    results: {
      headlines: {
        Outstanding: 'Sobresaliente',
        'Good Job': 'Buen trabajo',
        'Keep Studying': 'Sigue estudiando',
      },
      kind: (visas, format) => `${visas}, ${format}`,
      formats: {
        timed: 'prueba de práctica con tiempo límite',
        untimed: 'prueba de práctica sin tiempo límite',
        quick: 'prueba rápida',
        review: 'repaso de preguntas falladas',
      },
      ranOut: 'Se acabó el tiempo',
      submitted: 'Se enviaron las respuestas que habías dado.',
      score: 'Puntaje',
      percent: (score) => `${String(score)}%`,
      rating: 'Calificación',
      ratings: {
        Excellent: 'Excelente',
        'Very Good': 'Muy buena',
        Good: 'Buena',
        'Needs Improvement': 'Necesita mejorar',
      },
      correct: 'Correctas',
      ofTotal: (count, total) => `${String(count)} de ${String(total)}`,
      timeSpent: 'Tiempo usado',
      passMark: (score) => `Mínimo para aprobar: ${String(score)}%`,
      passed: 'Aprobada',
      notPassed: 'No aprobada',
      retake: 'Repetir la prueba',
      next: 'Hacer la próxima prueba',
      toDashboard: 'Volver al panel',
      toHome: 'Volver al inicio',
      onlyHere: 'Este resultado está solo en este dispositivo',
      save: 'Guardar este resultado',
      account: 'Una cuenta gratuita lo conserva y muestra cómo te va de una prueba a otra.',
      analysis: 'Análisis de la IA',
      analyses: [
        'Un resultado excelente. Lee las razones de las preguntas que fallaste y luego practica tus respuestas en voz alta.',
        'Una buena base. Empieza con la categoría que tiene la barra más baja, lee sus razones y haz la prueba otra vez.',
        'Hace falta más estudio. Lee las razones de cada pregunta antes de hacer la prueba otra vez.',
      ],
      ofCategory: (word, count, total, score) =>
        `${word} · ${String(count)} de ${String(total)} · ${String(score)}%`,
      everyQuestion: 'Cada pregunta y sus razones',
      right: 'Correcta:',
      wrong: 'Incorrecta:',
    },
  },
}
