import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/settings/words.ts'

const WHILE_OPEN =
  'Los avisos se muestran mientras esta aplicación está abierta, en cualquier pantalla. Una aplicación cerrada o una billetera bloqueada no puede avisarte.'

export const walletSettings: Translated<typeof english> = {
  title: 'Ajustes de la billetera',
  reset: 'Restablecer',
  save: 'Guardar',
  saved: 'Ajustes guardados',
  wasReset: 'Ajustes restablecidos',
  error: 'Error',
  failed: 'No se pudieron guardar los ajustes. Inténtalo de nuevo.',
  version: (version) => `Versión ${version}`,
  codes: {
    title: 'Códigos QR',
    validFor: 'El código es válido por',
    minutes: (count) => `${String(count)} minutos`,
    autoRefresh: 'Crear un código nuevo cuando uno vence',
  },
  expiry: {
    title: 'Vencimiento',
    soonMeans: 'Vence pronto significa',
    withinDays: (count) => `en un plazo de ${String(count)} días`,
    notify: 'Avisarme antes de que venza una credencial',
    hints: {
      unsupported:
        'Este navegador no tiene notificaciones; en su lugar, la billetera marca la tarjeta.',
      denied:
        'Este navegador bloquea las notificaciones de este sitio. Primero permítelas en los ajustes del sitio, en el navegador.',
      default: `Tu navegador te pregunta primero, cuando guardas. ${WHILE_OPEN}`,
      granted: WHILE_OPEN,
    },
  },
  display: {
    title: 'Visualización',
    showIds: 'Mostrar el ID de las credenciales en las tarjetas',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  },
  security: {
    title: 'Seguridad y respaldo',
    level: 'Nivel de seguridad',
    levels: { standard: 'Estándar', high: 'Alto (PIN)' },
    hint: 'Estándar deja el almacenamiento de este navegador como está. Alto guarda la billetera y la clave de este dispositivo bajo un PIN de al menos seis dígitos.',
    backUp: 'Respaldar estos ajustes en mi cuenta',
  },
  devices: {
    title: 'Dispositivos',
    none: 'Ningún dispositivo tiene todavía una clave para esta billetera.',
    thisDevice: 'Este dispositivo',
    lastRenewed: (time) => `Última renovación: ${time}`,
  },
  storage: {
    title: 'Almacenamiento en este dispositivo',
    megabytes: (count) => `${count} MB`,
    used: (used, room) => `${used} de ${room} en uso.`,
    removedAfterDays:
      'Este navegador lo elimina cuando hayas usado el navegador en siete días sin volver aquí; en la aplicación de la pantalla de inicio se queda. Tu cuenta conserva tus credenciales.',
    isPersistent: 'El navegador lo conserva hasta que lo elimines.',
    mayBeRemoved:
      'El navegador puede eliminarlo cuando se acabe el espacio; tu cuenta conserva tus credenciales.',
    clear: 'Borrar datos',
    question:
      'Se eliminan de este dispositivo las tarjetas, la clave, las notas de los códigos que creaste, los ajustes y tus respuestas habladas. Tus credenciales se quedan en tu cuenta y se cargan de nuevo cuando hay conexión.',
    cleared: 'Datos borrados',
    clearFailed: 'No se pudieron borrar los datos. Inténtalo de nuevo.',
  },
}
