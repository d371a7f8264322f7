import type { Sentences } from '../sentences.ts'
import { plural } from '#pwa/language/words.ts'

export const sentences: Sentences = {
  // Entries of forms.
  'Invalid input': 'Este dato no es válido.',
  'Username is required': 'El nombre de usuario es obligatorio',
  'Password is required': 'La contraseña es obligatoria',
  'Choose a name that is no email address.': 'Elige un nombre que no sea una dirección de correo.',
  'Enter a valid email address.': 'Escribe una dirección de correo válida.',
  'Enter a name.': 'Escribe un nombre.',
  'Use at least {} characters.': (least) => `Usa al menos ${least} caracteres.`,
  'Use at most {} characters.': (most) => `Usa como máximo ${most} caracteres.`,
  'Use at most {} marks on a letter.': (most) => `Usa como máximo ${most} marcas en una letra.`,
  'Use at least one letter.': 'Usa al menos una letra.',
  'This name is too long.': 'Este nombre es demasiado largo.',
  'A name cannot have the invisible character U+{} here.': (point) =>
    `Un nombre no puede tener aquí el carácter invisible U+${point}.`,
  'A name cannot have “{}” in it.': (character) => `Un nombre no puede contener “${character}”.`,
  'A mark in a name needs a letter before it.': 'Una marca en un nombre necesita una letra antes.',
  'Enter the {} digits of the code.': (digits) => `Escribe los ${digits} dígitos del código.`,
  'Enter one of your recovery codes.': 'Escribe uno de tus códigos de recuperación.',
  'That is longer than a recovery code.': 'Eso es más largo que un código de recuperación.',
  'This link is incomplete.': 'Este enlace está incompleto.',
  'Must be bytes in base64url.': 'Deben ser bytes en base64url.',
  'This text holds a character that cannot be stored. Remove it.':
    'Este texto contiene un carácter que no se puede guardar. Quítalo.',
  'The request ended before its body was complete.':
    'La solicitud terminó antes de que su contenido estuviera completo.',
  'The request is larger than {} kB.': (size) => `La solicitud supera los ${size} kB.`,
  'The request has more than {} values.': (values) =>
    `La solicitud tiene más de ${values} valores.`,

  // Accounts and passkeys.
  'The name of an administrator looks like this one. Choose another.':
    'El nombre de una persona que administra se parece a este. Elige otro.',
  'This passkey is not known here. Use your password, then add it again.':
    'Esta llave de acceso no se conoce aquí. Usa tu contraseña y luego agrégala de nuevo.',
  'Only people who may do something in the console are sent such a link.':
    'Este enlace se envía solo a personas que pueden hacer algo en la consola.',
  'Nothing was done: another account has signed in in this browser since this page was opened.':
    'No se hizo nada: otra cuenta inició sesión en este navegador desde que se abrió esta página.',
  'A guest cannot become an administrator before claiming the account.':
    'Una cuenta de invitado no puede recibir permisos de administración antes de ser reclamada.',
  'A guest asks nobody for anything before claiming the account.':
    'Una cuenta de invitado no le pide nada a nadie antes de ser reclamada.',
  'Name each right once.': 'Nombra cada permiso una sola vez.',

  // Devices and codes. The next lines are the reasons and the advice in the first sentence.
  'The clocks of this machine and of the database differ by {} s. Correct the wrong one.': (
    seconds,
  ) =>
    `Los relojes de este servidor y de la base de datos difieren en ${seconds} s. Corrige el que está mal.`,
  'This device was ended: {}. {}': (why, next) =>
    `Este dispositivo se dio de baja: ${why}. ${next}`,
  'you ended it, or its session, yourself': 'tú lo diste de baja o cerraste su sesión',
  'you logged out on it': 'cerraste sesión en él',
  'the same browser was given a new key': 'el mismo navegador recibió una clave nueva',
  'it had not been used for a long time': 'no se había usado en mucho tiempo',
  'the password of your account was changed': 'se cambió la contraseña de tu cuenta',
  'the account was deleted': 'la cuenta se eliminó',
  'you told us that a change to your account was not yours':
    'nos avisaste que un cambio en tu cuenta no fue tuyo',
  'support signed your account out everywhere':
    'soporte cerró las sesiones de tu cuenta en todas partes',
  'Another key has taken its place.': 'Otra clave ocupa su lugar.',
  'You have signed in again, so it gets a new key.':
    'Iniciaste sesión de nuevo, así que recibe una clave nueva.',
  'Sign in again to show credentials on it.':
    'Inicia sesión de nuevo para mostrar credenciales en él.',
  'It keeps its name.': 'Conserva su nombre.',
  'Its codes are no longer valid.': 'Sus códigos ya no son válidos.',
  'A code lives at least 1 minute.': 'Un código dura al menos 1 minuto.',
  'A code lives at most 1440 minutes.': 'Un código dura como máximo 1440 minutos.',

  // Verification, and other wallets.
  'Please enter QR code data': 'Escribe los datos del código QR',
  'QR code data has at most {} characters.': (most) =>
    `Los datos del código QR tienen como máximo ${most} caracteres.`,
  'Add at least one credential to verify': 'Agrega al menos una credencial para verificar',
  'Maximum batch size is {} credentials': (most) =>
    `El tamaño máximo del lote es de ${most} credenciales`,
  'Please provide valid credential IDs or QR data':
    'Escribe ID de credenciales o datos QR que sean válidos',
  'Name each once.': 'Nombra cada uno una sola vez.',
  'This is a sample. It proves nothing, so no other wallet takes it.':
    'Esto es una muestra. No prueba nada, así que ninguna otra billetera la acepta.',
  "The wallet's answer is refused: {}. Ask again.": (why) =>
    `Se rechaza la respuesta de la billetera: ${why}. Haz otra solicitud.`,
  'Our certificate has no name to ask by, only an address: ask by its hash.':
    'Nuestro certificado no tiene un nombre con el que pedir, solo una dirección: pide con su hash.',

  // Exam, checkout and invitations.
  'An account begins at most two exams in 24 hours. The screen says when the next one is possible.':
    'Una cuenta empieza como máximo dos exámenes en 24 horas. La pantalla dice cuándo es posible el siguiente.',
  'Confirm your email address first: your profile mails you the link again.':
    'Confirma primero tu dirección de correo: desde tu perfil se te envía el enlace de nuevo.',
  'You are signed in as {}. Use that address, or log out first.': (email) =>
    `Tu sesión está iniciada como ${email}. Usa esa dirección o cierra sesión primero.`,
  'Enter a card number.': 'Escribe un número de tarjeta.',
  'The sandbox takes the listed test cards only. No real card is ever charged.':
    'El entorno de prueba acepta solo las tarjetas de prueba de la lista. Nunca se cobra a una tarjeta real.',
  'This invitation was mailed to another address. Sign in to the account of that address.':
    'Esta invitación se envió a otra dirección de correo. Inicia sesión en la cuenta de esa dirección.',
  'The last day of this credential has passed. Ask its issuer for a new invitation.':
    'El último día de esta credencial ya pasó. Pide a su emisor una invitación nueva.',
  'These are not the digits that the issuer entered. One try is left.':
    'Estos no son los dígitos que escribió el emisor. Queda un intento.',
  'These are not the digits that the issuer entered. {} tries are left.': (tries) =>
    `Estos no son los dígitos que escribió el emisor. ${plural(Number(tries), {
      one: 'Queda un intento',
      other: `Quedan ${tries} intentos`,
    })}.`,
  'Passport last 4 digits must be exactly 4 numbers (e.g., 1234).':
    'Los últimos 4 dígitos del pasaporte deben ser exactamente 4 números (p. ej., 1234).',

  // Issuing, and all that administrators enter.
  'Give a time of our era.': 'Escribe un momento de nuestra era.',
  'Enter a date that exists, as YYYY-MM-DD.': 'Escribe una fecha que exista, como AAAA-MM-DD.',
  'Enter a date from 1970 on.': 'Escribe una fecha desde 1970.',
  'Enter a date before 31 December 9999.': 'Escribe una fecha anterior al 31 de diciembre de 9999.',
  'Expiry date must be after issue date':
    'La fecha de vencimiento debe ser posterior a la fecha de emisión',
  'The expiry date has passed already: its day ended at 24:00 UTC.':
    'La fecha de vencimiento ya pasó: su día terminó a las 24:00 UTC.',
  'The new expiry date must be after the present one.':
    'La nueva fecha de vencimiento debe ser posterior a la actual.',
  'Change at least one field: nothing differs from the credential.':
    'Cambia al menos un dato: nada es distinto de la credencial.',
  'A thief may have signed this credential, so nothing is taken over from it. Issue a new one.':
    'Es posible que un ladrón haya firmado esta credencial, así que no se toma nada de ella. Emite una nueva.',
  'Choose one of the seven visa types.': 'Elige uno de los siete tipos de visa.',
  'Choose one of the reason codes 1 to 5.': 'Elige uno de los códigos de motivo del 1 al 5.',
  'Choose 7, 30 or 90 days.': 'Elige 7, 30 o 90 días.',
  'Please provide a revocation reason.': 'Escribe un motivo de revocación.',
  'This form was sent before, for somebody else or by somebody else.':
    'Este formulario ya se envió antes, para otra persona o por otra persona.',
  'This address has an account. Choose its user, and issue the credential at once.':
    'Esta dirección tiene una cuenta. Elige su usuario y emite la credencial de inmediato.',
  'Choose at least one credential.': 'Elige al menos una credencial.',
  'Choose at most {} credentials at once.': (most) =>
    `Elige como máximo ${most} credenciales a la vez.`,
  'Name each credential once.': 'Nombra cada credencial una sola vez.',
  'Give each line a reference of its own.': 'Da a cada línea una referencia propia.',
  'Use letters, digits, spaces and . _ / # : -': 'Usa letras, dígitos, espacios y . _ / # : -',

  // Lists of the console.
  'There is no such page. Open the first page of the list.':
    'Esa página no existe. Abre la primera página de la lista.',
  'Only the first {} entries have page numbers. Go on from the page before.': (most) =>
    `Solo las primeras ${most} entradas tienen número de página. Continúa desde la página anterior.`,
  'More than {} accounts match this search. Type more of the name or the address.': (most) =>
    `Más de ${most} cuentas coinciden con esta búsqueda. Escribe más del nombre o de la dirección.`,

  // Payments.
  'Enter an amount.': 'Escribe un monto.',
  'Say why.': 'Di por qué.',
  'Say why the money is given back.': 'Di por qué se devuelve el dinero.',
  'Choose a user.': 'Elige un usuario.',
  'At most {} can be given back.': (amount) => `Se pueden devolver como máximo ${amount}.`,
  'This form was sent before, for another purchase or another amount.':
    'Este formulario ya se envió antes, para otra compra u otro monto.',
  'This user has paid for access already.': 'Este usuario ya pagó por el acceso.',
  'There is no such payment.': 'Ese pago no existe.',

  // Imports.
  'The file is not in UTF-8. Save it as “CSV UTF-8”.':
    'El archivo no está en UTF-8. Guárdalo como “CSV UTF-8”.',
  'The file has no line below the names of the columns.':
    'El archivo no tiene ninguna línea debajo de los nombres de las columnas.',
  'The file has {} lines. Upload at most {} lines at once.': (lines, most) =>
    `El archivo tiene ${lines} líneas. Sube como máximo ${most} líneas a la vez.`,
  'The file has {} line ends. Upload at most {} lines at once.': (ends, most) =>
    `El archivo tiene ${ends} finales de línea. Sube como máximo ${most} líneas a la vez.`,
  'The file has {} {}. Upload at most {} lines at once.': (count, name, most) =>
    `El archivo tiene ${count} ${name}. Sube como máximo ${most} líneas a la vez.`,
  commas: 'comas',
  semicolons: 'puntos y comas',
  tabs: 'tabuladores',
  'Line {} cannot be read: its quotation marks do not match.': (line) =>
    `No se puede leer la línea ${line}: sus comillas no coinciden.`,
  'The first line has to name these columns: {}.': (columns) =>
    `La primera línea tiene que nombrar estas columnas: ${columns}.`,
  'This file was uploaded more than {} days ago, and its lines are gone. Upload it again.': (
    days,
  ) => `Este archivo se subió hace más de ${days} días y sus líneas ya no están. Súbelo de nuevo.`,
  'What this line said can no longer be read. Upload it again.':
    'Lo que decía esta línea ya no se puede leer. Súbela de nuevo.',
}
