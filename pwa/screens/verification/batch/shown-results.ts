import type { BatchItem, BatchResult } from '#contracts/verification/batch-calls.ts'

export interface ShownResult extends BatchResult {
  /** Good by its record, and looked up by an id that anybody may have read somewhere. */
  isOnRecord: boolean
}

/** Each with what was entered for it in mind, and of two for one credential the second says so. */
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

/** What two entries for the same have in common. */
export function keyOf({ credentialId, qrData }: BatchItem): string {
  return credentialId ?? qrData ?? ''
}

/** "Same as entry 1", of one that comes once more; null of the first. */
export function nameSame(keys: readonly string[], at: number): string | null {
  const first = keys.indexOf(keys[at] ?? '')
  return first === at ? null : `Same as entry ${String(first + 1)}`
}
