import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '#api/services.ts'
import type { ChallengePurpose } from '#contracts/accounts/passkeys.ts'
import { UsedChallengeRow } from './used-challenge-row.ts'

const NONCE_BYTES = 16
const EXPIRY_BYTES = 4
const MAC_BYTES = 32

/** The validity period of a challenge: one hour, because people leave a log-in page open for a while. */
const LIFE_MS = 60 * 60_000

export interface Occasion {
  purpose: ChallengePurpose | 'enrol'
  /** The id of the user's session or link. No other session or link can use the challenge. */
  sessionId: string | undefined
}

/**
 * Makes a challenge that contains its expiry, and a MAC over the expiry and the occasion. The database
 * therefore stores no row for a new challenge, and visitors who only open the log-in page cannot fill a table.
 * The price: a person who has `SESSION_KEYS` can make challenges.
 */
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

/**
 * Returns whether the challenge is ours, unexpired, unused and made for this occasion. Marks the challenge
 * as used.
 */
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
