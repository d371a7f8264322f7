import { argon2id } from '@noble/hashes/argon2.js'

/**
 * The parameters of Argon2id that OWASP asks for at least. The server's password hash uses the same
 * parameters. `m` is in KiB.
 */
const COST = { m: 19_456, t: 2, p: 1, dkLen: 32 }

export interface PinRequest {
  pin: string
  salt: Uint8Array<ArrayBuffer>
}

addEventListener('message', ({ data }: MessageEvent<PinRequest>) => {
  postMessage(argon2id(data.pin, data.salt, COST))
})
