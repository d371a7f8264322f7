import type { BatchItem, BatchResult } from '#contracts/verification/batch-calls.ts'

export interface ShownResult extends BatchResult {
  /**
   * True when the record is valid but the entry was only an id. Anybody can know an id, so an id does not
   * prove who holds the credential.
   */
  isOnRecord: boolean
}

/** Adds the entered text to each result. A second result for a credential refers to the first result. */
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

/** Returns the same key for two entries of the same credential or code. */
export function keyOf({ credentialId, qrData }: BatchItem): string {
  return credentialId ?? qrData ?? ''
}

/** Returns "Same as entry 1" for a repeated entry. Returns null for the first entry. */
export function nameSame(keys: readonly string[], at: number): string | null {
  const first = keys.indexOf(keys[at] ?? '')
  return first === at ? null : `Same as entry ${String(first + 1)}`
}
