import { concatBytes } from '#contracts/bytes.ts'

/**
 * A device signs this message to prove that it has the key. The message contains a context, the account and
 * the uncompressed point. The message contains no time: if somebody repeats it, only the same key is
 * registered again for the same account.
 */
export function deviceProofMessage(userId: string, point: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(new TextEncoder().encode(`vsg/device/1 ${userId} `), point)
}
