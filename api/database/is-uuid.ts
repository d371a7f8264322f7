import { z } from 'zod'

/**
 * Returns whether the text is a UUID. Call this before a query by id, because the query would fail with
 * another text.
 */
export function isUuid(text: string): boolean {
  return z.uuid().safeParse(text).success
}
