import { concatBytes } from '#contracts/bytes.ts'

/**
 * What a device signs to show that it holds the key it registers: the context, the account and the
 * uncompressed point. It carries no time: replayed, it registers the same key for the same account.
 */
export function deviceProofMessage(userId: string, point: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes(new TextEncoder().encode(`vsg/device/1 ${userId} `), point)
}
