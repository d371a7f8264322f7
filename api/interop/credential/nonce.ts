import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '#api/http/is-same-secret.ts'
import type { Services } from '#api/services.ts'
import { NONCE_MS } from '#contracts/interop/limits.ts'

const RANDOM_BYTES = 12
const EXPIRY_BYTES = 4

/** Makes a signed nonce that contains its own expiry. Therefore no table has to store nonces. */
export function makeNonce({ env, clock }: Pick<Services, 'env' | 'clock'>): string {
  const said = Buffer.alloc(RANDOM_BYTES + EXPIRY_BYTES)
  randomBytes(RANDOM_BYTES).copy(said)
  said.writeUInt32BE(Math.floor((clock.now().getTime() + NONCE_MS) / 1000), RANDOM_BYTES)
  return Buffer.concat([said, sign(env.sessionKeys[0] ?? '', said)]).toString('base64url')
}

/** Returns whether the nonce is ours and has not expired. */
export function isNonce({ env, clock }: Pick<Services, 'env' | 'clock'>, nonce: string): boolean {
  const bytes = Buffer.from(nonce, 'base64url')
  const said = bytes.subarray(0, RANDOM_BYTES + EXPIRY_BYTES)
  const mac = bytes.subarray(said.length)
  const isOurs = env.sessionKeys.some((key) => isSameSecret(sign(key, said), mac))
  return isOurs && said.readUInt32BE(RANDOM_BYTES) * 1000 > clock.now().getTime()
}

function sign(key: string, said: Buffer): Buffer {
  return createHmac('sha256', key).update('wallet nonce\n').update(said).digest()
}
