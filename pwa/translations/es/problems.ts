import type { ProblemWords } from '../reasons.ts'

export const problems: ProblemWords = {
  ACCESS_DENIED: 'No tienes permiso para acceder a esta página.',
  ALREADY_PREMIUM: '¡Ya tienes acceso premium a la guía de visas!',
  ALREADY_REPLACED:
    'Otra credencial ya reemplazó a esta. Corrige o renueva esa otra; lo que está mal aquí se puede revocar.',
  ALREADY_REVOKED: 'Esta credencial ya está revocada.',
  ANCHOR_PENDING:
    'Esta credencial todavía se está anclando en la cadena de bloques, lo que tarda unos minutos. Vuelve entonces.',
  BAD_ADDRESS: 'No se puede leer la dirección de esta solicitud.',
  BODY_TOO_LARGE: 'La solicitud es demasiado grande.',
  CERTIFICATES_END:
    'Un certificado con el que las billeteras nos comprueban termina en los próximos 30 días. Haz una ceremonia: root request certificates.',
  CERTIFICATES_MISSING:
    'Por el momento las credenciales no pueden ir a otras billeteras: faltan los certificados para eso. Quien opera el servicio tiene que instalarlos.',
  CHAIN_UNAVAILABLE:
    'Por el momento no se puede llegar a la cadena de bloques. Intenta de nuevo en un minuto.',
  CHECK_NOT_CONFIRMED:
    'Comprobamos las advertencias de esta guía por última vez hace medio año o más. Vuelve a cargar la página de pago y confirma allí que conoces la fecha.',
  CLOCKS_DIFFER:
    'Los relojes de este servidor y de la base de datos difieren. Quien opera el servicio tiene que corregir el que está mal.',
  COURSE_NOT_GIVEN:
    'Un certificado del curso se muestra solo desde esta billetera; las otras billeteras aceptan credenciales de visa.',
  COURSE_NOT_REPLACED:
    'Un certificado del curso es el resultado de un examen, así que no se corrige ni se renueva. Se puede revocar.',
  CREDENTIAL_EXPIRED: 'Esta credencial está vencida.',
  CREDENTIAL_IN_DOUBT: 'Esta credencial ya no se puede mostrar. Pide que se emita una nueva.',
  CREDENTIAL_IS_SAMPLE:
    'Esto es una muestra. No prueba nada, así que no hay comprobante que guardar.',
  CREDENTIAL_NOT_FOUND: 'Esa credencial no existe.',
  CREDENTIAL_REVOKED: 'Esta credencial fue revocada.',
  CROSS_ORIGIN:
    'Esta solicitud vino de otro sitio y se rechazó. Abre la página aquí e intenta de nuevo.',
  DEVICE_ENDED: 'Este dispositivo se dio de baja.',
  DEVICE_LIMIT: 'Ya tienes diez dispositivos. Quita uno para agregar este.',
  DEVICE_NOT_FOUND: 'Ese dispositivo no existe.',
  DEVICE_PROOF_INVALID:
    'Este dispositivo no pudo demostrar que tiene su clave. Vuelve a cargar la página e intenta de nuevo.',
  EMAIL_TAKEN: 'Este correo ya tiene una cuenta.',
  EMAIL_UNCONFIRMED: 'Esta persona todavía no ha confirmado su dirección de correo.',
  EXAM_CLOSED: 'El examen final se abre cuando todos los módulos de la guía están completos.',
  EXAM_NOT_FOUND: 'Ese examen no existe. Empieza otro.',
  EXAM_NOT_PASSED: 'Para un certificado hace falta un examen aprobado.',
  EXAM_OVER:
    'Este examen fue hace más de un año y las reglas pueden haber cambiado. Hazlo de nuevo.',
  EXAM_PASSED: 'Ya aprobaste el examen. Tu certificado se mantiene.',
  EXAM_UNAVAILABLE:
    'El examen está cerrado para esta clase de visa: demasiados de nuestros datos esperan una nueva comprobación. Vuelve en unos días.',
  FOUR_EYES:
    'Nadie emite, corrige ni renueva para su propia cuenta o dirección de correo. Pide a otro emisor que lo haga. Tus propias credenciales sí las puedes revocar tú.',
  GUIDE_NOT_SOLD:
    'Comprobamos las advertencias de esta guía por última vez hace un año o más, así que ahora no la vendemos. No se cobró nada.',
  IMPORT_MOVED_ON:
    'Mientras tanto esta importación avanzó. Vuelve a cargar la página para ver en qué punto está.',
  IMPORT_NOT_FOUND: 'Esa importación no existe.',
  INTERNAL_ERROR:
    'Algo salió mal de nuestro lado. Intenta de nuevo; si sigue igual, dile a soporte el id de la solicitud.',
  INVALID_INPUT: 'Algunos de los datos no son válidos.',
  INVITATION_LOCKED:
    'Se escribieron dígitos incorrectos demasiadas veces, así que esta invitación está bloqueada. La persona que te invitó ya lo sabe; pídele otra.',
  INVITATION_NOT_FOUND: 'Esa invitación no existe.',
  INVITATION_OVER:
    'Mientras tanto esta invitación avanzó. Vuelve a cargar la página para ver en qué punto está.',
  KEYS_OVER:
    'El emisor no tiene ninguna clave vigente, así que por el momento no se puede firmar ni comprobar nada. Quien opera el servicio ya lo sabe; intenta de nuevo más tarde.',
  LAST_ADMIN: 'Tiene que quedar al menos una persona propietaria, que puede hacer todo aquí.',
  LAST_PASSKEY:
    'Esta es tu última llave de acceso y necesitas una para iniciar sesión. Agrega otra primero.',
  LINK_EXPIRED: 'Este enlace venció o ya se usó.',
  LOGIN_CODE_OVER:
    'Este código venció, ya se usó o se escribió mal demasiadas veces. Pide uno nuevo.',
  LOGIN_CODE_REQUIRED:
    'Enviamos un código por correo a la dirección de tu cuenta. Escríbelo para iniciar sesión aquí.',
  LOGIN_CODE_WRONG: 'Este no es el último código que enviamos por correo.',
  LOGIN_FAILED: 'El nombre de usuario o la contraseña no son correctos.',
  LOGIN_LOCKED:
    'Se probaron demasiadas contraseñas incorrectas para esta cuenta. Espera una hora, o deja que te enviemos por correo un enlace que permite a este navegador intentarlo.',
  MALFORMED_JSON: 'La solicitud no es JSON válido.',
  METHOD_NOT_ALLOWED: 'Esta dirección no conoce ese método.',
  NAMES_NOT_ASKED:
    'Puedes pedir a las billeteras la clase de visa y su último día. Para pedir un nombre, una persona propietaria de este servicio tiene que permitírtelo.',
  NOT_CSV: 'Envía el archivo como text/csv.',
  NOT_FOUND: 'No hay nada en esta dirección.',
  NOT_JSON: 'Envía la solicitud como application/json.',
  OWN_ACCOUNT: 'No puedes hacer esto con tu propia cuenta.',
  PACK_NOT_FOUND: 'No se incorporó ningún paquete de contenido de esta versión.',
  PACK_REFUSED: 'Este paquete de contenido no se puede incorporar.',
  PASSES_HELD:
    'Estamos corrigiendo nuestros registros después de una falla, y no se entregan códigos nuevos hasta que eso termine. Los teléfonos pueden mostrar sus tarjetas con lo que ya tienen.',
  PASSKEYS_UNAVAILABLE:
    'Las llaves de acceso necesitan un nombre en la dirección. En esta máquina, abre http://localhost en su lugar.',
  PASSKEY_COPIED:
    'Después, esta llave de acceso se usó en otro lugar, como si la hubieran copiado. Inicia sesión de otra manera y luego quítala.',
  PASSKEY_LIMIT: 'Ya tienes diez llaves de acceso. Quita una para agregar esta.',
  PASSKEY_NOT_FOUND: 'Esa llave de acceso no existe.',
  PASSKEY_REFUSED: 'No se confirmó nada. Intenta de nuevo.',
  PASSWORD_TOO_COMMON:
    'Esta contraseña es demasiado común o demasiado fácil de adivinar. Elige otra.',
  PAYMENT_DECIDED:
    'Mientras tanto se decidió otra cosa sobre este pago. Vuelve a cargar la lista para ver qué.',
  PAYMENT_FAILED: 'El pago no se realizó.',
  PAYMENT_UNAVAILABLE:
    'Por el momento no se puede llegar al proveedor de pagos. Intenta de nuevo en un minuto.',
  PRESENTATION_REQUEST_OVER: 'Esta solicitud a una billetera venció o ya se respondió. Haz otra.',
  PROOF_PENDING:
    'El comprobante todavía se está trayendo de la cadena de bloques. Se conserva en cuanto llega: intenta de nuevo en un minuto.',
  PROOF_REQUIRED: 'No se hizo nada: para esto tienes que demostrar una vez más quién eres.',
  PROOF_UNAVAILABLE:
    'El nodo de la cadena de bloques que usamos no da comprobantes por el momento. Intenta de nuevo en unos minutos; si sigue igual, avisa a soporte.',
  PURCHASE_NOT_FOUND: 'Esa compra no existe.',
  RECEIPT_NOT_FOUND: 'Ese recibo no existe.',
  RECOVERY_REFUSED:
    'El nombre de usuario, la contraseña o el código de recuperación no son correctos.',
  REFERENCE_TAKEN: 'Ya se emitió una credencial con esta referencia.',
  REFUND_REFUSED:
    'El proveedor de pagos se niega a devolver este dinero, por ejemplo porque ya se devolvió allí o está en disputa. Mira el pago allí.',
  REFUND_TOO_MUCH: 'De esta compra no queda nada que devolver.',
  SECOND_FACTOR_REQUIRED:
    'Toda persona que puede hacer algo en la consola inicia sesión con una llave de acceso. Usa la tuya para continuar.',
  SERVER_BUSY: 'Demasiadas personas están iniciando sesión. Intenta de nuevo en un momento.',
  SESSION_NOT_FOUND: 'Esa sesión no existe.',
  SIGN_IN_REQUIRED: 'Inicia sesión para continuar.',
  STORAGE_UNAVAILABLE:
    'Por el momento no se puede llegar a nuestro almacenamiento. Intenta de nuevo en unos segundos.',
  TOKEN_NOT_FOUND: 'Ese código no existe.',
  TOO_MANY_REQUESTS: 'Demasiadas solicitudes. Espera un rato e intenta de nuevo.',
  USERNAME_TAKEN: 'Este nombre de usuario ya está en uso.',
  USER_NOT_FOUND: 'Ese usuario no existe.',
  WALLET_NOT_FOUND: 'Esa billetera no existe.',
  WALLET_REQUEST_OVER:
    'Esta solicitud de una billetera venció o ya se respondió. Empieza de nuevo allí.',
  WEBHOOK_INVALID: 'La firma de este evento no es válida.',
  WRONG_PASSWORD: 'La contraseña actual no es correcta.',
}
