import type { ReactNode } from 'react'
import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/ds160/words.tsx'

export const learningDs160: Translated<typeof english> = {
  allSteps: 'Todos los pasos',
  review: 'Repaso',
  printed: 'Hoja de trabajo impresa',
  answers: { none: 'Sin responder aún', yes: 'Sí', no: 'No', unsure: 'Aún no lo sé' },
  overview: {
    back: 'Volver al capítulo del DS-160',
    title: 'Asistente del DS-160',
    lede: 'Cada página del DS-160 en palabras sencillas, una hoja de trabajo para tus respuestas y una búsqueda de lo que no concuerda.',
    before: 'Antes de empezar',
    ours: {
      title: 'Este asistente es nuestro. No es el DS-160.',
      text: 'Nada de lo que escribes aquí llega al gobierno: tú lo copias en el formulario. Los nombres de sus páginas siguen guías públicas. Compara cada página con el formulario en línea. El formulario decide.',
    },
    kept: {
      title: 'Tus respuestas permanecen en este dispositivo',
      text: 'Se guardan en este navegador y no se nos envían. Allí no están cifradas: cualquier persona que pueda usar este navegador en tu lugar puede leerlas. Cerrar sesión las borra, y también eliminar tu cuenta. Antes, imprime la hoja de trabajo.',
    },
    begin: 'Empezar',
    goOn: 'Continuar',
    steps: 'Los pasos',
    toRead: 'Para leer',
    notBegun: 'Sin empezar',
    filledIn: (count: number) =>
      plural(count, { one: '1 completado', other: `${String(count)} completados` }),
    open: (count: number) =>
      plural(count, { one: '1 pendiente', other: `${String(count)} pendientes` }),
    toLookAt: (count: number) => `${String(count)} por revisar`,
  },
  clear: {
    button: 'Borrar mis respuestas',
    title: '¿Borrar tus respuestas?',
    question:
      'Todo lo que escribiste en el asistente se elimina de este dispositivo. No hay otra copia.',
    confirm: 'Borrar respuestas',
  },
  step: {
    place: (number: number, last: number) => `Paso ${String(number)} de ${String(last)}`,
    besideForm: 'Al margen del formulario',
    pages: 'Pasos',
    previous: 'Anterior',
    next: 'Siguiente',
    explanation: 'De qué se trata',
    asks: 'Qué pregunta',
    why: 'Por qué',
    atHand: 'Ten a mano',
    mistakes: 'Errores comunes',
    yourAnswers: 'Tus respuestas',
    sensitive:
      'Aquí no sugerimos ninguna respuesta. Marca solo si hay algo: la historia le corresponde primero a un abogado. Lee cada pregunta del formulario en línea hasta el final.',
  },
  hints: {
    day: 'Escribe el mes como palabra, en español o en inglés: 14 de marzo de 2020.',
    month: 'Escribe el mes como palabra, en español o en inglés: marzo de 2020.',
    latin: 'En letras latinas.',
    passport: 'Letras y dígitos, sin espacios.',
    phone: 'Dígitos, con el código del país.',
    sevis: 'La letra N y luego dígitos.',
    receipt: 'Letras y luego dígitos, sin espacios.',
    number: 'Un número entero en dígitos.',
  },
  warnings: {
    latin: 'El formulario acepta aquí letras latinas, como en el pasaporte.',
    number: 'Escribe un número entero en dígitos.',
    email: 'Esto no parece una dirección de correo.',
    phone: 'Escribe el número en dígitos, con el código del país.',
    passport: 'Solo letras y dígitos, sin espacios. Compáralo una vez más con el pasaporte.',
    sevis: 'Un número SEVIS es la letra N y luego dígitos sin espacios.',
    receipt: 'Un número de recibo son letras y luego dígitos, sin espacios. Cópialo del aviso.',
    full: 'Aquí no cabe más.',
    unreadable: 'Este día no se puede leer, o se puede leer de dos maneras.',
    noDay: 'Falta el día del mes.',
    future: 'Esta fecha está en el futuro.',
    past: 'Esta fecha está en el pasado.',
  },
  barcode: {
    title: '¿Coinciden los dos números?',
    text: (businessDays: number) =>
      `Compáralos ${plural(businessDays, { one: '1 día hábil', other: `${String(businessDays)} días hábiles` })} antes de la entrevista (nuestro consejo). Los números se comparan aquí y no se guardan, ni siquiera en este dispositivo.`,
    confirmation: 'Número en la página de confirmación del DS-160',
    confirmationHint: 'Debajo del código de barras; empieza con AA.',
    appointment: 'Número del DS-160 en tu perfil de citas',
    equal: 'Los números son iguales',
    different: {
      title: 'Los números son distintos',
      text: 'En muchas embajadas y consulados no te recibirían. Escribe el número de tu página de confirmación más reciente en el perfil de citas, y consulta el plazo de tu embajada o consulado para los cambios.',
    },
  },
  reviewPage: {
    title: 'Repaso de tu hoja de trabajo',
    lede: 'Comparamos tus respuestas entre sí, con tu entrevista y con tu currículum. Qué es verdad, solo tú lo sabes.',
    contradictions: {
      title: 'Lo que no concuerda',
      none: 'No se encontró ninguna contradicción',
      noneText:
        'Nuestras reglas ven solo una parte de lo que ve un oficial. Lee tú la hoja de trabajo una vez más.',
      count: (count: number) =>
        plural(count, {
          one: '1 contradicción. Conserva lo que es verdad y corrige lo otro.',
          other: `${String(count)} contradicciones. Conserva lo que es verdad y corrige lo otro.`,
        }),
    },
    stillOpen: {
      title: 'Aún pendiente',
      text: 'Una hoja de trabajo puede tener huecos. El formulario tiene menos.',
      open: (fields: string) => `Pendiente: ${fields}`,
    },
    said: {
      title: 'Lo que escribiste en el simulador de entrevistas',
      text: 'Léelo junto a tu hoja de trabajo: los mismos hechos, en tus propias palabras.',
    },
    toTheForm: {
      title: 'Después, el formulario mismo',
      print: 'Imprime la hoja de trabajo y léela una vez en papel.',
      site: (link: ReactNode): ReactNode => (
        <>Abre el sitio oficial: {link}. Mira la dirección: termina en .gov.</>
      ),
      compare:
        'Compara cada página con el formulario en línea mientras copias. Puede preguntar más que nuestra hoja de trabajo, o preguntarlo con otras palabras.',
      yourself:
        'Tú llenas el formulario y tú lo firmas. Nunca hacemos ninguna de las dos cosas por ti.',
    },
  },
  paper: {
    back: 'Volver al asistente',
    title: (visaClass: string) => `Hoja de trabajo del DS-160, ${visaClass}`,
    lede: 'Es nuestra, y no es el formulario: cópiala tú en el DS-160, y compara cada página con el formulario en línea. Guarda este papel donde nadie más lo lea.',
    otherSheet: 'En otra hoja',
    yesOrNo: 'Sí ☐ No ☐',
  },
  save: {
    every: (minutes: number) =>
      `Guarda el DS-160 cada ${plural(minutes, { one: 'minuto', other: `${String(minutes)} minutos` })}.`,
    now: (minutes: number) =>
      plural(minutes, {
        one: 'Ha pasado 1 minuto: guarda el DS-160 ahora',
        other: `Han pasado ${String(minutes)} minutos: guarda el DS-160 ahora`,
      }),
    saved: 'Ya lo guardé',
  },
}
