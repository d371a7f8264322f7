import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '#api/services.ts'
import type { ChallengePurpose } from '#contracts/accounts/passkeys.ts'
import { UsedChallengeRow } from './used-challenge-row.ts'

const NONCE_BYTES = 16
const EXPIRY_BYTES = 4
const MAC_BYTES = 32

/** Long, because a log-in form that offers passkeys may stay open for a while. */
const LIFE_MS = 60 * 60_000

export interface Occasion {
  purpose: ChallengePurpose | 'enrol'
  /** The user's session or the link's id: only an answer from there counts. */
  sessionId: string | undefined
}

/** A challenge needs no row, however many callers ask: it contains its own expiry and occasion. */
export function makeChallenge(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  occasion: Occasion,
): string {
  const said = Buffer.alloc(NONCE_BYTES + EXPIRY_BYTES)
  randomBytes(NONCE_BYTES).copy(said)
  said.writeUInt32BE(Math.floor((clock.now().getTime() + LIFE_MS) / 1000), NONCE_BYTES)
  const mac = sign(env.sessionKeys[0] ?? '', said, occasion)
  return Buffer.concat([said, mac]).toString('base64url')
}

/** Whether the challenge is ours, for this occasion, and still unused; this call uses it up. */
export async function takeChallenge(
  { env, clock, database }: Pick<Services, 'env' | 'clock' | 'database'>,
  challenge: string,
  occasion: Occasion,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== NONCE_BYTES + EXPIRY_BYTES + MAC_BYTES) return false
  const said = bytes.subarray(0, NONCE_BYTES + EXPIRY_BYTES)
  const mac = bytes.subarray(said.length)
  const isOurs = env.sessionKeys.some((key) => timingSafeEqual(sign(key, said, occasion), mac))
  const expiresAt = new Date(said.readUInt32BE(NONCE_BYTES) * 1000)
  if (!isOurs || expiresAt <= clock.now()) return false
  return UsedChallengeRow.take(database, bytes.toString('base64url'), expiresAt)
}

function sign(key: string, said: Buffer, { purpose, sessionId = '' }: Occasion): Buffer {
  return createHmac('sha256', key)
    .update(`passkey challenge\n${purpose}\n${sessionId}\n`)
    .update(said)
    .digest()
}
