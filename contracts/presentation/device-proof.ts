import { concatBytes } from '#contracts/bytes.ts'

/**
 * A device signs this message to prove that it holds the key: the context, the account and the uncompressed
 * point. The message has no time, because a replay only registers the same key for the same account.
 */
export function deviceProofMessage(userId: string, point: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(new TextEncoder().encode(`vsg/device/1 ${userId} `), point)
}
