import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/showings/words.ts'

export const walletShowings: Translated<typeof english> = {
  title: 'Lo que has mostrado',
  description: 'Cada vez que creaste un código, y qué resultó de él.',
  retry: 'Intentar de nuevo',
  noConnection: 'Sin conexión.',
  notKnownYet: (reason) =>
    `${reason} En este dispositivo aún no se sabe qué resultó de tus códigos.`,
  asOf: (reason, time) => `${reason} Lo que resultó de tus códigos es lo que se sabía al ${time}.`,
  loading: 'Cargando lo que has mostrado…',
  empty: {
    title: 'Nada todavía',
    text: 'Un código que creas con Mostrar QR se anota aquí, y también cada comprobación de él.',
  },
  credential: 'Credencial',
  showEarlier: 'Mostrar anteriores',
  cutOff: 'Las comprobaciones anteriores están en la descarga de tus datos, en tu perfil.',
  hint: (codes) =>
    `Una comprobación que alguien hace sin conexión se informa aquí más tarde, o nunca. Un código de otro dispositivo aparece una vez que se comprobó. Este dispositivo recuerda sus últimos ${String(codes)} códigos; las comprobaciones se guardan durante dos años.`,
  notNoted:
    'Este dispositivo no pudo anotar tu último código. Libera espacio y luego inténtalo de nuevo.',
  notRead: 'No se pudieron leer los códigos que se crearon en este dispositivo.',
  results: {
    valid: 'Válida',
    expired: 'Vencida',
    revoked: 'Revocada',
    invalid: 'No aceptada',
    sample: 'Muestra',
    OTHER: 'Comprobada',
  },
  origin: {
    madeHere: 'Creado en este dispositivo',
    manyMadeHere: (codes) => `${String(codes)} códigos creados en este dispositivo, uno tras otro`,
    lookedUp: 'Consulta por su número, sin código',
    notNoted: 'No se anotó en este dispositivo',
  },
  silence: {
    isAsking: 'Consultando si se comprobó…',
    notKnown: 'Aquí no se sabe si se comprobó',
    notYet: 'Aún no se ha comprobado',
    none: 'No se conoce ninguna comprobación',
  },
  checks: {
    qr_scan: (verifier, time) => `Escaneado por ${verifier}, ${time}`,
    manual_lookup: (verifier, time) => `Pegado por ${verifier}, ${time}`,
    api_call: (verifier, time) => `Comprobado por ${verifier}, ${time}`,
    OTHER: (verifier, time) => `Comprobado por ${verifier}, ${time}`,
  },
  checkedOffline: (check, reported) => `${check}, sin conexión; informado el ${reported}`,
  verifiers: {
    organization: (name) => `“${name}”, como dijo llamarse`,
    you: 'ti',
    signedIn: 'alguien con sesión iniciada',
    notSignedIn: 'alguien sin sesión iniciada',
  },
}
