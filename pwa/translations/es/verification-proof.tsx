import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/proof/words.tsx'

export const verificationProof: Translated<typeof english> = {
  page: {
    title: 'Comprobar un archivo de comprobante',
    about:
      'El archivo se comprueba en este dispositivo y no se envía a ninguna parte. Una vez cargada esta página, no necesita conexión.',
    choose: 'Elige un archivo de comprobante',
    chooseHint:
      'o suéltalo aquí. Los titulares lo guardan en su billetera; su nombre empieza con visa-proof.',
    hash: 'Hash del bloque',
    hashHint:
      'Busca el número del bloque en cualquier explorador, o pregunta a cualquier nodo, y pega su hash: así no hace falta creerle a nadie que el bloque es real.',
    hashMalformed: 'Un hash es 0x y 64 dígitos de 0 a f.',
    spoken: (file, sentence) => `${file}: ${sentence}`,
  },
  sentences: {
    FILE_UNREADABLE:
      'Esto no es un archivo de comprobante, o se dañó. Pide al titular que lo guarde de nuevo.',
    ISSUER_NOT_KNOWN:
      'Sin comprobar: aquí no se conoce la clave del emisor. Obtén las claves del emisor una vez y luego comprueba de nuevo.',
    KEY_SET_EXPIRED:
      'Sin comprobar: la lista de las claves del emisor que se conoce aquí había terminado antes de ese bloque. Obtén de nuevo las claves del emisor, o pide al titular que guarde el archivo de nuevo.',
    SIGNATURE_INVALID: 'El emisor no firmó esta credencial tal como está. No la aceptes.',
    BLOCK_NOT_GIVEN:
      'Sin comprobar: nadie confirmó el bloque. Busca su número en un explorador e indica el hash que encuentres ahí.',
    BLOCK_DIFFERS:
      'El archivo trata de un bloque distinto del que tiene este hash. Compara el número y el hash una vez más; si son correctos, no lo aceptes.',
    REGISTRY_NOT_PROVEN:
      'El archivo no prueba lo que contenía el registro del emisor. No lo aceptes; pide al titular que guarde uno nuevo.',
    NOT_ANCHORED: 'Esta credencial no fue anclada en ese registro. No la aceptes.',
    CREDENTIAL_IN_DOUBT:
      'La clave que firmó esta credencial fue robada antes de que la credencial fuera anclada. Pide una nueva al emisor.',
    CREDENTIAL_REVOKED: 'El emisor había revocado esta credencial en ese bloque.',
    CREDENTIAL_NOT_YET_VALID:
      'Esta credencial es auténtica y aún no es válida: su primer día todavía está por llegar.',
    CREDENTIAL_EXPIRED: 'Esta credencial era auténtica, y ya pasó su último día de validez.',
  },
  proven: 'Esta credencial es auténtica, fue anclada y no estaba revocada en ese bloque.',
  checks: {
    file: 'Archivo completo',
    issuerSignature: 'Firmada por el emisor',
    block: 'El bloque está en la cadena',
    registry: 'Registro del emisor en ese bloque',
    anchor: 'Anclada en el registro',
    revocation: 'No revocada en ese bloque',
    credentialDates: 'Credencial en sus fechas',
  },
  answers: { passed: 'Sí', failed: 'No', not_checked: 'Sin comprobar' },
  credential: {
    title: 'La credencial',
    type: 'Tipo',
    holder: 'Titular',
    dates: 'Fechas',
    issuer: 'Emisor',
    issuerIs: (issuer) => `${issuer}. No es un documento del gobierno de EE. UU.`,
    passport: 'Pasaporte',
    passportEnds: (digits) => `termina en ${digits}`,
    whatItIs: 'Qué es',
    score: 'Puntaje',
    percent: (score) => `${score}%`,
    content: 'Contenido',
    edition: (edition, oldestFact) => `edición del ${edition}, dato más antiguo del ${oldestFact}`,
  },
  place: {
    title: 'En la cadena de bloques',
    block: 'Bloque',
    blockAndTime: (block, instant) => (
      <>
        {block}, {instant}
      </>
    ),
    opensExplorer: '(abre el explorador de bloques en una pestaña nueva)',
    chain: 'Cadena',
    registry: 'Registro',
    registryNoun: 'dirección del registro',
  },
  limits: {
    titleWhenValid: 'Qué prueba esto y qué no',
    title: 'Qué no puede probar un archivo',
    proves:
      'Exactamente estos bytes fueron firmados por el emisor, estaban en el registro del emisor en ese bloque o antes, y no estaban revocados ahí en ese bloque.',
    doesNotProve: 'No prueba:',
    notProven: [
      'Nada posterior a ese bloque: la credencial puede haber sido revocada desde entonces.',
      'Quién lleva el archivo: compara el nombre con un documento de identidad.',
    ],
  },
}
