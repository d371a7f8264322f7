import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/verdict/details-words.tsx'

export const verificationVerdictDetails: Translated<typeof english> = {
  paper: {
    overprint: 'MUESTRA',
    credential: 'Credencial',
    samePattern: 'Misma credencial, mismo patrón.',
    comparePerson: 'Compara a la persona con el pasaporte.',
  },
  causes: {
    away: 'Comprobado en este dispositivo, sin el emisor.',
    busy: 'Comprobado en este dispositivo: desde aquí llegaron demasiadas consultas, así que el emisor no acepta ninguna por ahora. Pronto se le consulta de nuevo.',
    failed: 'Comprobado en este dispositivo: el emisor no pudo responder.',
  },
  ages: {
    wasAgo: (age) => `Eso fue ${age}.`,
    wasOn: (moment) => `Eso fue el ${moment}.`,
    listIsOf: (when) => <>Su lista de revocaciones es del {when}.</>,
    instantAndAge: (instant, age) => `${instant} (${age})`,
  },
  anchor: {
    title: 'Comprobante en la cadena de bloques',
    proven:
      'Recalculado en este dispositivo: el hash firmado de esta credencial lleva a la raíz de abajo. Que la raíz está en la cadena lo puede consultar cualquiera con el contrato y la transacción.',
    notProven:
      'Recalculado en este dispositivo: el comprobante no lleva del hash firmado a la raíz. No confíes en él.',
    root: 'Raíz',
    transaction: 'Transacción',
    opensExplorer: '(abre el explorador de bloques en una pestaña nueva)',
    contract: 'Contrato',
    block: 'Bloque',
    blockAndTime: (block, when) => (
      <>
        {block}, {when}
      </>
    ),
    network: 'Red',
    networkAndChain: (network, chain) => `${network} (cadena ${chain})`,
    nouns: {
      root: 'raíz',
      transaction: 'hash de la transacción',
      contract: 'dirección del contrato',
    },
  },
  statuses: {
    valid: 'Válida',
    revoked: 'Revocada',
    expired: 'Vencida',
    not_found: 'No encontrada',
    error: 'Error',
    invalid: 'No válida',
    sample: 'Muestra',
    OTHER: 'Otro',
  },
}
