import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/checkout/words.tsx'

export const checkout: Translated<typeof english> = {
  heading: 'Pago seguro',
  opensSoon: 'Tu acceso se abre en cuanto se confirma el pago.',
  enterEmail: (price) => `Escribe tu correo para iniciar tu compra segura de ${price}`,
  faults: {
    emailRequired: 'Falta el correo: escribe tu dirección de correo para continuar.',
    guestFailed: {
      title: 'Error',
      text: 'No se pudo procesar tu información. Inténtalo de nuevo.',
    },
    alreadyPremium: {
      title: 'Ya tienes acceso',
      text: '¡Ya tienes acceso premium a la guía de visas!',
    },
    paymentFailed: 'El pago falló',
  },
  trueCount: 'Temas de práctica, no preguntas oficiales. No existe una lista oficial.',
  email: 'Correo',
  nothingCharged: 'No se cobró nada.',
  openDashboard: 'Ir al panel de aprendizaje',
  emailStep: {
    hint: 'Tu recibo y tu acceso llegan a esta dirección.',
    next: 'Continuar al pago seguro',
    tickFirst:
      'Marca la frase sobre la última comprobación, arriba en esta página. Luego continúa.',
    signedInAs: (username) => `Iniciaste sesión como ${username}.`,
    signIn: (link) => <>¿Ya compraste? {link('Inicia sesión aquí')}</>,
    told: 'La forma de entrar a tu cuenta está en el correo que acabamos de enviar a esta dirección.',
  },
  steps: {
    label: 'Avance de la compra',
    email: 'Correo',
    payment: 'Pago',
    access: 'Acceso',
    done: '(listo)',
  },
  setup: {
    title: 'Estamos preparando tu pago seguro',
    failed: 'No se pudo preparar el pago',
    retry: 'Reintentar',
    checkConnection:
      'Revisa tu conexión y que nada en este dispositivo bloquee al proveedor de pagos, y vuelve a intentarlo.',
    ifItStays: (address) => <>Si sigue igual, escribe a {address}</>,
    oneMoment: 'Un momento, por favor.',
  },
  payment: {
    title: 'Pago',
    newPrice: (price) => `El precio ahora es ${price}. No se cobró nada.`,
    changeEmail: 'Cambiar el correo',
    change: 'Cambiar',
    processing: 'Procesando el pago...',
    pay: (unseen, price) => (
      <>
        {unseen('Pagar ')}
        {price}
      </>
    ),
    formFailed: 'No se pudo cargar el formulario de la tarjeta',
    reload: 'No se cobró nada. Vuelve a cargar esta página para reintentar.',
    unfinished: 'El pago no se completó. No se cobró nada; puedes intentarlo de nuevo.',
  },
  sandbox: {
    title: 'Este es un entorno de pagos de prueba',
    text: 'Este servidor no tiene configurado un proveedor de pagos. No se mueve dinero y solo funcionan las tarjetas de prueba de abajo: nunca escribas una tarjeta real.',
    card: 'Número de tarjeta',
    enterOne: 'Escribe uno de los números de tarjeta de prueba de abajo.',
    cards: 'Tarjetas de prueba',
    effects: {
      '4242 4242 4242 4242': 'El pago se realiza',
      '4000 0025 0000 3155': 'Pide una confirmación 3-D Secure',
      '4000 0000 0000 0002': 'Se rechaza',
      '4000 0000 0000 9995': 'No tiene fondos suficientes',
      '4000 0000 0000 0077': 'Queda en proceso unos segundos; luego el pago se realiza',
      '4000 0000 0000 0259': 'El pago se realiza; luego se disputa',
    },
    use: 'Usar',
    useCard: (number) => `Usar ${number}`,
    confirm: 'Confirma con tu banco (prueba)',
    approves: (price) => `3-D Secure: ¿apruebas el pago de ${price}?`,
    decline: 'Rechazar',
    approve: 'Aprobar',
  },
  summary: {
    title: 'Resumen del pedido',
    product: 'Guía de éxito para la entrevista de visa de EE. UU.',
    listPrice: (unseen, price) => (
      <>
        {unseen('Precio de lista ')}
        {price}
      </>
    ),
    total: 'Total, un solo pago',
    questions: (count) => `${count} preguntas reales de entrevista`,
    simulator: 'Simulador de entrevista',
    wizard: 'Asistente para completar el DS-160',
    updates: (year) => `Cambios de normas de ${year}`,
    disclosure: 'Orientación para declarar redes sociales',
    checklists: 'Listas de documentos y hojas de resumen para imprimir',
    bonuses: (value) => `Extras por un valor de ${value}`,
    support: (hours) => `Soporte por correo ${hours}`,
    person: (name, visa) => `${name}, ${visa}`,
  },
  badges: {
    label: 'Por qué esto es seguro',
    encrypted: 'Conexión cifrada',
    cards: 'Los datos de la tarjeta nunca llegan a nuestro servidor',
  },
  faq: {
    title: 'Preguntas',
    refund: {
      question: '¿Puedo recibir un reembolso?',
      answer: (guarantee) =>
        `Sí. Tu compra tiene ${guarantee}: escribe a soporte y el monto completo vuelve a la tarjeta con la que se pagó.`,
    },
    access: {
      question: '¿Cuánto tarda mi acceso?',
      answer:
        'Se abre en cuanto se confirma el pago, por lo general en segundos. También recibes un recibo por correo, con un enlace que abre tu cuenta en cualquier dispositivo.',
    },
    security: {
      question: '¿Es seguro mi pago?',
      answer:
        'Escribes los datos de tu tarjeta en el formulario del proveedor de pagos, que los envía por una conexión cifrada solo al proveedor. Nuestro servidor nunca los ve: se entera de si el pago se realizó, se reembolsó o está en disputa, y de por qué falló.',
    },
    phone: {
      question: '¿Funciona en mi teléfono?',
      answer:
        'Sí, en el navegador de cualquier teléfono, tableta o computadora actual. Después de la primera visita, la guía y las pruebas de práctica también funcionan sin conexión.',
    },
  },
  frame: {
    home: 'Visa Success Guide, inicio',
    secure: 'Seguro',
    footer: 'Pie de página',
    privacy: 'Privacidad',
    terms: 'Términos',
    refund: 'Reembolso',
    notAFirm:
      'Visa Success Guide no es un bufete de abogados ni el gobierno, y nada de lo que hay aquí es asesoría legal.',
  },
  success: {
    processing: 'Procesando el pago...',
    wait: 'Espera mientras confirmamos tu pago.',
    keepAsking: (why) => `${why} Seguimos preguntando.`,
    someBanks: 'Algunos bancos tardan unos minutos.',
    mayClose:
      'Puedes cerrar esta página: tu acceso se abre solo cuando se confirma el pago, y un recibo llega por correo.',
    unreachable: 'En este momento no se puede llegar a nuestro servidor.',
    failed: 'El pago falló',
    paidTwice:
      'Esta dirección ya tenía acceso. No tienes que hacer nada: devolvemos este pago y te escribimos un correo al respecto.',
    notThrough: 'El pago no se realizó. No se cobró nada.',
    none: 'No se encontró ningún pago en este navegador',
    nothingCharged: 'Aquí no se cobró nada.',
    elsewhere:
      'Si pagaste en otro navegador o en otro dispositivo, inicia sesión. El recibo que enviamos por correo también trae un enlace que abre tu cuenta.',
    accessIsOpen: 'Tu acceso está abierto.',
    otherAccount: 'Si pagaste con la dirección de correo de otra cuenta, inicia sesión en esa.',
    signIn: 'Iniciar sesión',
    toCheckout: 'Ir al pago',
    tryAgain: 'Intentar de nuevo',
    home: 'Volver al inicio',
    questions: (address) => <>¿Tienes preguntas? Escribe a {address}</>,
    paid: '¡Pago realizado!',
    thanks: '¡Gracias por tu compra! Ahora tienes acceso premium.',
    included: 'Qué incluye',
    practice: (count) => `${count} preguntas de entrevista con un simulador`,
    requirements: 'Requisitos de visa, página por página',
    wizard: 'Asistente del DS-160 y listas de documentos',
    compliance: 'Lista de cumplimiento sobre redes sociales',
    sheets: 'Hojas de resumen para imprimir',
    tests: 'Pruebas de práctica completas con resultados por categoría',
    sent: 'Se envió un correo de confirmación.',
    sentTo: (email) => `Se envió un correo de confirmación a ${email}.`,
    setsPassword:
      'Trae un enlace para crear tu contraseña, y así puedes iniciar sesión en cualquier dispositivo.',
    help: (address) => <>¿Necesitas ayuda? Escribe a {address}</>,
  },
}
