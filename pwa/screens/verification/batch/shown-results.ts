import type { BatchItem, BatchResult } from '#contracts/verification/batch-calls.ts'
import {
  english as verdictEnglish,
  words as verdictWords,
} from '#pwa/screens/verification/verdict/words.tsx'
import { sentenceFor } from '#pwa/screens/verification/verdict/sentences.ts'
import { SHOWN_STATUSES, type ShownStatus } from '#pwa/screens/verification/verdict/status-names.ts'
import { english, words } from './words.ts'

/** The sentences of the server that have no code. */
const WITHOUT_CODE = new Map<string, string>([
  [verdictEnglish.genuine, verdictWords.genuine],
  [english.results.onRecordOnly, words.results.onRecordOnly],
  [english.toasts.withoutData, words.toasts.withoutData],
])

/** A result as the table, the numbers and the file show it. */
export interface ShownResult extends Omit<BatchResult, 'status'> {
  status: ShownStatus
}

/**
 * Returns the results as they are shown. A valid record counts as `on_record` when the entry was
 * only an id: an id does not prove who holds the credential, because anybody may know it. A second
 * result for the same credential refers to the first one.
 */
export function showResults(
  results: readonly BatchResult[],
  items: readonly BatchItem[],
): ShownResult[] {
  const keys = results.map(({ credentialId, originalIndex }) =>
    keyOf({ ...items[originalIndex], ...(credentialId !== null && { credentialId }) }),
  )
  return results.map((result, at) => {
    const same = firstSame(keys, at)
    const { status, originalIndex } = result
    const isCode = items[originalIndex]?.qrData !== undefined
    const sentence = sentenceOf(result)
    return {
      ...result,
      message: same === null ? sentence : `${sentence} ${words.results.sameAs(String(same + 1))}`,
      status: status === 'valid' && !isCode ? 'on_record' : status,
    }
  })
}

/** Returns how often each status is among the results, without the statuses that are not there. */
export function countStatuses(results: readonly ShownResult[]): [ShownStatus, number][] {
  const countOf = (sought: ShownStatus) => results.filter(({ status }) => status === sought).length
  return SHOWN_STATUSES.map((status): [ShownStatus, number] => [status, countOf(status)]).filter(
    ([, count]) => count > 0,
  )
}

/**
 * Returns the sentence for the code of the result. When the app does not know the code, returns the
 * server's message.
 */
function sentenceOf({ error, message }: BatchResult): string {
  return error === null ? (WITHOUT_CODE.get(message) ?? message) : sentenceFor(error, message)
}

/** Two entries for the same credential or code have the same key. */
export function keyOf({ credentialId, qrData }: BatchItem): string {
  return credentialId ?? qrData ?? ''
}

/**
 * Returns the position of the first entry with the same key. Returns null when this entry is the
 * first.
 */
export function firstSame(keys: readonly string[], at: number): number | null {
  const first = keys.indexOf(keys[at] ?? '')
  return first === at ? null : first
}
