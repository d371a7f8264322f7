import type { BatchItem, BatchResult } from '#contracts/verification/batch-calls.ts'
import {
  english as verdictEnglish,
  words as verdictWords,
} from '#pwa/screens/verification/verdict/words.tsx'
import { sentenceFor } from '#pwa/screens/verification/verdict/sentences.ts'
import { english, words } from './words.ts'

/** The sentences of the server that have no code. */
const WITHOUT_CODE = new Map<string, string>([
  [verdictEnglish.genuine, verdictWords.genuine],
  [english.results.onRecordOnly, words.results.onRecordOnly],
  [english.toasts.withoutData, words.toasts.withoutData],
])

export interface ShownResult extends BatchResult {
  /**
   * True when the record is valid, but the entry was only an id. An id does not prove who holds the
   * credential, because anybody may know it.
   */
  isOnRecord: boolean
}

/** A second result for the same credential refers to the first one. */
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
    const sentence = sentenceOf(result)
    return {
      ...result,
      message: same === null ? sentence : `${sentence} ${words.results.sameAs(String(same + 1))}`,
      isOnRecord: status === 'valid' && items[originalIndex]?.qrData === undefined,
    }
  })
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
