import { HttpError, sentenceFor } from '#pwa/network/http.ts'
import type { FieldErrors } from '#pwa/ui/check-form.ts'
import { showToast } from '#pwa/ui/toast-store.ts'

/** What the server holds against which input; a refusal that is about none of them is a toast. */
export function refusedFields(error: unknown): FieldErrors {
  const problem = error instanceof HttpError ? error.problem : null
  if (problem?.error === 'WRONG_PASSWORD') return { currentPassword: problem.message }
  if (problem?.error === 'PASSWORD_TOO_COMMON') return { newPassword: problem.message }
  if (problem?.fields) return problem.fields
  showToast({ title: 'Error', description: sentenceFor(error), variant: 'destructive' })
  return {}
}
