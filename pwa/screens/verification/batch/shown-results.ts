import type { BatchItem, BatchResult } from '#contracts/verification/batch-calls.ts'

export interface ShownResult extends BatchResult {
  /** Valid by its record, but looked up by an id that anybody may have read somewhere. */
  isOnRecord: boolean
}

/** Adds to each result what was entered for it. The second result for a credential names the first. */
export function showResults(
  results: readonly BatchResult[],
  items: readonly BatchItem[],
): ShownResult[] {
  const keys = results.map(({ credentialId, originalIndex }) =>
    keyOf({ ...items[originalIndex], ...(credentialId !== null && { credentialId }) }),
  )
  return results.map((result, at) => {
    const same = nameSame(keys, at)
    const { status, message, originalIndex } = result
    return {
      ...result,
      message: same === null ? message : `${message} ${same}.`,
      isOnRecord: status === 'valid' && items[originalIndex]?.qrData === undefined,
    }
  })
}

/** The same for two entries of the same credential or code. */
export function keyOf({ credentialId, qrData }: BatchItem): string {
  return credentialId ?? qrData ?? ''
}

/** "Same as entry 1" for a repeated entry; null for the first. */
export function nameSame(keys: readonly string[], at: number): string | null {
  const first = keys.indexOf(keys[at] ?? '')
  return first === at ? null : `Same as entry ${String(first + 1)}`
}
