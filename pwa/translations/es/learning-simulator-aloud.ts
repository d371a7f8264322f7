import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/simulator/aloud-words.ts'

export const learningSimulatorAloud: Translated<typeof english> = {
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
}
