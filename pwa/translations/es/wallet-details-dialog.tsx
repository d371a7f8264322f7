import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/wallet/details-dialog-words.tsx'

export const walletDetailsDialog: Translated<typeof english> = {
  description: (issuer) => `Emitida por ${issuer}. No es un documento del gobierno de EE. UU.`,
  facts: {
    status: 'Estatus',
    holder: 'Titular',
    issued: 'Emitida',
    expires: 'Vence',
    revoked: 'Revocada',
    reason: 'Motivo',
    notes: 'Notas',
    credentialId: 'ID de la credencial',
    anchorHash: 'Hash de anclaje',
    transaction: 'TX en la cadena de bloques',
    pending: 'Pendiente',
  },
  nouns: {
    credentialId: 'ID de la credencial',
    anchorHash: 'hash de anclaje',
    transactionHash: 'hash de la transacción',
  },
  proof: {
    shows:
      'Un archivo de comprobante le muestra a cualquiera, sin intervención nuestra, que esta credencial se había emitido, estaba anclada y no estaba revocada cuando lo guardaste.',
    readsPassport:
      'Quien recibe el archivo lee tu nombre y los últimos cuatro dígitos de tu pasaporte.',
    readsScore: 'Quien recibe el archivo lee tu nombre y tu puntaje.',
    checkedAt: (link) => <>Se comprueba en {link('Comprobar un archivo de comprobante')}.</>,
    save: 'Guardar comprobante',
    isSaved: 'Guardado.',
    isFetched: 'El comprobante está aquí. Presiona Guardar comprobante una vez más para guardarlo.',
    isPending:
      'El comprobante se está obteniendo de la cadena de bloques. Puede tardar medio minuto.',
  },
  otherWallet: {
    label: 'Otra billetera',
    text: 'Cualquier aplicación de billetera que siga el estándar abierto también puede tener esta credencial. Recibe tu nombre y los últimos cuatro dígitos de tu pasaporte, y de ellos muestra lo que elijas allí. Algunas aplicaciones dirán que somos un emisor desconocido: ninguna lista pública de emisores nos nombra.',
    add: 'Agregar a otra billetera',
    addAgain: 'Crear otra oferta',
    scan: (link, time) => (
      <>
        Escanea esto con la otra billetera o {link('ábrelo en este dispositivo')}. Sirve para una
        billetera, hasta las {time}.
      </>
    ),
    qrLabel: 'Código QR para otra billetera',
    digits: (digits) => (
      <>
        La otra billetera pide estos seis dígitos. Escríbelos allí y no se los digas a nadie:
        {digits}
      </>
    ),
    digitsLabel: (digits) => `Dígitos: ${digits}`,
  },
}
