import { z } from 'zod'

/** Asked before a text from an address reaches a uuid column, which would fail on anything else. */
export function isUuid(text: string): boolean {
  return z.uuid().safeParse(text).success
}
