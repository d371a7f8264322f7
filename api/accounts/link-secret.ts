import { createHash, createHmac } from 'node:crypto'

/**
 * Derives 256 bits that look random to anyone without the key. The bits are derived each time the link is
 * needed, and no table contains them. One link has the same secret until the first session key changes.
 */
export function deriveSecret(sessionKeys: readonly string[], subject: string): string {
  return createHmac('sha256', sessionKeys[0] ?? '')
    .update(subject)
    .digest('base64url')
}

/** Returns the hash that the table contains. Nobody can use the link with this hash. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
