import { writeCsv } from '#contracts/csv.ts'
import type { BatchResult } from '#contracts/verification/batch-calls.ts'
import { statusName } from '#pwa/screens/verification/verdict/status-names.ts'

const COLUMNS = ['Index', 'Credential ID', 'Status', 'Message', 'Verified At']

export function toCsv(results: readonly BatchResult[]): string {
  const lines = results.map(({ originalIndex, credentialId, status, message, verifiedAt }) => [
    String(originalIndex + 1),
    credentialId ?? '',
    statusName(status),
    message,
    verifiedAt,
  ])
  return writeCsv([COLUMNS, ...lines])
}
