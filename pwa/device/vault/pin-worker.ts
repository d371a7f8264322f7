import { argon2id } from '@noble/hashes/argon2.js'

/**
 * The same values as for the server's password hash: the second choice of RFC 9106, with less memory for
 * phones.
 */
const COST = { m: 19_456, t: 2, p: 1, dkLen: 32 }

export interface PinRequest {
  pin: string
  salt: Uint8Array<ArrayBuffer>
}

addEventListener('message', ({ data }: MessageEvent<PinRequest>) => {
  postMessage(argon2id(data.pin, data.salt, COST))
})
