import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/sections/words.tsx'

export const storefrontSections: Translated<typeof english> = {
  missing: {
    title: 'No se pudieron cargar las preguntas, los capítulos ni las fuentes',
    askingAgain: 'Preguntando de nuevo al servidor.',
    tryAgain: 'Intentar de nuevo',
  },
  taste: {
    place: (number, total) =>
      `Pregunta ${String(number)} de ${String(total)} de la prueba de práctica`,
    result: (right, total) => `Acertaste ${String(right)} de ${String(total)}`,
    freeTest: (count) => `La prueba gratis tiene ${String(count)} de ellos.`,
    next: 'Siguiente pregunta',
    seeResult: 'Ver tu resultado',
    wholeTest: (count) =>
      `La prueba de práctica gratis hace ${String(count)} preguntas para tu clase de visa, con o sin reloj, y da la razón de cada opción.`,
    startAgain: 'Empezar de nuevo',
    notRight: (reason) => <>No es correcta. {reason}</>,
    rightAnswer: 'respuesta correcta',
    wrongAnswer: 'respuesta incorrecta',
  },
  strip: {
    passRate: (rate) => <>{rate} de aprobación</>,
    applicants: (count) => <>{count} solicitantes</>,
    reviews: (rating, count) => (
      <>
        {rating} según {count} reseñas
      </>
    ),
    countries: (count) => <>{count} países</>,
  },
  features: {
    title: 'Con qué te preparas',
    lede: 'Seis herramientas. Cada afirmación en ellas lleva su fecha y su fuente.',
    learnMore: 'Más información',
    learnMoreAbout: (feature) => `Más información: ${feature}`,
    gotIt: 'Entendido',
    howItWorks: 'Cómo funciona',
    keyBenefits: 'Beneficios principales',
    examples: 'Ejemplos',
  },
  guide: {
    title: 'La guía de Visa Success Guide',
    lede: 'Léela una vez de principio a fin; después, lleva contigo la página de tu clase de visa. Varios capítulos se pueden leer gratis.',
  },
  picker: {
    title: '¿Qué visa?',
    lede: 'Cada clase tiene sus propios documentos y su propio punto por demostrar. Elige la tuya.',
    visaClass: 'Clase de visa',
    empty: 'Elige una visa para ver qué requiere.',
    requires: (visa) => `${visa}: qué requiere`,
    getTheGuide: (price) => `Obtener la guía detallada por ${price}`,
  },
  simulator: {
    title: 'Simulador de entrevista',
    lede: 'Cinco preguntas, una a la vez. Responde con tus propias palabras, como lo harías en la ventanilla.',
  },
  certificate: {
    title: 'Una constancia que se puede comprobar',
    lede: 'Las credenciales llevan una firma y están ancladas en una cadena de bloques, para que nadie tenga que creerle a un papel por su sola palabra.',
    passes: 'o más aprueba el examen final',
    toVerify: 'para verificar una credencial',
    perSecond: 'transacciones por segundo',
    notOfficial: 'Una credencial no es un documento del gobierno de Estados Unidos.',
    verify: 'Verificar una credencial',
  },
  testimonials: {
    title: 'Historias de éxito',
    areSamples:
      'Estas son muestras. El operador de este sitio las reemplaza con las palabras de clientes reales.',
    areReal: 'Clientes que aceptaron que se citen sus palabras.',
    person: (visa, place, country) => `${visa} · ${place}, ${country}`,
    rating: (rating, most) => `${String(rating)} de ${String(most)}`,
    sample: 'Muestra',
  },
  pricing: {
    title: 'Un precio, una sola vez',
    lede: 'Sin suscripción. El acceso comienza de inmediato.',
    listPrice: (label, price) => (
      <>
        {label('Precio de lista ')}
        {price}
      </>
    ),
    guaranteed: (guarantee) => `${guarantee}.`,
    included: {
      questions: 'Preguntas reales de entrevista',
      simulator: 'Simulador de entrevista',
      ds160: 'Asistente para completar el DS-160',
      updates: (year) => `Cambios de normas de ${year}`,
      socialMedia: 'Orientación para declarar redes sociales',
      documents: 'Listas de documentos',
      sheets: 'Hojas de resumen para imprimir',
      practiceTest: 'Prueba de práctica gratis',
      support: (hours) => `Soporte por correo ${hours}`,
    },
  },
  trueCountLine: 'Temas de práctica, no preguntas oficiales. No existe una lista oficial.',
  legalLine: 'No somos un bufete de abogados ni el gobierno. No se garantiza ningún resultado.',
  featureList: {
    questions: {
      title: 'Preguntas reales de entrevista',
      text: 'Los temas sobre los que preguntan los oficiales, por clase de visa, cada uno con un esquema para una respuesta tuya. No existe una lista oficial de preguntas.',
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
        'F-1: ¿Por qué esta universidad y por qué ahora?',
        'H-1B: ¿Dónde exactamente va a trabajar?',
        'B-1/B-2: ¿Quién hace su trabajo mientras está de viaje?',
      ],
    },
    simulator: {
      title: 'Simulador de entrevista',
      text: 'Una pregunta a la vez, como en la ventanilla, con un consejo antes de tu respuesta. Después la revisas tú, punto por punto.',
      howItWorks: [
        'Lee la pregunta, su categoría y su dificultad.',
        'Responde con tus propias palabras y entrega tu respuesta.',
        'Revisa tu respuesta con el esquema y pasa a la siguiente pregunta.',
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
      title: 'Cambios de normas',
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
      text: 'Haz una lista de las cuentas de los últimos 5 años y revísalas 30 días antes de la entrevista. Los 30 días son un consejo nuestro, no una norma.',
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
  },
}
