import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/asking/words.tsx'

export const verificationAsking: Translated<typeof english> = {
  form: {
    title: 'Pedir a la billetera del titular',
    about:
      'Para titulares que guardan su credencial en otra aplicación de billetera. Se te indica su clase y su último día, y si está vigente ahora.',
    askAlso: 'Pedir también',
    claims: {
      holder_name: 'Nombre',
      passport_last_four: 'Últimos cuatro dígitos del pasaporte',
    },
    noNames:
      'No puedes pedir nombres: un propietario de este servicio dice quién puede. En su lugar, compara a la persona con el pasaporte.',
    askByBrowser: 'Pedir con este navegador',
    showCode: 'Mostrar un código QR',
    onThisDevice: 'Pedir a una billetera de este dispositivo',
    unknown: {
      title: '¿La billetera no nos conoce?',
      about:
        'Algunas billeteras nos llamarán verificador desconocido: ninguna lista pública nos nombra, y ahí decide el titular. Una que no acepta ninguna solicitud nuestra puede ser más antigua.',
      byAddress: 'Pedir con nuestra dirección, como lo quieren las billeteras más antiguas',
      format: 'Pedir un solo formato, como lo quieren algunas billeteras',
      anyFormat: 'Cualquiera de los dos',
      formats: { 'dc+sd-jwt': 'SD-JWT VC', mso_mdoc: 'mdoc (ISO 18013-5)' },
    },
  },
  waiting: {
    spoken: 'Esperando a la billetera.',
    scanTitle: 'Deja que el titular escanee esto',
    code: 'Código QR para la billetera del titular',
    scan: 'Con la aplicación de billetera que tiene la credencial. Sirve para una sola respuesta.',
    openTitle: 'Abre la billetera en este dispositivo',
    open: 'Abrir la billetera',
    leadsBack:
      'Después de responder, la billetera vuelve a abrir esta página. La respuesta se muestra allí, solo a ti.',
    timeLeft: (countdown) => <>Tiempo restante: {countdown}</>,
    away: 'Ahora mismo no hay conexión con el servidor. La billetera puede seguir; su respuesta se muestra aquí en cuanto vuelva la conexión.',
    refused: {
      title: 'Una billetera se negó. No está demostrado.',
      sentence:
        'Cualquiera que haya visto el código puede enviar esto. Pregunta al titular: una credencial que muestre su billetera todavía cuenta aquí.',
    },
    stop: 'Dejar de pedir',
    browserTitle: 'El navegador pide una billetera',
    spinner: 'Esperando a la billetera…',
    choose:
      'Elige la billetera en la ventana propia del navegador, en este dispositivo o en un teléfono que esté al lado.',
  },
  failures: {
    declined: {
      title: 'La billetera no entregó nada',
      sentence:
        'Su titular dijo que no, o no contiene ninguna credencial nuestra. Pide de nuevo, o pide un código de nuestra propia billetera.',
    },
    expired: {
      title: 'Ninguna billetera mostró una credencial',
      sentence:
        'La solicitud terminó. Pide de nuevo; si la billetera no acepta ninguna solicitud nuestra, pide un código de nuestra propia billetera.',
    },
    unable: {
      title: 'Este navegador no pudo pedir',
      sentence: 'No se entiende con esa billetera. Muestra un código QR en su lugar.',
    },
    nothingAsked: 'No se pidió nada',
    askAgain: 'Pedir de nuevo',
  },
  disclosed: { name: 'Nombre, como se emitió', passport: 'El pasaporte termina en' },
  verdict: {
    checks: {
      text: 'Respuesta legible',
      shape: 'Respuesta completa',
      deviceSignature: 'Firmado por la billetera del titular',
      tokenTimes: 'Renovada en la billetera',
    },
    tooOld: 'No renovada en la billetera',
    sentences: {
      TOKEN_MALFORMED:
        'La billetera respondió con algo distinto de lo que se pidió. Pide de nuevo, o pide un código.',
      UNKNOWN_ISSUER: 'Otro emisor firmó lo que mostró la billetera. No lo aceptes.',
      SIGNATURE_INVALID:
        'El emisor no firmó lo que mostró la billetera tal como está. No lo aceptes.',
      DEVICE_SIGNATURE_INVALID:
        'La billetera no firmó esta respuesta a esta solicitud. Pide de nuevo, y no aceptes esta.',
      TOKEN_NOT_YET_VALID:
        'Según nuestro reloj, lo que mostró la billetera es del futuro. Pide de nuevo, o pide un código.',
      PASS_EXPIRED:
        'La billetera lleva demasiado tiempo sin renovar esta credencial. Pide al titular que abra la billetera con conexión y luego pide de nuevo.',
      PASS_NOT_ISSUED:
        'El emisor no tiene registro de haber dado a la billetera lo que mostró. No lo aceptes.',
      DEVICE_REVOKED:
        'Esta credencial se dio de baja en esa billetera. Pide al titular que la muestre con otra billetera o con un código.',
    },
  },
}
