import { createHash } from 'node:crypto'

/**
 * Hashes an entry together with the hash of the previous link. A changed, removed or added entry changes all
 * later links.
 */
export function linkHash(previous: string, body: string): string {
  return sha256(`vsg/audit/1\n${previous}\n${body}`)
}

/** Returns the hash that is anchored for a day. */
export function headHash(seq: number, hash: string): string {
  return sha256(`vsg/audit-head/1\n${String(seq)}\n${hash}`)
}

/**
 * Returns the salted hash of a text, which no other text has. Without the salt, the hash reveals nothing
 * about the text.
 */
export function commitTo(salt: Buffer, text: string): string {
  return createHash('sha256').update(salt).update(text).digest('hex')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
