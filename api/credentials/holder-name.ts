import { createHmac } from 'node:crypto'

/**
 * Returns the HMAC-SHA-256 of the salted name. The key is not in the database. A thief of the database
 * therefore cannot find a name by trying a list of names. The result does not depend on case, spaces and
 * Unicode spelling.
 */
export function hashHolderName(pepper: Uint8Array, salt: Uint8Array, holderName: string): string {
  const normalised = holderName.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return createHmac('sha256', pepper).update(salt).update(normalised).digest('hex')
}
