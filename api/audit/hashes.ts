import { createHash } from 'node:crypto'

/**
 * Returns the hash of an entry and of the previous link's hash. A changed, removed or added entry therefore
 * changes the hashes of all later links.
 */
export function linkHash(previous: string, body: string): string {
  return sha256(`vsg/audit/1\n${previous}\n${body}`)
}

/** Returns the hash of a day's last link. The chain gets this hash. */
export function headHash(seq: number, hash: string): string {
  return sha256(`vsg/audit-head/1\n${String(seq)}\n${hash}`)
}

/**
 * Returns the SHA-256 of a salt and a text, in hex. The text cannot be exchanged later, because no other text
 * has this hash. Without the salt, the hash reveals nothing about the text.
 */
export function commitTo(salt: Buffer, text: string): string {
  return createHash('sha256').update(salt).update(text).digest('hex')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
