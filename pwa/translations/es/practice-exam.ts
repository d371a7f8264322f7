import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/practice/exam/words.ts'

export const practiceExam: Translated<typeof english> = {
  title: 'Examen final',
  privateCourse:
    'Un curso privado, sin reconocimiento de ninguna autoridad y sin influencia en una visa.',
  opening: {
    questions: (count, passPercent) =>
      `${String(count)} preguntas de toda la guía. Se aprueba con ${String(passPercent)}%, y eso lleva a un certificado en tu billetera.`,
    whenComplete: 'Se abre cuando todos los módulos están completos',
    modulesLeft: (count) =>
      plural(count, { one: 'Falta un módulo.', other: `Faltan ${String(count)} módulos.` }),
    ownStatement:
      'Que leíste un módulo lo declaras tú: nadie te ve leer. Lo que completas sin conexión cuenta una vez que se envía.',
    visaClass: 'Tu clase de visa',
    time: 'Tiempo',
    paces: { standard: 'Estándar', double: 'Doble de tiempo', relaxed: 'Sin prisa' },
    minutes: (count) => plural(count, { one: '1 minuto', other: `${String(count)} minutos` }),
    noClock: 'sin reloj',
    rules: (perDay) =>
      `Las respuestas y sus razones aparecen cuando hayas aprobado. Un examen no aprobado te dice tu puntaje y los temas que debes estudiar. Una cuenta empieza como máximo ${String(perDay)} exámenes en 24 horas. Perder la conexión no te cuesta nada: lo que eliges se guarda en este dispositivo y se envía cuando la conexión vuelve.`,
    closed: (visaClass) => `Cerrado para ${visaClass}`,
    unchecked:
      'Demasiados de nuestros datos sobre esta clase esperan otra comprobación. Se abre de nuevo cuando se hayan comprobado.',
    begin: 'Empezar el examen',
  },
  next: {
    from: (time) => `El próximo examen es posible a partir del ${time}`,
    limit: (perDay) =>
      `Una cuenta empieza como máximo ${String(perDay)} exámenes en 24 horas. Un examen empezado cuenta.`,
    take: 'Hacer otro examen',
  },
  failure: { title: 'El examen no se cargó', again: 'Intentar de nuevo' },
  sending: {
    failed: 'Tus respuestas todavía no se enviaron',
    again: 'Enviar de nuevo',
    kept: 'Están guardadas en este dispositivo, y las respuestas tardías cuentan igual.',
    marking: 'Se están calificando tus respuestas.',
  },
  results: {
    passedTitle: 'Examen aprobado',
    failedTitle: 'Examen no aprobado',
    taken: (visaClass, time) => `Examen final, ${visaClass}, ${time}`,
    fewer: (count, total) => `menos de ${String(count)} de ${String(total)}`,
    below: (percent) => `<${String(percent)}%`,
    passed: 'Aprobado',
    notPassed: 'No aprobado',
    whichRight:
      'Qué respuestas eran correctas, y por qué, se muestra después de un examen aprobado. El próximo examen hace otras preguntas, mientras haya algunas que no hayas visto.',
  },
  certificate: {
    title: 'Tu certificado',
    overTitle: 'Hace más de un año',
    over: 'Las normas pueden haber cambiado desde entonces. Haz el examen otra vez para obtener otro certificado.',
    revokedTitle: 'El certificado fue revocado',
    revoked: 'Ya no es válido. Para tener uno nuevo, presenta otra vez el examen.',
    inWallet: (name) =>
      `Está en tu billetera, a nombre de ${name}, y allí se muestra y se comprueba como cualquier credencial.`,
    openWallet: 'Abrir la billetera',
    print: 'Imprimir el certificado',
    withdrawnTitle: 'Tu certificado fue retirado',
    withdrawn:
      'Se anuló cuando perdiste el acceso. Ya lo tienes otra vez, así que podemos emitirlo de nuevo.',
    madeOutTo: (name) => `Se emite a nombre de ${name}, el nombre que diste para esta cuenta.`,
    issue: 'Emitir el certificado',
    typeName:
      'Escribe el nombre al que se debe emitir. El certificado dice que tú diste el nombre y que nadie lo comprobó. El nombre queda para esta cuenta y no se puede cambiar después.',
    name: 'Nombre en el certificado',
    isYours: '¿Es este tu nombre?',
    allMadeOutTo: (name) => `Todos los certificados de esta cuenta se emiten a nombre de ${name}.`,
    confirm: 'Confirmar el nombre',
  },
  sheet: {
    none: 'No hay certificado',
    toExam: 'Ir al examen final',
    afterExam: 'Un certificado se obtiene con un examen aprobado.',
    back: 'Volver al examen',
    title: 'Certificado de curso',
    lead: 'Visa Success Guide, examen final',
    name: 'Nombre',
    unchecked: 'lo escribió quien tiene la cuenta; nadie lo comprobó',
    score: 'Puntaje',
    date: 'Fecha del examen',
    goodUntil: 'Válido hasta',
    until: (day) => `${day}; después de eso las normas pueden haber cambiado`,
    content: 'Contenido',
    edition: (day, oldestFact) => `edición del ${day}, dato más antiguo del ${oldestFact}`,
    reading: 'Lectura',
    unwatched: 'declaración de quien tiene la cuenta; nadie vigiló el examen',
    number: 'Número',
    toVerify: 'Para verificar',
    address: (address) =>
      `${address}, con un código que el titular muestra en un teléfono. Este papel por sí solo no prueba nada.`,
    note: 'Certificado de curso. Su titular dio el nombre, sin comprobar. No es una visa.',
  },
}
