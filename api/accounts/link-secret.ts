import { createHash, createHmac } from 'node:crypto'

/**
 * Derives 256 bits that look random to anyone without the key. They are derived when a link is handed out,
 * so no table holds them, and the same link always has the same secret.
 */
export function deriveSecret(sessionKeys: readonly string[], subject: string): string {
  return createHmac('sha256', sessionKeys[0] ?? '')
    .update(subject)
    .digest('base64url')
}

/** The hash that a table keeps; reading it lets nobody use the link. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
