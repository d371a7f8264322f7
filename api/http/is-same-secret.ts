import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets. The time that the comparison takes does not reveal the first different byte. */
export function isSameSecret(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
