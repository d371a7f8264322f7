import { createHmac } from 'node:crypto'

/**
 * Returns the HMAC-SHA-256 of the salted name. The key of the HMAC is not in the database, so a thief of the
 * database cannot find names by trying a list. Case, spaces and Unicode spelling make no difference.
 */
export function hashHolderName(pepper: Uint8Array, salt: Uint8Array, holderName: string): string {
  const normalised = holderName.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return createHmac('sha256', pepper).update(salt).update(normalised).digest('hex')
}
