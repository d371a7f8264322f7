import { writeCsv } from '#contracts/text/csv.ts'
import { statusName } from '#pwa/screens/verification/verdict/status-names.ts'
import type { ShownResult } from './shown-results.ts'
import { words } from './words.ts'

const labels = words.results
const COLUMNS = [
  labels.index,
  labels.credentialId,
  labels.status,
  labels.message,
  labels.verifiedAt,
]

export function toCsv(results: readonly ShownResult[]): string {
  const lines = results.map(({ originalIndex, credentialId, status, message, verifiedAt }) => [
    String(originalIndex + 1),
    credentialId ?? '',
    statusName(status),
    message,
    verifiedAt,
  ])
  return writeCsv([COLUMNS, ...lines])
}
