import { createHash, createHmac } from 'node:crypto'

/**
 * 256 bits that nobody without the key can tell from random ones. They are derived when a link is handed
 * out, so that no table holds them, and one that is handed out again is the same.
 */
export function deriveSecret(sessionKeys: readonly string[], subject: string): string {
  return createHmac('sha256', sessionKeys[0] ?? '')
    .update(subject)
    .digest('base64url')
}

/** What a table keeps of it: nobody can use the link by reading that. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
