import { readCredentialId } from '#contracts/text/copied-id.ts'
import {
  BATCH_MAX,
  type BatchItem,
  CREDENTIAL_ID_INPUT_MAX,
} from '#contracts/verification/batch-calls.ts'

export interface ListedItem extends BatchItem {
  /** Two lines never have the same number, even when their texts are equal. */
  key: number
}

/**
 * Decides whether an entry is QR data or a credential id (spec section 5). JSON is QR data. A text
 * that is longer than any id is QR data too.
 */
export function classify(entry: string): BatchItem {
  const credentialId = entry.startsWith('{') ? entry : readCredentialId(entry)
  const isQrData = entry.startsWith('{') || credentialId.length > CREDENTIAL_ID_INPUT_MAX
  return isQrData ? { qrData: entry } : { credentialId }
}

/** Leaves out empty lines. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

interface Grown {
  items: readonly ListedItem[]
  added: number
  /** The number of entries that were not added, because the list was full. */
  left: number
}

export function grow(items: readonly ListedItem[], entries: readonly string[]): Grown {
  const fitting = entries.slice(0, Math.max(0, BATCH_MAX - items.length))
  const nextKey = Math.max(-1, ...items.map(({ key }) => key)) + 1
  const added = fitting.map((entry, at) => ({ ...classify(entry), key: nextKey + at }))
  return { items: [...items, ...added], added: added.length, left: entries.length - added.length }
}
