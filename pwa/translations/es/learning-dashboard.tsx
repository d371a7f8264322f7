import type { ReactNode } from 'react'
import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/dashboard/words.tsx'

export const learningDashboard: Translated<typeof english> = {
  title: 'Panel de aprendizaje',
  lede: 'Tu preparación, desde el primer formulario hasta la ventanilla. También se abre sin conexión.',
  whichVisa: '¿Para qué visa te preparas?',
  next: {
    lead: (minutes: number) =>
      `Tu próximo paso, ${plural(minutes, { one: '1 minuto', other: `${String(minutes)} minutos` })}`,
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
      text: 'Con o sin límite de tiempo, con las razones de cada respuesta.',
    },
    simulator: {
      title: 'Continuar con el simulador',
      text: 'Preguntas, esquemas y un recuadro para tus propias palabras.',
    },
    resources: {
      title: 'Descargar recursos',
      text: 'Hojas de resumen, listas y la hoja de trabajo del DS-160 en papel.',
    },
    startSimulator: 'Empezar el simulador',
  },
  exam: {
    title: 'Examen final',
    text: 'Veinte preguntas de toda la guía, y un certificado en tu billetera cuando apruebes.',
    open: 'Está abierto.',
    opensLater: 'Se abre cuando todos los módulos están completos.',
    modulesLeft: (count: number) => `Módulos pendientes: ${String(count)}.`,
    link: 'Ir al examen final',
  },
  plan: {
    title: 'Tu entrevista',
    day: 'Día de la entrevista',
    visaType: 'Tipo de visa',
    chooseType: 'Elige tu tipo de visa: los pasos antes de la entrevista dependen de él.',
    passed: 'El día de tu entrevista ya pasó.',
    today: 'Tu entrevista es hoy.',
    tomorrow: 'Tu entrevista es mañana.',
    daysLeft: (days: number) =>
      plural(days, {
        one: 'Falta 1 día para tu entrevista.',
        other: `Faltan ${String(days)} días para tu entrevista.`,
      }),
    done: 'Listo',
    doneOf: (done: number, all: number) =>
      plural(done, {
        one: `1 de ${String(all)} completado`,
        other: `${String(done)} de ${String(all)} completados`,
      }),
    now: 'Hazlo ahora',
    bestBy: (day: string) => `mejor hasta el ${day}`,
  },
  after: {
    howWasIt: '¿Cómo te fue?',
    next: 'Qué pasa después',
    hasAll: (module: ReactNode): ReactNode => <>{module} lo contiene todo.</>,
  },
  applies: {
    title: 'Qué se aplica a mi caso',
    text: 'Suspensión, fianza, exenciones, vigencia y tarifas por nacionalidad y clase de visa, con lo que no sabemos.',
    lookUp: 'Buscar mi nacionalidad',
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
      title: 'Aún no hay pruebas',
      text: 'Lo que terminas aparece aquí, desde este dispositivo y desde todos los demás.',
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
