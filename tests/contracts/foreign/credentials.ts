import {
  DAY_MAX,
  type Fields,
  need,
  readFields,
  readNumber,
  readOctets,
  readSigned,
  readText,
  Refused,
} from './octets.ts'
import { CREDENTIAL_USE, type Trust } from './trust.ts'

const COURSE = 8
const CHAIN_MAX = 2 ** 53 - 1

/** Reads the fields that a credential and a pass have in common. */
export function readVisa(visa: Fields): void {
  need(readNumber(visa.get(1), COURSE) > 0)
  readText(visa.get(2), 16)
  readNumber(visa.get(3), DAY_MAX)
  readNumber(visa.get(4), DAY_MAX)
}

function readCredential(value: unknown): void {
  const claims = readFields(value, [1, 4, 6, 7, -65537])
  const said = claims.get(-65537)
  const isCourse = said instanceof Map && said.get(1) === COURSE
  const visa = readFields(said, [1, 2, 3, 4, 10, ...(isCourse ? [12, 13, 14] : [11])])
  readText(claims.get(1), 253)
  readNumber(claims.get(4))
  readNumber(claims.get(6))
  readOctets(claims.get(7), 16)
  readVisa(visa)
  readText(visa.get(10), 1200)
  if (isCourse) {
    readNumber(visa.get(12), 100)
    readNumber(visa.get(13), DAY_MAX)
    readNumber(visa.get(14), DAY_MAX)
  } else {
    need(/^[0-9]{4}$/.test(readText(visa.get(11), 4)))
  }
}

function readRegistry(value: unknown): void {
  const claims = readFields(value, [1, 6, -65546])
  const registry = readFields(claims.get(-65546), [1, 2])
  readText(claims.get(1), 253)
  readNumber(claims.get(6))
  readNumber(registry.get(1), CHAIN_MAX)
  readOctets(registry.get(2), 20)
}

const READERS = { 'vsg/credential/1': readCredential, 'vsg/registry/1': readRegistry }
export type SignedKind = keyof typeof READERS

/**
 * Returns whether the bytes have the right form, and a credential key of the key set has signed
 * them.
 */
export function isTaken(kind: SignedKind, bytes: Uint8Array, { keySet }: Trust): boolean {
  try {
    const { kid, claims, isBy } = readSigned(bytes)
    READERS[kind](claims)
    const key = keySet.keys.get(kid ?? '')
    return key?.use === CREDENTIAL_USE && isBy(key.key, kind)
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
