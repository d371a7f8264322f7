import { formatReceiptNumber, ReceiptSnapshot } from '#contracts/checkout/receipts.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import type { Services } from '#api/services.ts'
import type { Section } from './export-list.ts'

type Row = Record<string, unknown>

/**
 * The functions that complete rows before the export. Such a function decrypts sealed data or reads a stored
 * snapshot.
 */
export const OPENERS: Partial<Record<Section['name'], (services: Services, row: Row) => Row>> = {
  credentials: openCredential,
  receipts: openReceipt,
}

function openReceipt(_services: Services, row: Row): Row {
  const { series, number, snapshot, ...rest } = row as { series: string; number: number } & Row
  return {
    ...rest,
    number: formatReceiptNumber(series, number),
    ...ReceiptSnapshot.parse(snapshot),
  }
}

/** Adds the claims that only the sealed credential contains. A missing claim is null. */
function openCredential({ sealing }: Services, row: Row): Row {
  const { credentialId, sealed } = row as { credentialId: string; sealed: Buffer }
  const { claims } = parseCredential(sealing.open(credentialId, sealed))
  const nothing = { passportLastFour: null, score: null, edition: null, oldestFact: null }
  return { ...nothing, ...claims, ...row }
}
