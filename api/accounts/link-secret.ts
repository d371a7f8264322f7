import { createHash, createHmac } from 'node:crypto'

/**
 * Derives 256 bits that look random to anyone without the key. We derive them each time the link is needed.
 * No table contains them, and the same link always has the same secret.
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
