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

/**
 * Derives the secret of a stored link again, by the key that made it. Undefined when that key is no longer
 * among the keys. Tries all keys, because an operator can put a new key first while the mail waits.
 */
export function findSecret(
  sessionKeys: readonly string[],
  subject: string,
  hash: Uint8Array,
): string | undefined {
  return sessionKeys
    .map((key) => deriveSecret([key], subject))
    .find((secret) => hashSecret(secret).equals(hash))
}

/** Returns the hash that the table contains. The hash alone does not open the link. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
