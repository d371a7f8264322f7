import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/code-dialog-words.tsx'

export const walletCodeDialog: Translated<typeof english> = {
  share: 'Compartir',
  refresh: 'Actualizar',
  download: 'Descargar',
  generate: 'Generar',
  hint: 'Sostén el teléfono nivelado, a entre 15 y 25 cm del escáner, con la pantalla brillante. Presiona el código para que llene la pantalla. El verificador ve tus iniciales, la clase, las fechas y el número de la credencial, nunca tu número de pasaporte.',
  pattern: 'El verificador ve este mismo patrón.',
  picture: {
    label: 'Código QR',
    enlarge: 'Llenar la pantalla con el código QR',
    isHidden: 'Oculto',
    hasExpired: 'Código QR vencido. Actualiza para generar uno nuevo',
    hasFailed: 'No hay ningún código. Genera uno para intentarlo de nuevo.',
  },
  wholeScreen: {
    label: 'Código QR en toda la pantalla',
    shrink: 'Volver a achicar el código',
    close: 'Cerrar',
  },
  life: {
    label: 'Tiempo restante',
    validFor: (time) => <>Válido por {time}</>,
    thenNew: 'Después, un código nuevo',
    thenGone: 'Después desaparece',
  },
  notNoted: 'Este dispositivo no pudo anotar que creaste este código.',
  origin: {
    title: 'Código QR generado',
    validFor: (minutes) =>
      plural(minutes, {
        one: 'Válido por 1 minuto',
        other: `Válido por ${String(minutes)} minutos`,
      }),
    madeHere: (validFor) =>
      `${validFor}. Este código se creó en tu teléfono y funciona sin conexión.`,
    madeByServer: (validFor) =>
      `${validFor}. El servidor creó este código. Uno nuevo requiere conexión.`,
    timeUnsure: 'Es posible que no acepten este código',
    whyTimeUnsure:
      'Este teléfono no está seguro de la hora, y un verificador puede ver el código como atrasado o adelantado. Conéctate una vez y luego actualízalo.',
  },
  error: 'Error',
  makingFailed: 'No se pudo generar el código QR. Inténtalo de nuevo.',
}
