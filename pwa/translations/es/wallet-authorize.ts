import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/authorize/words.ts'

export const walletAuthorize: Translated<typeof english> = {
  incomplete: 'Este enlace está incompleto. Empieza de nuevo en la otra billetera.',
  reading: 'Leyendo la solicitud…',
  nothingGiven: {
    tab: 'No se entregó nada',
    title: 'No se entregó nada a la otra billetera',
    open: 'Abrir la billetera',
    tell: (wallet) => `Avisar a ${wallet}`,
    text: 'Puedes cerrar esta página. El enlace le dice a la otra billetera que no le entregaste nada.',
  },
  consent: {
    tab: 'Agregar a otra billetera',
    title: (wallet) => `¿Entregar una credencial a ${wallet}?`,
    text: 'Tendrá tu nombre, los últimos cuatro dígitos de tu pasaporte, y la clase y las fechas de la credencial. Puedes darla de baja en cualquier momento en tu perfil, en Otras billeteras.',
    question: '¿Empezaste esto tú en esa billetera?',
    warning: (wallet, destination) =>
      `La billetera dice llamarse ${wallet}; nadie lo ha comprobado. La respuesta va a ${destination}.`,
    none: 'No tienes ninguna credencial vigente.',
    credential: 'Credencial',
    give: 'Entregarla',
    giveNothing: 'No entregar nada',
  },
}
