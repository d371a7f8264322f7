import { concatBytes } from '#contracts/bytes.ts'

/**
 * Returns the message that a device signs to prove that it has the key: a context, the account and
 * the uncompressed point. The message needs no time. A person who sends the signature again can
 * only register the same key for the same account.
 */
export function deviceProofMessage(userId: string, point: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(new TextEncoder().encode(`vsg/device/1 ${userId} `), point)
}
