import { timingSafeEqual } from 'node:crypto'

/** The running time does not reveal the position of the first difference. */
export function isSameSecret(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
