import { createHash } from 'node:crypto'

/** Each link covers all links before it: altering, removing or adding an entry alters every later link. */
export function linkHash(previous: string, body: string): string {
  return sha256(`vsg/audit/1\n${previous}\n${body}`)
}

/** The hash that is anchored for a day. */
export function headHash(seq: number, hash: string): string {
  return sha256(`vsg/audit-head/1\n${String(seq)}\n${hash}`)
}

/** Without its salt, the hash reveals nothing of the text; no other text matches it. */
export function commitTo(salt: Buffer, text: string): string {
  return createHash('sha256').update(salt).update(text).digest('hex')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
