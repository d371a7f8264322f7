import { argon2id } from '@noble/hashes/argon2.js'

/** As the server hashes passwords: RFC 9106's second choice, lowered to what phones have. */
const COST = { m: 19_456, t: 2, p: 1, dkLen: 32 }

export interface PinRequest {
  pin: string
  salt: Uint8Array<ArrayBuffer>
}

addEventListener('message', ({ data }: MessageEvent<PinRequest>) => {
  postMessage(argon2id(data.pin, data.salt, COST))
})
