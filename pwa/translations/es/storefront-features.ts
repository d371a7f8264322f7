import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/sections/features-words.ts'

export const storefrontFeatures: Translated<typeof english> = {
  questions: {
    title: 'Preguntas reales de entrevista',
    text: 'Los temas sobre los que preguntan los oficiales, por clase de visa, cada uno con un esquema para una respuesta tuya.',
    howItWorks: [
      'Elige tu clase de visa.',
      'Lee qué quiere saber el oficial con cada pregunta.',
      'Arma tu respuesta con el esquema, tus propios datos y tus propios documentos.',
    ],
    keyBenefits: [
      'Conoces el propósito de una pregunta, así que no te sorprende si la hacen con otras palabras.',
      'Esquemas en lugar de guiones: lo que dices sigue siendo tuyo.',
    ],
    examples: [
      'F-1: ¿Por qué esta escuela y por qué ahora?',
      'H-1B: ¿Dónde exactamente va a trabajar?',
      'B-1/B-2: ¿Quién hace su trabajo mientras está de viaje?',
    ],
  },
  simulator: {
    title: 'Simulador de entrevista',
    text: 'Una pregunta a la vez, como en la ventanilla, con un consejo antes de tu respuesta y comentarios después.',
    howItWorks: [
      'Lee la pregunta, su categoría y su dificultad.',
      'Responde con tus propias palabras y entrega tu respuesta.',
      'Compara tu respuesta con los comentarios y pasa a la siguiente pregunta.',
    ],
    keyBenefits: [
      'Encuentras tus respuestas débiles en casa, no en la ventanilla.',
      'Puedes empezar de nuevo todas las veces que quieras.',
      'Tus respuestas se quedan en tu dispositivo.',
    ],
    examples: [
      'Básica: ¿Quién paga su estadía y cómo se ganó el dinero?',
      'Intermedia: Dígame a qué se dedica ahora.',
      'Avanzada: Su formulario muestra un trabajo y su perfil en línea muestra otro. ¿Cuál es el correcto?',
    ],
  },
  ds160: {
    title: 'Asistente para completar el DS-160',
    text: 'Cada página del formulario en palabras sencillas, una hoja de trabajo que se queda en tu dispositivo y lo que en ella no concuerda.',
    howItWorks: [
      'Prepara tus respuestas página por página, antes de abrir el formulario.',
      'Mira cuáles no concuerdan entre sí, con tu entrevista o con tu currículum.',
      'Completa el formulario y guarda cada 15 minutos.',
      'Compara el código de barras con el de tu perfil de cita.',
    ],
    keyBenefits: [
      'Menos correcciones, porque los datos se reúnen primero.',
      'Notas que un código de barras no coincide antes de que lo note tu consulado.',
    ],
    examples: [
      'El Application ID y la respuesta de seguridad, anotados primero.',
      'Viajes y trabajos anteriores en una hoja de trabajo impresa, con fechas.',
      'Una corrección como formulario nuevo, con su nuevo número en el perfil de cita.',
    ],
  },
  updates: {
    title: 'Cambios de normas de 2025',
    text: 'Qué cambió, a qué fecha y qué página oficial decide.',
    howItWorks: [
      'Lee el capítulo sobre tu situación.',
      'Cada afirmación lleva su fecha y su fuente.',
      'Lo que se sabe que cambia es un aviso con fecha y nombra la página oficial.',
    ],
    keyBenefits: [
      'Ves qué tan antigua es una afirmación antes de basarte en ella.',
      'Sabes qué página abrir antes de pagar o reservar.',
    ],
    examples: [
      'Quién debe presentarse en persona.',
      'Qué tarifas se anunciaron y si se cobraron.',
      'A qué clases se les indica poner sus perfiles en público.',
    ],
  },
  socialMedia: {
    title: 'Declaración de redes sociales',
    text: 'Haz una lista de las cuentas de los últimos 5 años y revísalas 30 días antes de la entrevista.',
    howItWorks: [
      'Haz una lista de todas las cuentas que pide el formulario.',
      'Recorre la lista de revisión, una cuenta tras otra.',
      'Pon los perfiles en público si a tu clase de visa se le indica hacerlo.',
    ],
    keyBenefits: [
      'Tu formulario, tus documentos y tus perfiles cuentan la misma historia.',
      'Sin borrar nada con prisa, algo que puede parecer evasivo.',
    ],
    examples: [
      'Un puesto anterior en un perfil, corregido antes del DS-160.',
      'Una cuenta que habías olvidado, encontrada y declarada.',
    ],
  },
  documents: {
    title: 'Listas y hojas de resumen',
    text: 'Listas de documentos por clase de visa, incluidos los documentos financieros, y una página impresa para el día.',
    howItWorks: [
      'Elige tu clase de visa.',
      'Marca lo que ya tienes; con una cuenta, las marcas están también en tus otros dispositivos.',
      'Imprime la página y llévala contigo.',
    ],
    keyBenefits: [
      'Ves lo que falta mientras hay tiempo.',
      'El papel sirve donde no se permiten teléfonos.',
    ],
    examples: [
      'F-1: el formulario I-20, el recibo de la tarifa SEVIS, fondos para el primer año.',
      'H-1B: el número de recibo de la petición aprobada.',
      'J-1: el formulario DS-2019, y el DS-7002 para pasantes y personas en capacitación.',
    ],
  },
}
