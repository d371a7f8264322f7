import { createHash, createHmac } from 'node:crypto'

/**
 * Derives 256 bits that look random to anyone without the key. No table contains the bits, because each use
 * of the link derives them again. The first session key makes the secret of a new link.
 */
export function deriveSecret(sessionKeys: readonly string[], subject: string): string {
  return createHmac('sha256', sessionKeys[0] ?? '')
    .update(subject)
    .digest('base64url')
}

/**
 * Derives the secret of a stored link again. Tries all keys, because an operator can put a new key first
 * before the mail is sent. Returns undefined when the operator has removed the key of the link.
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

/** The hash alone does not open the link. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
