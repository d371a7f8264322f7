import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/simulator/words.ts'

export const learningSimulator: Translated<typeof english> = {
  page: {
    title: 'Simulador por clase de visa',
    read: 'Leer las preguntas',
    chooseFirst: 'Elige tu clase para practicar sus preguntas',
  },
  practiseAloud: 'Practicar en voz alta',
  yourAnswer: 'Tu respuesta',
  officerWants: (visaClass: string) => `${visaClass}, lo que el oficial quiere saber:`,
  tips: 'Consejos',
  ofClass: {
    practised: (done: number, all: number, visaClass: string) =>
      `Preguntas para ${visaClass} practicadas: ${String(done)} de ${String(all)}`,
    progress: 'Preguntas practicadas',
    practiseInWriting: 'Practicar por escrito',
    throughAll: 'Ya pasaste por todas',
    beginAgain: 'Empezar de nuevo',
    noneTwice: (count: number, visaClass: string) =>
      plural(count, {
        one: `1 pregunta para ${visaClass}, sin repetir ninguna.`,
        other: `${String(count)} preguntas para ${visaClass}, sin repetir ninguna.`,
      }),
    others: 'Otras preguntas',
    position: (position: number, count: number) =>
      `Pregunta ${String(position)} de ${String(count)}`,
  },
  written: {
    next: 'Siguiente pregunta',
    submit: 'Entregar la respuesta',
    thatIsAll: 'Eso es todo',
    skip: 'Omitir',
  },
  isThatAll: {
    title: '¿Eso es todo?',
    text: (least: number) =>
      `Son menos de ${String(least)} palabras. Escribe lo que dirías en la ventanilla, o continúa así.`,
  },
  check: {
    label: (question: string) => `Compara tu respuesta: ${question}`,
    tick: 'Marca lo que tu respuesta abarcó',
    strong: 'Una respuesta sólida, hablada',
    mayFollow: 'Preguntas que pueden seguir',
    noneFollows: 'Ninguna de las que suelen seguir: tu respuesta las abarcó.',
  },
  module: {
    visaType: 'Tipo de visa',
    moreFor: (visaClass: string) => `Más preguntas para ${visaClass}`,
    forYourClass: 'Preguntas para tu clase de visa',
    mayFollow: 'Una pregunta que puede seguir:',
    compare: 'Ya respondí: comparar',
    compareAsItIs: 'Eso es todo: comparar',
  },
  spoken: {
    player: (question: string) => `Tu respuesta: ${question}`,
    saving: 'Guardando…',
    notKept: {
      title: 'No se guardó',
      text: 'No hay espacio en este dispositivo. Puedes escuchar hasta que salgas de esta página. Borra otras grabaciones o libera espacio, y luego intenta de nuevo.',
      tryAgain: 'Intentar de nuevo',
    },
    record: 'Grabar esta',
    recordAgain: 'Grabar de nuevo',
    remove: (question: string) => `Borrar la grabación de: ${question}`,
    notRemoved: {
      title: 'No se borró',
      text: 'Este dispositivo no pudo borrar la grabación. Por favor, intenta de nuevo.',
    },
  },
  recordings: {
    title: 'Tus grabaciones',
    text: 'Permanecen en este teléfono o computadora. Cerrar sesión las borra.',
    earlierQuestion: 'De una edición anterior',
    made: (moment: string, length: string) => `${moment}. Duración ${length}`,
    compare: 'Comparar',
    download: 'Descargar',
    downloadOf: (question: string) => `Descargar la grabación de: ${question}`,
  },
  aloud: {
    label: 'Practicar en voz alta',
    intro: (questions: number, minutes: number) =>
      `Responde ${plural(questions, { one: '1 pregunta', other: `${String(questions)} preguntas` })} en voz alta en ${plural(minutes, { one: '1 minuto', other: `${String(minutes)} minutos` })}. Lo que dices permanece en este teléfono o computadora: nunca se sube, y se borra al cerrar sesión o con Borrar datos en los ajustes de la billetera.`,
    memoryOnly: 'Este navegador no guarda nada: lo que dices se pierde al cerrar la página.',
    start: 'Empezar tres minutos',
    tryAgain: 'Intentar de nuevo',
    faults: {
      refused: {
        title: 'El micrófono está bloqueado',
        text: 'Permítelo para este sitio en los ajustes de tu navegador y luego intenta de nuevo.',
      },
      missing: {
        title: 'No se encontró ningún micrófono',
        text: 'Conecta uno y luego intenta de nuevo. También puedes hablar sin grabar.',
      },
      busy: {
        title: 'El micrófono no responde',
        text: 'Tal vez lo usa otra aplicación. Cierra esa aplicación y luego intenta de nuevo.',
      },
      unsupported: {
        title: 'Este navegador no puede grabar',
        text: 'Habla sin grabar, o escribe tus respuestas abajo. Los navegadores más nuevos pueden grabar en una página segura.',
      },
      broken: {
        title: 'La grabación se detuvo',
        text: 'Tal vez una llamada u otra aplicación tomó el micrófono. Lo grabado hasta entonces se conserva.',
      },
    },
    speaking: {
      recording: 'Grabando',
      position: (position: number, count: number) =>
        `Pregunta ${String(position)} de ${String(count)}`,
      timeIsUp: 'Se acabó el tiempo',
      finish: 'Terminar',
      next: 'Siguiente pregunta',
      stop: 'Detener aquí',
    },
  },
}
