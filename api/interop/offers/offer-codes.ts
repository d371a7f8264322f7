import { createHmac } from 'node:crypto'
import { isSameSecret } from '#api/http/is-same-secret.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import type { Env } from '#api/settings/env.ts'
import { TX_CODE_DIGITS } from '#contracts/interop/limits.ts'

/*
 * An offer has two codes: a code in the QR code, and six digits that the holder types in the wallet. Both are
 * derived from the offer's id and a key of the server (`SESSION_KEYS`). Therefore no table contains them, and a
 * thief who has only the database cannot redeem an offer.
 */

type Keys = Pick<Env, 'sessionKeys'>

export function offerCode({ sessionKeys }: Keys, offerId: string): string {
  return `${offerId}.${derive(sessionKeys[0] ?? '', 'code', offerId).toString('base64url')}`
}

export function txCode({ sessionKeys }: Keys, offerId: string): string {
  return digitsOf(sessionKeys[0] ?? '', offerId)
}

/** Returns the id of the code's offer. Returns undefined when the code is not ours. */
export function readOfferCode({ sessionKeys }: Keys, code: string): string | undefined {
  const [offerId = '', secret = '', ...rest] = code.split('.')
  if (!isUuid(offerId) || rest.length > 0) return undefined
  const given = Buffer.from(secret, 'base64url')
  const isOurs = sessionKeys.some((key) => isSameSecret(derive(key, 'code', offerId), given))
  return isOurs ? offerId : undefined
}

export function isTxCode({ sessionKeys }: Keys, offerId: string, digits: string): boolean {
  const given = Buffer.from(digits)
  return sessionKeys.some((key) => isSameSecret(Buffer.from(digitsOf(key, offerId)), given))
}

function digitsOf(key: string, offerId: string): string {
  const number = derive(key, 'digits', offerId).readUIntBE(0, 6) % 10 ** TX_CODE_DIGITS
  return String(number).padStart(TX_CODE_DIGITS, '0')
}

function derive(key: string, what: 'code' | 'digits', offerId: string): Buffer {
  return createHmac('sha256', key).update(`wallet offer\n${what}\n${offerId}`).digest()
}
