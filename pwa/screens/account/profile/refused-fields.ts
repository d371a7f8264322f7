import { reportFailure } from '#pwa/network/report-failure.ts'
import { HttpError } from '#pwa/network/errors.ts'
import type { FieldErrors } from '#pwa/ui/check-form.ts'

/**
 * Returns the server's errors by the name of the input. Shows an error without an input in a toast.
 */
export function refusedFields(error: unknown): FieldErrors {
  const problem = error instanceof HttpError ? error.problem : null
  if (problem?.error === 'WRONG_PASSWORD') return { currentPassword: problem.message }
  if (problem?.error === 'PASSWORD_TOO_COMMON') return { newPassword: problem.message }
  if (problem?.fields) return problem.fields
  reportFailure(error)
  return {}
}
