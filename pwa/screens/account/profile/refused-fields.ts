import { tellFailure } from '#pwa/network/tell-failure.ts'
import { HttpError } from '#pwa/network/http.ts'
import type { FieldErrors } from '#pwa/ui/check-form.ts'

/** The server's refusals by input. A refusal that belongs to no input is a toast. */
export function refusedFields(error: unknown): FieldErrors {
  const problem = error instanceof HttpError ? error.problem : null
  if (problem?.error === 'WRONG_PASSWORD') return { currentPassword: problem.message }
  if (problem?.error === 'PASSWORD_TOO_COMMON') return { newPassword: problem.message }
  if (problem?.fields) return problem.fields
  tellFailure(error)
  return {}
}
