import { type Translated, plural } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/words.tsx'

export const verification: Translated<typeof english> = {
  title: 'Verificación · Visa Success Guide',
  verifying: 'Verificando la credencial…',
  failed: 'No se pudo verificar la credencial. Inténtalo de nuevo.',
  verifyAgain: 'Verificar de nuevo',
  checkAnother: 'Comprobar otra',
  center: {
    title: 'Centro de verificación QR',
    back: 'Volver',
    tabs: {
      scan: 'Escanear y verificar',
      ask: 'Pedir a una billetera',
      generate: 'Generar QR',
      batch: 'Verificar por lotes',
      help: 'Ayuda e información',
    },
    closed: { ask: 'Después de crear una contraseña', batch: 'Para administradores' },
  },
  help: {
    counter: {
      title: 'En la ventanilla',
      ask: 'Pide el código. Escanéalo con una cámara, con un escáner de teclado o con una imagen, o pégalo.',
      read: 'Lee el sello. Debajo, cada comprobación tiene su propio resultado, que puede ser “no comprobado”.',
      compare: 'Compara a la persona con el pasaporte, y el patrón con la tarjeta del titular.',
      next: 'Presiona Enter, Espacio o N para el siguiente.',
      withoutConnection:
        'Sin conexión, este dispositivo comprueba las firmas y su propia lista de revocaciones. El veredicto indica la antigüedad de esa lista; después de un día es ámbar, nunca verde.',
    },
    verdicts: {
      title: 'Los veredictos',
      valid: 'Auténtica, en sus fechas y no revocada.',
      revoked: 'El emisor la retiró.',
      expired: 'El código o la credencial pasó su plazo.',
      not_found: 'El emisor no tiene tal registro.',
      invalid: 'Las firmas no son correctas. No la aceptes.',
      sample: 'Una muestra para hacer pruebas. No prueba nada.',
      not_checked: 'Algo no se pudo comprobar. Conéctate y comprueba de nuevo.',
    },
    endpoints: {
      title: 'Puntos de conexión',
      verifyQr: 'Verifica lo que contiene un código.',
      verifyBatch: (max) => `Verifica hasta ${max} a la vez, para administradores.`,
      tokenStatus: 'Indica si un código que hizo el servidor aún es válido.',
      showQr: 'Hace un código para una credencial tuya.',
      readTrust: 'Las claves del emisor y los nombres de sus listas: para un tiempo sin red.',
      readShard: 'Una de esas listas de revocaciones.',
    },
    limits: {
      title: 'Límites',
      general: 'API general',
      verification: 'Verificación',
      sensitive: 'Operaciones sensibles',
      mayBeNarrower: 'Cada servidor puede tener límites más estrictos para las solicitudes.',
      countedFor: {
        general: 'para cambios, por cuenta o por dirección de red sin cuenta',
        administration: 'para cambios, por administrador',
        reads:
          'para lecturas, por dirección de red sin cuenta; de una cuenta solo cuentan las lecturas costosas, como un código nuevo',
        verification: 'por cuenta o por dirección de red sin cuenta. Un lote cuenta una sola vez',
        sensitive: 'por cuenta',
        sensitiveFromAddress:
          'por dirección de red, para cuentas sin contraseña y para solicitudes que no requieren cuenta',
      },
      perHour: (requests) =>
        plural(requests, {
          one: '1 solicitud por hora',
          other: `${String(requests)} solicitudes por hora`,
        }),
      perMinutes: (requests, minutes) =>
        plural(requests, {
          one: `1 solicitud cada ${minutes} minutos`,
          other: `${String(requests)} solicitudes cada ${minutes} minutos`,
        }),
      batch: 'Lote',
      batchMax: (max) => `como máximo ${max} credenciales`,
      inputs: 'Entradas',
      longInputs: (max) => `las de más de ${max} caracteres se leen como datos QR`,
      codeLife: 'Duración de un código mostrado',
      codeMinutes: (minutes) => `5-10 minutos por lo general; ${minutes} según lo fijó su titular`,
      tokenLife: 'Duración de un token solicitado',
      tokenMinutes: (min, max, usual) =>
        `de ${min} a ${max} minutos, ${usual} si no se indica otra cosa`,
      clocks: 'Relojes',
      clockSeconds: (seconds) => `pueden diferir en ${seconds} segundos`,
      pictures: 'Imágenes de códigos',
      pixels: (sizes) => `${sizes} píxeles`,
    },
  },
  verifyFailed: {
    heading: 'La verificación falló',
    retry: 'Reintentar',
  },
  withoutCode: {
    title: 'Comprobar una credencial',
    toHomepage: 'Volver a la página principal',
    ways: 'Escanea el código con la cámara, elige una imagen del código o pégalo.',
    noToken: 'Sin token de verificación',
    noneInUrl: 'La URL no contiene ningún token de verificación.',
    fileInstead: (link) => (
      <>¿Te dieron un archivo en su lugar? {link('Comprobar un archivo de comprobante')}</>
    ),
    verdictOf: (instant) =>
      `Este es el veredicto del ${instant}. Para saber cómo está ahora, comprueba el código de nuevo.`,
  },
}
