import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/sections/sections-words.tsx'

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
    lede: 'Léela una vez de principio a fin; después, lleva contigo la página de tu clase de visa. Siete capítulos se pueden leer gratis.',
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
}
