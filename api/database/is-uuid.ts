import { z } from 'zod'

/** Returns whether the text is a UUID. Call this first, because a query for another text would fail. */
export function isUuid(text: string): boolean {
  return z.uuid().safeParse(text).success
}
