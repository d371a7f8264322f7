import { fromHex, toHex } from '#contracts/bytes.ts'
import { CREDENTIAL_TYPES, type CredentialType } from '#contracts/credentials/credential-type.ts'
import { DAY_MS } from '#contracts/time.ts'
import { INITIALS_BYTES_MAX } from './initials.ts'
import type { CborKey, CborMap, CborValue } from '#contracts/encoding/cbor.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

/**
 * The numbers of the claims that several kinds of signed bytes contain. RFC 8392 defines all these
 * numbers except `VISA`, which is our own.
 */
export const ISS = 1
export const EXP = 4
export const IAT = 6
export const CTI = 7
export const VISA = -65537

/** The numbers of the entries in the claim `VISA`. */
export const VISA_TYPE = 1
export const VISA_INITIALS = 2
export const VISA_ISSUE_DAY = 3
export const VISA_EXPIRY_DAY = 4

export const ISSUER_BYTES_MAX = 253

const UUID_BYTES = 16
const URN = 'urn:uuid:'
/** The last second and the last day of the year 9999. A later year has more than four digits. */
const SECONDS_MAX = 253_402_300_799
const DAY_MAX = 2_932_896

/** The claims that both a credential and its passes contain. */
export interface VisaClaims {
  credentialId: string
  credentialType: CredentialType
  initials: string
  issueDate: string
  expiryDate: string
  issuedAt: Date
  expiresAt: Date
}

/**
 * Reads a map with exactly the keys in `required` and `optional`. Keys in `optional` can be
 * missing. Throws a `MalformedError` for another value.
 */
export function readMap(
  value: CborValue | undefined,
  required: readonly CborKey[],
  optional: readonly CborKey[] = [],
): CborMap {
  if (!(value instanceof Map)) throw new MalformedError('no map where one belongs')
  if (required.some((key) => !value.has(key))) throw new MalformedError('a claim is missing')
  for (const key of value.keys()) {
    if (!required.includes(key) && !optional.includes(key)) {
      throw new MalformedError('a claim that does not belong here')
    }
  }
  return value
}

export function readInteger(value: CborValue | undefined, max: number): number {
  if (typeof value !== 'number' || value < 0 || value > max) {
    throw new MalformedError('a number out of its range')
  }
  return value
}

export function readBytes(value: CborValue | undefined, length?: number): Uint8Array<ArrayBuffer> {
  if (!(value instanceof Uint8Array) || (length !== undefined && value.length !== length)) {
    throw new MalformedError('bytes of another length than they must have')
  }
  return value
}

export function readText(value: CborValue | undefined, bytesMax: number): string {
  if (typeof value !== 'string' || value === '')
    throw new MalformedError('no text where one belongs')
  if (new TextEncoder().encode(value).length > bytesMax) throw new MalformedError('text too long')
  return value
}

export function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

export function readInstant(value: CborValue | undefined): Date {
  return new Date(readInteger(value, SECONDS_MAX) * 1000)
}

/**
 * Returns the number of days from 1970-01-01 to a day in the format `YYYY-MM-DD`. Throws a
 * `RangeError` for other text and for an earlier day.
 */
export function toDayNumber(day: string): number {
  const number = Date.parse(`${day}T00:00:00Z`) / DAY_MS
  if (!Number.isInteger(number) || number < 0) throw new RangeError(`Not a day: ${day}`)
  return number
}

export function readDay(value: CborValue | undefined): string {
  return new Date(readInteger(value, DAY_MAX) * DAY_MS).toISOString().slice(0, 10)
}

/** Returns the number of a type: its position in the list, counted from 1. */
export function toTypeNumber(type: CredentialType): number {
  return CREDENTIAL_TYPES.indexOf(type) + 1
}

export function readType(value: CborValue | undefined): CredentialType {
  const type = CREDENTIAL_TYPES[readInteger(value, CREDENTIAL_TYPES.length) - 1]
  if (!type) throw new MalformedError('a type of credential that is unknown here')
  return type
}

/** Returns the 16 bytes of the UUID in a credential id. Throws a `RangeError` for other text. */
export function toUuidBytes(credentialId: string): Uint8Array<ArrayBuffer> {
  if (!credentialId.startsWith(URN)) throw new RangeError('Not a credential id')
  const bytes = fromHex(credentialId.slice(URN.length).replaceAll('-', ''))
  if (bytes.length !== UUID_BYTES) throw new RangeError('Not a credential id')
  return bytes
}

export function readCredentialId(value: CborValue | undefined): string {
  const hex = toHex(readBytes(value, UUID_BYTES))
  const ends = [0, 8, 12, 16, 20, 32]
  return (
    URN +
    ends
      .slice(1)
      .map((end, at) => hex.slice(ends[at], end))
      .join('-')
  )
}

/**
 * Reads the claims that both a credential and a pass contain. `visa` is the map in the claim
 * `VISA`. Throws a `MalformedError` for another value.
 */
export function readVisaClaims(claims: CborMap, visa: CborMap): VisaClaims {
  return {
    credentialId: readCredentialId(claims.get(CTI)),
    credentialType: readType(visa.get(VISA_TYPE)),
    initials: readText(visa.get(VISA_INITIALS), INITIALS_BYTES_MAX),
    issueDate: readDay(visa.get(VISA_ISSUE_DAY)),
    expiryDate: readDay(visa.get(VISA_EXPIRY_DAY)),
    issuedAt: readInstant(claims.get(IAT)),
    expiresAt: readInstant(claims.get(EXP)),
  }
}
