import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/generate/words.tsx'

export const verificationGenerate: Translated<typeof english> = {
  choice: {
    notLoaded: 'No se pudieron cargar tus credenciales',
    tryAgain: 'Intentar de nuevo',
    loading: 'Cargando tus credenciales…',
    own: 'Tus credenciales',
    samples: 'Muestras',
    idUntil: (id, day) => (
      <>
        {id} hasta el {day}
      </>
    ),
    revoked: 'Revocada',
    expired: 'Vencida',
    upcoming: 'Aún no válida',
  },
  nothing: {
    title: 'No hay ninguna credencial que mostrar',
    openWallet: 'Abrir la billetera',
    text: 'Un código se hace para una credencial que tienes, y ninguna se ha emitido para tu cuenta.',
  },
  demo: {
    title: 'Modo de demostración',
    text: 'Las muestras pertenecen a una persona inventada, para que puedas probar los códigos y el escáner. Cualquiera que haya iniciado sesión aquí puede mostrarlas, y todo verificador les pone el sello MUESTRA, nunca VÁLIDA.',
  },
  generator: {
    change: 'Cambiar de credencial',
    size: 'Tamaño',
    sizes: { sm: 'Pequeño', md: 'Mediano', lg: 'Grande' },
    sizeInPixels: (size, pixels) => `${size} (${pixels} px)`,
    refresh: 'Renovar',
    generate: 'Generar código QR',
    renews: 'Hacer un código nuevo 5 segundos después de que venza este',
    failed: 'No se generó el código QR',
    tryAgain: 'Intentar de nuevo',
    notGenerated: 'No se pudo generar el código QR',
  },
  code: {
    picture: 'Código QR de la credencial',
    generated: 'Código QR generado',
    validFor: (minutes) =>
      plural(minutes, {
        one: 'Válido por 1 minuto',
        other: `Válido por ${String(minutes)} minutos`,
      }),
    timeLeft: 'Tiempo restante:',
    newFollows: 'Sigue un código nuevo.',
    anyCamera: 'Lo lee cualquier cámara de teléfono, y también el Centro de verificación QR.',
    download: 'Descargar',
    share: 'Compartir',
    copyLink: 'Copiar enlace',
  },
}
