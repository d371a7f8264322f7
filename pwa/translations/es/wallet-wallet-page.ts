import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/wallet-page-words.ts'

const COURSE_NOTE =
  'Certificado de curso. El nombre lo dio su titular, sin comprobar. No es una visa.'

export const walletWalletPage: Translated<typeof english> = {
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
    expiring: 'Por vencer',
    expired: 'Vencidas',
    expiredOrRevoked: 'Vencidas o revocadas',
  },
  statuses: {
    valid: 'Válida',
    expiring: 'Vence pronto',
    expired: 'Vencida',
    revoked: 'Revocada',
  },
  cards: {
    label: 'Tus credenciales',
    showQr: 'Mostrar QR',
    details: 'Detalles',
    notValidYet: (day) => `Aún no es válida: desde el ${day}`,
    courseNote: (isExpired) =>
      isExpired ? `${COURSE_NOTE} Las normas pueden haber cambiado desde entonces.` : COURSE_NOTE,
    ended: (count, kinds) =>
      plural(count, {
        one: `1 credencial sin vigencia: ${kinds.join(', ')}`,
        other: `${String(count)} credenciales sin vigencia: ${kinds.join(', ')}`,
      }),
    endedKinds: {
      expired: (count) => plural(count, { one: '1 vencida', other: `${String(count)} vencidas` }),
      revoked: (count) => plural(count, { one: '1 revocada', other: `${String(count)} revocadas` }),
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
}
