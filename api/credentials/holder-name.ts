import { createHmac } from 'node:crypto'

/**
 * HMAC-SHA-256 of the salted name under a pepper that no dump holds, so that nobody can find hashes by
 * trying a list of names. Case, spaces and Unicode spelling do not count.
 */
export function hashHolderName(pepper: Uint8Array, salt: Uint8Array, holderName: string): string {
  const normalised = holderName.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return createHmac('sha256', pepper).update(salt).update(normalised).digest('hex')
}
