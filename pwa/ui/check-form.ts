import type * as z from 'zod/mini'
import { wordsOf } from '#pwa/language/words.ts'

/** The schemas have English sentences. */
const translateSentence = wordsOf('sentences', (english: string) => english)

export type FieldErrors = Record<string, string>

export type CheckedForm<Values> =
  | { values: Values; errors: null }
  | { values: null; errors: FieldErrors }

/** Returns the parsed values, or the first error of each wrong field. */
export function checkForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  entered: unknown,
): CheckedForm<z.output<Schema>> {
  const { data, error } = schema.safeParse(entered)
  if (!error) return { values: data, errors: null }

  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    errors[path.join('.')] ??= translateSentence(message)
  }
  return { values: null, errors }
}
