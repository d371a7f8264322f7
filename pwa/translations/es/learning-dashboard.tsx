import type { ReactNode } from 'react'
import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/dashboard/words.tsx'

export const learningDashboard: Translated<typeof english> = {
  title: 'Panel de aprendizaje',
  whichVisa: '¿Para qué visa te preparas?',
  reader: {
    title: 'Para qué te preparas',
    family: 'como cónyuge o hijo',
    day: (day: string) => `Entrevista el ${day}`,
    change: 'Cambiar',
    done: 'Listo',
  },
  next: {
    lead: (minutes: number) =>
      `El paso de hoy, ${plural(minutes, { one: '1 minuto', other: `${String(minutes)} minutos` })}`,
    start: 'Empezar',
    goOn: 'Continuar',
  },
  stats: {
    label: 'Avance',
    overall: 'Avance general',
    practised: 'Preguntas practicadas',
    ofAll: (count: string) => `de ${count}, cada una una sola vez`,
    best: 'Mejor puntaje de prueba',
    lastTest: (moment: string) => `última prueba: ${moment}`,
    noTest: 'aún no hay pruebas',
    checklists: 'Listas completadas',
    doneOf: (done: number, all: number) => `${String(done)} de ${String(all)}`,
  },
  actions: {
    test: {
      title: 'Hacer la prueba de práctica',
      text: 'Con o sin límite de tiempo, cada respuesta explicada.',
    },
    simulator: {
      title: 'Continuar con el simulador',
      text: 'Esquemas y un recuadro para tus propias palabras.',
    },
    resources: {
      title: 'Descargar recursos',
      text: 'Hojas de resumen, listas, hoja de trabajo.',
    },
    startSimulator: 'Empezar el simulador',
  },
  exam: {
    title: 'Examen final',
    text: 'Veinte preguntas de toda la guía, y un certificado en tu billetera cuando apruebes.',
    open: 'Está abierto.',
    modulesLeft: (count: number) => `Módulos pendientes: ${String(count)}.`,
    link: 'Ir al examen final',
  },
  plan: {
    day: 'Día de la entrevista',
    noDay: {
      title: 'Aún sin día de entrevista',
      text: 'Con el día, el plan cuenta sus pasos hacia atrás.',
      add: 'Agregar el día',
    },
    today: 'Tu entrevista es hoy.',
    tomorrow: 'Tu entrevista es mañana.',
    daysLeft: (days: number) =>
      plural(days, {
        one: 'Falta 1 día para tu entrevista.',
        other: `Faltan ${String(days)} días para tu entrevista.`,
      }),
    done: 'Listo',
    stepsDone: (done: number, all: number) =>
      plural(done, {
        one: `1 de ${String(all)} pasos completado`,
        other: `${String(done)} de ${String(all)} pasos completados`,
      }),
    now: 'Hazlo ahora',
    bestBy: (day: string) => `mejor hasta el ${day}`,
  },
  practice: {
    title: 'Tu práctica',
    none: (days: number) =>
      `Ninguna prueba en los últimos ${String(days)} días. La próxima dibuja una barra aquí.`,
    sum: (questions: number, percent: number, days: number) =>
      `${plural(questions, { one: '1 pregunta de prueba', other: `${String(questions)} preguntas de prueba` })} en ${String(days)} días, ${String(percent)}% correctas`,
    label: (days: number) => `Preguntas de prueba por día, los últimos ${String(days)} días`,
    day: 'Día',
    answered: 'Respondidas',
    right: 'Correctas',
    wrong: 'No correctas',
    today: 'Hoy',
  },
  after: {
    passed: 'El día de tu entrevista ya pasó.',
    howWasIt: '¿Cómo te fue?',
    next: 'Qué pasa después',
    hasAll: (module: ReactNode): ReactNode => <>{module} lo contiene todo.</>,
  },
  more: {
    title: 'Más en tu guía',
    questions: 'Preguntas de entrevista',
    simulator: 'Simulador por clase de visa',
    companion: 'Asistente del DS-160',
    edition: 'Edición impresa',
  },
  applies: {
    text: 'Suspensión, fianza, exenciones, vigencia y tarifas por nacionalidad y clase de visa, con lo que no sabemos.',
    lookUp: 'Qué se aplica a mi caso: buscar mi nacionalidad',
  },
  paths: {
    title: 'Tus rutas de aprendizaje',
    completed: 'Completada',
    progress: (path: string) => `${path}, avance`,
    modules: (done: number, all: number) =>
      plural(all, {
        one: `${String(done)} de 1 módulo`,
        other: `${String(done)} de ${String(all)} módulos`,
      }),
  },
  activity: {
    title: 'Actividad reciente',
    nothing: 'Nada todavía. Lo que completes aparece aquí.',
    module: (path: string, module: string) => `Completaste ${path}: ${module}`,
    list: (list: string) => `Completaste ${list}`,
    test: (test: string, score: number) => `${test}: ${String(score)}%`,
    quickCheck: (visaType: string) => `Prueba rápida, ${visaType}`,
    practiceTest: (visaType: string) => `Prueba de práctica, ${visaType}`,
    everyType: 'todas las visas',
  },
  tips: { title: 'Consejos de hoy', reminder: 'Recordatorio:' },
  progress: {
    title: 'Tu avance',
    lede: 'Todas las pruebas que terminaste, la última primero.',
    takeTest: 'Hacer la prueba de práctica',
    mailWaits: {
      title: 'Te espera un correo',
      text: (email: string) =>
        `Abre el enlace que enviamos a ${email} para confirmar tu dirección.`,
    },
    none: {
      title: 'Empieza con la prueba de práctica gratuita',
      text: 'Cada respuesta está explicada. Lo que terminas aparece aquí, desde este dispositivo y desde todos los demás.',
    },
    now: {
      title: 'Lo que puedes hacer ahora',
      guide: {
        name: 'Leer la guía gratuita',
        note: 'Las clases de visa, las reglas y lo que cambió.',
      },
      whole: (price: string) => `Obtener la guía completa por ${price}`,
      wholeHas: 'Plan, simulador, preguntas de tu clase, listas, examen final.',
    },
    best: 'Mejor puntaje de prueba',
    tests: 'Pruebas',
    practised: 'Preguntas practicadas',
    results: 'Tus resultados',
    right: (test: string, right: number, count: number) =>
      plural(right, {
        one: `${test}: 1 de ${String(count)} correcta`,
        other: `${test}: ${String(right)} de ${String(count)} correctas`,
      }),
  },
}
