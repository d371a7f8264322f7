import { describeInput, reasonOf } from '#contracts/describe-input.ts'
import type * as z from 'zod/mini'
import { wordsOf } from '#pwa/language/words.ts'

const describe = wordsOf('reasons', describeInput)

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
  for (const issue of error.issues) {
    errors[issue.path.join('.')] ??= describe(reasonOf(issue))
  }
  return { values: null, errors }
}
