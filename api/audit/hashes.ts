import { createHash } from 'node:crypto'

/** Each link holds all before it: to alter, take out or put in an entry alters every link that follows. */
export function linkHash(previous: string, body: string): string {
  return sha256(`vsg/audit/1\n${previous}\n${body}`)
}

/** What is anchored of a day. */
export function headHash(seq: number, hash: string): string {
  return sha256(`vsg/audit-head/1\n${String(seq)}\n${hash}`)
}

/** Tells nothing of the text without its salt, and no other text fits it. */
export function commitTo(salt: Buffer, text: string): string {
  return createHash('sha256').update(salt).update(text).digest('hex')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
