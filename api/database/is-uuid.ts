import { z } from 'zod'

/** Checked before a text from an address reaches a uuid column, which would fail on other text. */
export function isUuid(text: string): boolean {
  return z.uuid().safeParse(text).success
}
