import type { english } from '#pwa/screens/verification/verdict/words.tsx'
import { plural, type Translated } from '#pwa/language/words.ts'

export const verificationVerdict: Translated<typeof english> = {
  types: {
    'F-1': 'Estudiante',
    'H-1B': 'Ocupación especializada',
    'B-1/B-2': 'Negocios/turismo',
    'J-1': 'Visitante de intercambio',
    'L-1': 'Traslado dentro de la empresa',
    'O-1': 'Habilidad extraordinaria',
    TN: 'Profesional del TLCAN',
    Course: 'Certificado',
  },
  titles: {
    valid: 'Credencial verificada',
    revoked: 'Credencial revocada',
    not_found: 'Credencial no encontrada',
    invalid: 'No es una credencial válida',
    sample: 'Credencial de muestra',
    not_checked: 'Sin comprobar',
    expired: 'Vencida',
    credentialExpired: 'Credencial vencida',
    codeExpired: 'Código vencido',
    codeRecalled: 'Código retirado',
    notYetValid: 'Credencial aún no válida',
    withdrawn: 'Sin efecto',
  },
  sentences: {
    TOKEN_MISSING:
      'Esto no es un código de verificación. Escanea el código otra vez o pega el enlace completo.',
    TOKEN_MALFORMED:
      'Este código está dañado o fue alterado. Pide al titular que lo muestre de nuevo.',
    UNKNOWN_ISSUER: 'Este código nombra una clave de emisor que no conocemos. No lo aceptes.',
    SIGNATURE_INVALID: 'El emisor no firmó este código tal como está. No lo aceptes.',
    PASS_RECALLED:
      'El emisor retiró este código. Pide al titular que se conecte una vez y muestre uno nuevo.',
    DEVICE_SIGNATURE_MISSING:
      'A este código le falta la firma del dispositivo al que pertenece. Pide un código de ese dispositivo.',
    DEVICE_SIGNATURE_INVALID:
      'Este código no fue firmado por el dispositivo al que pertenece. Pide un código de ese dispositivo.',
    TOKEN_NOT_YET_VALID:
      'Según nuestro reloj, este código se hizo en el futuro: uno de los dos relojes está mal. Corrige la hora del dispositivo y luego muestra un código nuevo.',
    TOKEN_OUT_OF_BOUNDS:
      'Este código dice durar más de lo que un código puede durar. Pide uno nuevo al titular.',
    PASS_EXPIRED:
      'El dispositivo que hizo este código lleva demasiado tiempo sin conexión. Pide al titular que se conecte y muestre un código nuevo.',
    QR_TOKEN_EXPIRED: 'Este código venció. Pide al titular que muestre uno nuevo.',
    CREDENTIAL_NOT_FOUND: 'El emisor no tiene registro de esta credencial.',
    PASS_NOT_ISSUED:
      'El emisor no tiene registro de haber hecho este código, o tiene registro de otro. No lo aceptes.',
    CREDENTIAL_IN_DOUBT:
      'El emisor ya no puede responder por esta credencial. Pide al titular que la haga emitir de nuevo.',
    CREDENTIAL_IS_SAMPLE: 'Esto es una muestra. No prueba nada.',
    CREDENTIAL_REVOKED: 'El emisor revocó esta credencial. Ya no es válida.',
    PASS_REVOKED:
      'Quedó sin efecto la credencial, o el dispositivo o el código que la mostró. Comprueba en línea.',
    DEVICE_REVOKED:
      'Se dio de baja la clave que firmó este código en su dispositivo, y eso no dice nada de la credencial. Pide al titular un código nuevo.',
    CODE_ENDED: 'El titular anuló este código. Pide uno nuevo.',
    CREDENTIAL_NOT_YET_VALID:
      'Esta credencial es auténtica y aún no es válida: su primer día todavía está por llegar.',
    CREDENTIAL_EXPIRED: 'Esta credencial ya pasó su último día de validez.',
    ANCHOR_MISMATCH:
      'Esta credencial no es la que se ancló en la cadena de bloques. No la aceptes.',
    ISSUER_NOT_KNOWN_HERE:
      'Sin comprobar: el código nombra una clave de emisor que este dispositivo no ha visto. Conéctate una vez y luego comprueba de nuevo.',
    TRUST_MISSING:
      'Sin comprobar: este dispositivo aún no tiene lista. Conéctate una vez y luego comprueba de nuevo.',
    KEY_SET_EXPIRED:
      'Sin comprobar: la lista de claves del emisor en este dispositivo es demasiado antigua. Conéctate una vez y luego comprueba de nuevo.',
    REVOCATION_NOT_CHECKED: 'Firma válida, revocación sin comprobar. Conéctate para comprobarla.',
    CHAIN_DISAGREES:
      'Sin comprobar: solo la cadena de bloques dice que fue revocada. Pregunta al emisor.',
    CLOCK_UNSURE:
      'Sin comprobar: este dispositivo no está seguro de la hora. Conéctate una vez y luego comprueba de nuevo.',
  },
  genuine: 'Esta credencial es auténtica y está vigente.',
  firstDayIs: (day) =>
    `Esta credencial es auténtica y aún no es válida. Su primer día es el ${day}.`,
  notCheckedSince: (since) =>
    `Firma válida, revocación sin comprobar desde el ${since}. Conéctate para comprobarla.`,
  firstScannedAgo: (age) => `Este código se escaneó por primera vez ${age}.`,
  firstScannedOn: (moment) => `Este código se escaneó por primera vez el ${moment}.`,
  firstScan: 'Este es el primer escaneo de este código.',
  courseNote: 'Certificado de curso. El nombre lo dio su titular, sin comprobar. No es una visa.',
  oldCourseNote:
    'Certificado de curso. El nombre lo dio su titular, sin comprobar. No es una visa. Las normas pueden haber cambiado desde entonces.',
  causes: {
    away: 'Comprobado en este dispositivo, sin el emisor.',
    busy: 'Comprobado en este dispositivo: desde aquí llegaron demasiadas consultas, así que el emisor no acepta ninguna por ahora. Pronto se le consulta de nuevo.',
    failed: 'Comprobado en este dispositivo: el emisor no pudo responder.',
  },
  spoken: {
    valid: 'Válida.',
    revoked: 'Revocada.',
    expired: 'Vencida.',
    not_found: 'No encontrada.',
    invalid: 'No válida.',
    sample: 'Muestra.',
    not_checked: 'Sin comprobar.',
    notYetValid: 'Aún no válida.',
    holder: (type, initials) => `${type}, titular ${initials}.`,
    offline: 'Comprobado sin conexión.',
  },
  stampSources: { live: 'EN LÍNEA', offline: 'SIN CONEXIÓN' },
  stampFrom: (day) => `DESDE EL ${day}`,
  dates: (first, last) => `del ${first} al ${last}`,
  verified: (when) => <>Verificada el {when}.</>,
  issuer: (name) => `Emisor: ${name}.`,
  notGovernment: 'No es un documento del gobierno de EE. UU.',
  checks: {
    label: 'Comprobaciones de seguridad',
    names: {
      text: 'Código legible',
      shape: 'Código completo',
      issuerSignature: 'Firmado por el emisor',
      deviceSignature: 'Firmado por el dispositivo del titular',
      tokenTimes: 'Código en su plazo',
      record: 'Conocida por el emisor',
      revocation: 'No revocada',
      credentialDates: 'Credencial en sus fechas',
      anchor: 'Anclada en la cadena de bloques',
    },
    other: 'Otra comprobación',
    results: { passed: 'Superada', failed: 'Fallida', not_checked: 'Sin comprobar' },
    resultBefore: (result) => `${result}:`,
    signedBy: (issuer) => `Firmado por ${issuer}`,
    shownByDevice: 'Mostrado por el dispositivo del titular',
    madeByIssuer: 'Hecho por el emisor',
    inDate: 'En sus fechas',
    failedNames: { revocation: 'Revocación', credentialDates: 'Fechas de la credencial' },
    yes: 'Sí',
    genuine: 'Auténtica',
    onRecord: 'En el registro',
    untilTime: (time) => `hasta las ${time}`,
    untilMoment: (moment) => `hasta el ${moment}`,
    untilDay: (day) => `hasta el ${day}`,
    block: (number) => `bloque ${number}`,
    checkedNow: 'comprobado ahora',
    asOfAge: (age) => `según datos de ${age}`,
    asOfMoment: (moment) => `según datos del ${moment}`,
    pending: 'Pendiente',
    notSince: (instant) => `sin comprobar desde el ${instant}`,
    failed: {
      text: 'Sin código',
      shape: 'Dañado',
      issuerSignature: 'No auténtica',
      deviceSignature: 'No auténtica',
      tokenTimes: 'Fuera de su plazo',
      record: 'Sin registro',
      revocation: 'Revocada',
      credentialDates: 'Terminadas',
      anchor: 'No coincide',
    },
    revokedOnChain: 'Revocada',
    deviceOrCodeEnded: 'Dispositivo o código dado de baja',
    notAsShown: 'Distinta de la mostrada',
    failedFor: {
      issuerSignature: { PASS_RECALLED: 'Retirado' },
      tokenTimes: {
        TOKEN_NOT_YET_VALID: 'Reloj distinto',
        QR_TOKEN_EXPIRED: 'Vencido',
        PASS_EXPIRED: 'Demasiado sin conexión',
      },
      revocation: {
        PASS_REVOKED: 'Sin efecto',
        DEVICE_REVOKED: 'Dispositivo dado de baja',
        CODE_ENDED: 'Código anulado',
      },
      record: {
        PASS_NOT_ISSUED: 'No emitido',
        CREDENTIAL_IN_DOUBT: 'En duda',
        CREDENTIAL_IS_SAMPLE: 'Como muestra',
      },
      credentialDates: { CREDENTIAL_NOT_YET_VALID: 'Aún no válida' },
    },
  },
  ages: {
    justNow: 'ahora mismo',
    days: (count) => plural(count, { one: 'hace 1 día', other: `hace ${String(count)} días` }),
    hours: (count) => `hace ${String(count)} h`,
    minutes: (count) => `hace ${String(count)} min`,
    seconds: (count) => `hace ${String(count)} s`,
  },
}
