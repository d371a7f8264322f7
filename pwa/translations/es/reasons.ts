import type { ReasonWords } from '../reasons.ts'
import { plural } from '#pwa/language/words.ts'

export const reasons: ReasonWords = {
  AMOUNT_MISSING: 'Escribe un monto.',
  BATCH_EMPTY: 'Agrega al menos una credencial para verificar',
  BATCH_TOO_LARGE: 'El tamaño máximo del lote es de {maximum} credenciales',
  BATCH_WITHOUT_DATA: 'Escribe ID de credenciales o datos QR que sean válidos',
  CARD_NUMBER_MISSING: 'Escribe un número de tarjeta.',
  CHARACTER_INVISIBLE: 'Un nombre no puede tener aquí el carácter invisible U+{point}.',
  CHARACTER_STRANGE: 'Un nombre no puede contener “{character}”.',
  CLAIM_REPEATED: 'Nombra cada uno una sola vez.',
  CODE_LIFE_TOO_LONG: 'Un código dura como máximo {maximum} minutos.',
  CODE_LIFE_TOO_SHORT: 'Un código dura al menos 1 minuto.',
  CREDENTIAL_REPEATED: 'Nombra cada credencial una sola vez.',
  CREDENTIALS_MISSING: 'Elige al menos una credencial.',
  CREDENTIALS_TOO_MANY: 'Elige como máximo {maximum} credenciales a la vez.',
  DATE_INVALID: 'Escribe una fecha que exista, como AAAA-MM-DD.',
  DATE_TOO_EARLY: 'Escribe una fecha desde 1970.',
  DATE_TOO_LATE: 'Escribe una fecha anterior al 31 de diciembre de 9999.',
  EMAIL_INVALID: 'Escribe una dirección de correo válida.',
  EXPIRY_NOT_AFTER_ISSUE: 'La fecha de vencimiento debe ser posterior a la fecha de emisión',
  EXPIRY_PAST: 'La fecha de vencimiento ya pasó: su día terminó a las 24:00 UTC.',
  INPUT_INVALID: 'Este dato no es válido.',
  INSTANT_TOO_EARLY: 'Escribe una fecha y hora válidas.',
  LINK_INCOMPLETE: 'Este enlace está incompleto.',
  LOGIN_CODE_FORM: 'Escribe los {digits} dígitos del código.',
  MARK_ALONE: 'Una marca en un nombre necesita una letra antes.',
  MARKS_TOO_MANY: 'Usa como máximo {maximum} marcas en una letra.',
  NAME_IS_ADDRESS: 'Elige un nombre que no sea una dirección de correo.',
  NAME_MISSING: 'Escribe un nombre.',
  NAME_TOO_LONG: 'Este nombre es demasiado largo.',
  NAME_WITHOUT_LETTER: 'Usa al menos una letra.',
  NOT_BASE64URL: 'Deben ser bytes en base64url.',
  NOTHING_CORRECTED: 'Cambia al menos un dato: nada es distinto de la credencial.',
  PAGE_TOO_FAR:
    'Solo las primeras {entries} entradas tienen número de página. Continúa desde la página anterior.',
  PAGE_UNKNOWN: 'Esa página no existe. Abre la primera página de la lista.',
  PASSPORT_DIGITS_INVALID:
    'Los últimos 4 dígitos del pasaporte deben ser exactamente 4 números (p. ej., 1234).',
  PASSWORD_MISSING: 'La contraseña es obligatoria',
  QR_DATA_MISSING: 'Escribe los datos del código QR',
  QR_DATA_TOO_LONG: 'Los datos del código QR tienen como máximo {maximum} caracteres.',
  RANGE_UNKNOWN: 'Elige 7, 30 o 90 días.',
  REASON_MISSING: 'Di por qué.',
  RECOVERY_CODE_MISSING: 'Escribe uno de tus códigos de recuperación.',
  RECOVERY_CODE_TOO_LONG: 'Eso es más largo que un código de recuperación.',
  REFERENCE_CHARACTERS: 'Usa letras, dígitos, espacios y . _ / # : -',
  REFERENCE_MISSING: 'Da a cada línea una referencia propia.',
  REFUND_REASON_MISSING: 'Di por qué se devuelve el dinero.',
  RENEWAL_NOT_LATER: 'La nueva fecha de vencimiento debe ser posterior a la actual.',
  REVOCATION_CODE_UNKNOWN: 'Elige uno de los códigos de motivo del 1 al 5.',
  REVOCATION_REASON_MISSING: 'Escribe un motivo de revocación.',
  RIGHT_REPEATED: 'Nombra cada permiso una sola vez.',
  TOO_LONG: 'Usa como máximo {maximum} caracteres.',
  TOO_SHORT: 'Usa al menos {minimum} caracteres.',
  USER_MISSING: 'Elige un usuario.',
  USERNAME_MISSING: 'El nombre de usuario es obligatorio',
  VISA_TYPE_UNKNOWN: 'Elige uno de los siete tipos de visa.',
  ADDRESS_HAS_ACCOUNT:
    'Esta dirección tiene una cuenta. Elige su usuario y emite la credencial de inmediato.',
  BODY_INCOMPLETE: 'La solicitud terminó antes de que su contenido estuviera completo.',
  BODY_OVER: 'La solicitud supera los {size} kB.',
  BODY_VALUES: 'La solicitud tiene más de {values} valores.',
  CARD_NOT_LISTED:
    'El entorno de prueba acepta solo las tarjetas de prueba de la lista. Nunca se cobra a una tarjeta real.',
  CERTIFICATE_WITHOUT_NAME:
    'Nuestro certificado no tiene un nombre con el que pedir, solo una dirección: pide con su hash.',
  CHARACTER_UNSTORABLE: 'Este texto contiene un carácter que no se puede guardar. Quítalo.',
  CLOCKS_DIFFER_BY:
    'Los relojes de este servidor y de la base de datos difieren en {seconds} s. Corrige el que está mal.',
  COLUMNS_MISSING: 'La primera línea tiene que nombrar estas columnas: {columns}.',
  COMMAS: 'comas',
  DEVICE_CODES_OVER: 'Sus códigos ya no son válidos.',
  DEVICE_ENDED_AFTER: 'Este dispositivo se dio de baja: {why}. {next}',
  DEVICE_GETS_KEY: 'Iniciaste sesión de nuevo, así que recibe una clave nueva.',
  DEVICE_KEEPS_NAME: 'Conserva su nombre.',
  DEVICE_KEY_REPLACED: 'Otra clave ocupa su lugar.',
  DEVICE_SIGN_IN: 'Inicia sesión de nuevo para mostrar credenciales en él.',
  DOUBTED_NOT_REPLACED:
    'Es posible que un ladrón haya firmado esta credencial, así que no se reutiliza ningún dato de ella. Emite una nueva.',
  DRAFT_OF_OTHER_RECIPIENT:
    'Este formulario ya se envió antes, para otra persona o por otra persona.',
  DRAFT_OF_OTHER_REFUND: 'Este formulario ya se envió antes, para otra compra u otro monto.',
  EMAIL_TO_CONFIRM:
    'Confirma primero tu dirección de correo: desde tu perfil se te envía el enlace de nuevo.',
  ENDED_ACCOUNT: 'la cuenta se eliminó',
  ENDED_IDLE: 'no se había usado en mucho tiempo',
  ENDED_LOGOUT: 'cerraste sesión en él',
  ENDED_OPERATOR: 'soporte cerró las sesiones de tu cuenta en todas partes',
  ENDED_PASSWORD: 'se cambió la contraseña de tu cuenta',
  ENDED_REPLACED: 'el mismo navegador recibió una clave nueva',
  ENDED_UNDO: 'nos avisaste que un cambio en tu cuenta no fue tuyo',
  ENDED_USER: 'tú lo diste de baja o cerraste su sesión',
  EXAMS_OF_THE_DAY:
    'Una cuenta empieza como máximo dos exámenes en 24 horas. La pantalla dice cuándo es posible el siguiente.',
  FILE_EMPTY: 'El archivo no tiene ninguna línea debajo de los nombres de las columnas.',
  FILE_LINE_ENDS:
    'El archivo tiene {count} finales de línea. Sube como máximo {most} líneas a la vez.',
  FILE_LINES: 'El archivo tiene {count} líneas. Sube como máximo {most} líneas a la vez.',
  FILE_NOT_UTF8: 'El archivo no está en UTF-8. Guárdalo como “CSV UTF-8”.',
  FILE_QUOTATION_MARKS: 'No se puede leer la línea {line}: sus comillas no coinciden.',
  FILE_SEPARATORS:
    'El archivo tiene {count} {separators}. Sube como máximo {most} líneas a la vez.',
  GUEST_ASKS_NOBODY: 'Una cuenta de invitado no le pide nada a nadie antes de ser reclamada.',
  GUEST_NOT_ADMINISTRATOR:
    'Una cuenta de invitado no puede recibir permisos de administración antes de ser reclamada.',
  INVITATION_DAY_OVER:
    'El último día de esta credencial ya pasó. Pide a su emisor una invitación nueva.',
  INVITATION_ELSEWHERE:
    'Esta invitación se envió a otra dirección de correo. Inicia sesión en la cuenta de esa dirección.',
  INVITATION_ONE_TRY: 'Estos no son los dígitos que escribió el emisor. Queda un intento.',
  INVITATION_TRIES: ({ tries }) =>
    `Estos no son los dígitos que escribió el emisor. ${plural(Number(tries), {
      one: 'Queda un intento',
      other: `Quedan ${tries} intentos`,
    })}.`,
  LINE_UNREADABLE: 'Lo que decía esta línea ya no se puede leer. Súbela de nuevo.',
  LINES_GONE:
    'Este archivo se subió hace más de {days} días y sus líneas ya no están. Súbelo de nuevo.',
  LINK_NOT_NEEDED: 'Este enlace se envía solo a personas que pueden hacer algo en la consola.',
  NAME_LIKE_ADMINISTRATOR: 'El nombre de una persona que administra se parece a este. Elige otro.',
  OTHER_ACCOUNT:
    'No se hizo nada: otra cuenta inició sesión en este navegador desde que se abrió esta página.',
  PAID_ALREADY: 'Este usuario ya pagó por el acceso.',
  PASSKEY_UNKNOWN:
    'Esta llave de acceso no se conoce aquí. Usa tu contraseña y luego agrégala de nuevo.',
  PAYMENT_UNKNOWN: 'Ese pago no existe.',
  REFUNDABLE: 'Se pueden devolver como máximo {amount}.',
  SAMPLE_NOT_GIVEN:
    'Esto es una muestra. No prueba nada, así que ninguna otra billetera la acepta.',
  SEARCH_TOO_WIDE:
    'Más de {accounts} cuentas coinciden con esta búsqueda. Escribe más del nombre o de la dirección.',
  SEMICOLONS: 'puntos y comas',
  SIGNED_IN_AS: 'Tu sesión está iniciada como {email}. Usa esa dirección o cierra sesión primero.',
  TABS: 'tabuladores',
  WALLET_ANSWER: 'Se rechaza la respuesta de la billetera: {why}. Haz otra solicitud.',
}
