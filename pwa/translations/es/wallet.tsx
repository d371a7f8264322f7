import { type Translated, plural } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/words.tsx'

const COURSE_NOTE =
  'Certificado de curso. El nombre lo dio su titular, sin comprobar. No es una visa.'

export const wallet: Translated<typeof english> = {
  codeDialog: {
    share: 'Compartir',
    refresh: 'Actualizar',
    download: 'Descargar',
    generate: 'Generar',
    hint: 'Sostén el teléfono nivelado, a entre 15 y 25 cm del escáner, con la pantalla brillante. Presiona el código para que llene la pantalla. El verificador ve tus iniciales, la clase, las fechas y el número de la credencial, nunca tu número de pasaporte.',
    pattern: 'El verificador ve este mismo patrón.',
    picture: {
      label: 'Código QR',
      enlarge: 'Llenar la pantalla con el código QR',
      isHidden: 'Oculto',
      hasExpired: 'Código QR vencido. Actualiza para generar uno nuevo',
      hasFailed: 'No hay ningún código. Genera uno para intentarlo de nuevo.',
    },
    wholeScreen: {
      label: 'Código QR en toda la pantalla',
      shrink: 'Volver a achicar el código',
      close: 'Cerrar',
    },
    life: {
      label: 'Tiempo restante',
      validFor: (time) => <>Válido por {time}</>,
      thenNew: 'Después, un código nuevo',
      thenGone: 'Después desaparece',
    },
    notNoted: 'Este dispositivo no pudo anotar que creaste este código.',
    origin: {
      title: 'Código QR generado',
      validFor: (minutes) =>
        plural(minutes, {
          one: 'Válido por 1 minuto',
          other: `Válido por ${String(minutes)} minutos`,
        }),
      madeHere: (validFor) =>
        `${validFor}. Este código se creó en este dispositivo y funciona sin conexión.`,
      madeByServer: (validFor) =>
        `${validFor}. El servidor creó este código. Uno nuevo requiere conexión.`,
      timeUnsure: 'Es posible que no acepten este código',
      whyTimeUnsure:
        'Este teléfono no está seguro de la hora, y un verificador puede ver el código como atrasado o adelantado. Conéctate una vez y luego actualízalo.',
    },
    error: 'Error',
    makingFailed: 'No se pudo generar el código QR. Inténtalo de nuevo.',
  },
  detailsDialog: {
    description: (issuer) => `Emitida por ${issuer}. No es un documento del gobierno de EE. UU.`,
    facts: {
      status: 'Estatus',
      holder: 'Titular',
      issued: 'Emitida',
      expires: 'Vence',
      revoked: 'Revocada',
      reason: 'Motivo',
      notes: 'Notas',
      credentialId: 'ID de la credencial',
      anchorHash: 'Hash de anclaje',
      transaction: 'TX en la cadena de bloques',
      pending: 'Pendiente',
    },
    nouns: {
      credentialId: 'ID de la credencial',
      anchorHash: 'hash de anclaje',
      transactionHash: 'hash de la transacción',
    },
    proof: {
      shows:
        'Un archivo de comprobante le muestra a cualquiera, sin intervención nuestra, que esta credencial se había emitido, estaba anclada y no estaba revocada cuando lo guardaste.',
      readsPassport:
        'Quien recibe el archivo lee tu nombre y los últimos cuatro dígitos de tu pasaporte.',
      readsScore: 'Quien recibe el archivo lee tu nombre y tu puntaje.',
      checkedAt: (link) => <>Se comprueba en {link('Comprobar un archivo de comprobante')}.</>,
      save: 'Guardar comprobante',
      isSaved: 'Guardado.',
      isFetched:
        'El comprobante está aquí. Presiona Guardar comprobante una vez más para guardarlo.',
      isPending:
        'El comprobante se está obteniendo de la cadena de bloques. Puede tardar medio minuto.',
    },
    otherWallet: {
      label: 'Otra billetera',
      text: 'Cualquier aplicación de billetera que siga el estándar abierto también puede tener esta credencial. Recibe tu nombre y los últimos cuatro dígitos de tu pasaporte, y de ellos muestra lo que elijas allí. Algunas aplicaciones dirán que somos un emisor desconocido: ninguna lista pública de emisores nos nombra.',
      add: 'Agregar a otra billetera',
      addAgain: 'Crear otra oferta',
      scan: (link, time) => (
        <>
          Escanea esto con la otra billetera o {link('ábrelo en este dispositivo')}. Sirve para una
          billetera, hasta las {time}.
        </>
      ),
      qrLabel: 'Código QR para otra billetera',
      byBrowser: {
        choose: 'Elegir una billetera en este navegador',
        taken: 'La billetera tiene la oferta. Continúa allí.',
        failed:
          'El navegador no entregó la oferta a ninguna billetera. Escanea el código en su lugar.',
      },
      digits: (digits) => (
        <>
          La otra billetera pide estos seis dígitos. Escríbelos allí y no se los digas a nadie:
          {digits}
        </>
      ),
      digitsLabel: (digits) => `Dígitos: ${digits}`,
    },
  },
  helpDialog: {
    title: 'Ayuda de la billetera',
    questions: {
      whatItIs: {
        question: '¿Qué es una credencial de visa digital?',
        answer:
          'Un registro firmado de una visa, emitido para tu cuenta: su clase, sus fechas y tu nombre. Cualquiera que lo compruebe ve de inmediato si lo firmó el emisor que se nombra en él, y si se revocó desde entonces. Prueba lo que dice ese emisor, y nada más: no es ni una visa ni un pasaporte, y por sí solo no te da entrada a ningún lugar.',
      },
      howToGet: {
        question: '¿Cómo obtengo una?',
        answer:
          'Un administrador del emisor la emite para tu cuenta; no puedes crear una por tu parte. Después aparece aquí, y un correo te avisa.',
      },
      howToShow: {
        question: '¿Cómo muestro una credencial?',
        answer:
          'Elige Mostrar QR en su tarjeta y sostén el teléfono frente al escáner. El verificador ve tus iniciales, la clase, las fechas y el número de la credencial. Tu nombre se queda en tu tarjeta; tu número de pasaporte nunca está en el código.',
      },
      offline: {
        question: '¿Funciona sin conexión?',
        answer:
          'Sí. Después de una visita con conexión, este dispositivo guarda tus tarjetas y una clave propia, y firma cada código por sí mismo durante siete días. Cada visita con conexión inicia otra vez los siete días.',
      },
      whyExpire: {
        question: '¿Por qué vence un código?',
        answer:
          'Para que una foto de él valga poco. Elige en Ajustes cuánto dura un código, de 2 a 15 minutos. Uno nuevo no cuesta nada.',
      },
      statuses: {
        question: '¿Qué significan los estatus?',
        answer:
          'Válida: se puede mostrar. Aún no válida: su primer día está por venir, y el verificador lo ve. Vence pronto: se puede mostrar, y su último día está cerca. Vencida: su último día ya pasó. Revocada: el emisor la retiró. Las credenciales vencidas y revocadas no se pueden mostrar.',
      },
      lostPhone: {
        question: 'Perdí mi teléfono. ¿Qué hago?',
        answer:
          'Inicia sesión en otro dispositivo, abre Ajustes y da de baja el dispositivo perdido: sus códigos dejan de ser válidos de inmediato donde los verificadores tienen conexión, y en el plazo de un día en los demás lugares. Luego cambia tu contraseña.',
      },
      government: {
        question: '¿Es esto un documento del gobierno de EE. UU.?',
        answer:
          'No. El emisor se nombra en cada tarjeta. Lleva los documentos que piden el consulado y la frontera.',
      },
    },
  },
  clock: {
    title: 'Problema con el reloj',
    behind: (span) => `El reloj de este dispositivo tiene ${span} de atraso.`,
    ahead: (span) => `El reloj de este dispositivo tiene ${span} de adelanto.`,
    seconds: (count) => `${String(count)} segundos`,
    minutes: (count) => `${String(count)} minutos`,
    hours: (count) => `${String(count)} horas`,
    days: (count) => `${String(count)} días`,
    isCorrected:
      'Tus códigos se corrigen según esto; de todos modos, pon la fecha y la hora en automático.',
    wasSo:
      'Así era la última vez que tuvo conexión. Hasta que vuelva a tenerla, tus códigos se crean para ambas horas cuando es posible.',
  },
  passes: {
    troubles: {
      'no-secure-context':
        'Esta página no usa https, así que este dispositivo no puede crear códigos por sí mismo. Los crea el servidor, y eso requiere conexión cada vez.',
      'too-many-devices':
        'Tu cuenta ya tiene diez dispositivos. Da de baja uno en Ajustes para mostrar credenciales aquí sin conexión.',
    },
    heldBack:
      'El emisor está corrigiendo sus registros después de una falla y no renueva nada hasta terminar.',
    goodUntil: (time) => `Lo que tiene este dispositivo sirve hasta el ${time}.`,
    noneUntilThen: 'Hasta entonces, este dispositivo no puede mostrar tus credenciales.',
    obstacles: {
      'offline-too-long':
        'Este dispositivo estuvo demasiado tiempo sin conexión para mostrar credenciales sin ella. Conéctate una vez para renovarlo.',
      'clock-behind':
        'El reloj de este dispositivo está atrasado. Pon la fecha y la hora en automático.',
    },
    endsSoon: (time) =>
      `Sin conexión, este dispositivo puede mostrar tus credenciales hasta el ${time}. Conéctate antes para renovarlo.`,
  },
  expiry: {
    title: 'Recibe un aviso antes de que venza una credencial',
    text: 'Tu navegador te pregunta una vez. Esta aplicación te avisa mientras está abierta, y nada sale de este dispositivo.',
    allow: 'Permitir notificaciones',
    refuse: 'No, gracias',
  },
  samePhone: {
    title: '¿Es este un teléfono que ya usaste antes?',
    text: 'La aplicación de la pantalla de inicio ocupa un lugar propio entre tus diez dispositivos. Si el navegador de este mismo teléfono también ocupa uno, da de baja ese: de ahora en adelante usas la aplicación.',
    label: 'El mismo teléfono, y cuándo se renovó por última vez',
    end: 'Sí, darlo de baja ahí',
    no: 'No, es otro teléfono',
  },
  visaClass: {
    titles: {
      'F-1': 'F-1 Estudiante',
      'H-1B': 'H-1B Ocupación especializada',
      'B-1/B-2': 'B-1/B-2 Negocios/turismo',
      'J-1': 'J-1 Visitante de intercambio',
      'L-1': 'L-1 Traslado dentro de la empresa',
      'O-1': 'O-1 Habilidad extraordinaria',
      TN: 'TN Profesional del TLCAN',
      Course: 'Certificado del curso',
    },
  },
  walletPage: {
    page: {
      title: 'Billetera',
      help: 'Ayuda',
      refresh: 'Actualizar',
      settings: 'Ajustes',
      credentials: (count) =>
        plural(count, { one: '1 credencial', other: `${String(count)} credenciales` }),
      savedCredentials: (count) =>
        plural(count, {
          one: '1 credencial · guardada en este dispositivo',
          other: `${String(count)} credenciales · guardadas en este dispositivo`,
        }),
      refreshed: 'Billetera actualizada',
      error: 'Error',
      refreshFailed: 'No se pudo actualizar la billetera. Inténtalo de nuevo.',
      showings: 'Lo que has mostrado',
      deviceEnded: 'Dispositivo dado de baja',
    },
    loading: 'Cargando tu billetera',
    failed: {
      title: 'No se pudo cargar tu billetera.',
      retry: 'Intentar de nuevo',
      wasCleared:
        'El navegador borró esta billetera. Tus credenciales están a salvo en tu cuenta: conéctate una vez para recuperarlas.',
      isSafe: (reason) => `${reason} Tus credenciales están a salvo en tu cuenta.`,
    },
    empty: {
      title: 'Tu billetera está vacía',
      learn: 'Conocer las visas digitales',
      wasCleared:
        'El navegador borró lo que esta billetera guardaba aquí, y ahora tu cuenta no tiene ninguna credencial.',
      text: 'Una credencial de visa digital aparece aquí en cuanto se emite una para tu cuenta.',
    },
    stats: {
      total: 'Total',
      valid: 'Válidas',
      upcoming: 'Aún no válidas',
      expiring: 'Por vencer',
      expired: 'Vencidas',
      expiredOrRevoked: 'Vencidas o revocadas',
    },
    statuses: {
      valid: 'Válida',
      upcoming: 'Aún no válida',
      expiring: 'Vence pronto',
      expired: 'Vencida',
      revoked: 'Revocada',
    },
    cards: {
      label: 'Tus credenciales',
      showQr: 'Mostrar QR',
      obstacles: { 'offline-too-long': 'Demasiado sin conexión', 'clock-behind': 'Reloj atrasado' },
      details: 'Detalles',
      notYetValid: (day) => `Aún no es válida: desde el ${day}`,
      courseNote: (isExpired) =>
        isExpired ? `${COURSE_NOTE} Las normas pueden haber cambiado desde entonces.` : COURSE_NOTE,
      ended: (count, kinds) =>
        plural(count, {
          one: `1 credencial sin vigencia: ${kinds.join(', ')}`,
          other: `${String(count)} credenciales sin vigencia: ${kinds.join(', ')}`,
        }),
      endedKinds: {
        expired: (count) => plural(count, { one: '1 vencida', other: `${String(count)} vencidas` }),
        revoked: (count) =>
          plural(count, { one: '1 revocada', other: `${String(count)} revocadas` }),
      },
    },
    actions: {
      label: 'Acciones rápidas',
      verification: 'Verificación de QR',
      profile: 'Perfil',
      help: 'Obtener ayuda',
    },
    storage: {
      isMemoryOnly:
        'Este navegador no permite que la billetera guarde nada, como en una ventana privada. Funciona hasta que cierres esta página, y sin conexión no funciona.',
      isFull:
        'No queda espacio en este dispositivo. Tus credenciales no están guardadas aquí: libera espacio y luego actualiza.',
      wasCleared:
        'El navegador borró esta billetera. Lo que tiene tu cuenta está a salvo; con conexión se guarda aquí otra vez.',
    },
    stale: {
      noConnection: 'Sin conexión.',
      asOf: (reason, time) => `${reason} Estas son tus credenciales al ${time}.`,
    },
  },
}
