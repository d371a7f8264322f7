import { useRef, useState, type SubmitEvent } from 'react'
import { HttpError } from '#pwa/network/errors.ts'
import type { CheckedForm, FieldErrors } from '#pwa/ui/check-form.ts'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { useDraftId } from './use-draft-id.ts'

interface Heard {
  onSuccess: () => void
  onError: (error: unknown) => void
  onSettled: () => void
}

interface ActionForm<Values> {
  check: () => CheckedForm<Values>
  /** Sends the values. Calls a function of `heard` for the result. */
  send: (values: Values, heard: Heard, draftId: string) => void
  /** Is called after a success. Undefined when the response itself replaces the form. */
  onDone?: () => void
}

/**
 * A form that runs its action only once, even if the user sends it twice. The first wrong field
 * gets the focus.
 */
export function useActionForm<Values>({ check, send, onDone }: ActionForm<Values>) {
  const isSending = useRef(false)
  const { draftIdOf, forgetDraft } = useDraftId()
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const checked = check()
    setErrors(checked.errors ?? {})
    if (!checked.values) {
      focusFirstError(form)
      return
    }
    isSending.current = true
    const heard = {
      onSuccess: () => {
        forgetDraft()
        onDone?.()
      },
      onError: (error: unknown) => {
        // The server has refused and done nothing, so the next submission is a new action.
        if (error instanceof HttpError && error.problem && error.status < 500) forgetDraft()
        if (error instanceof HttpError) setErrors(error.problem?.fields ?? {})
        focusFirstError(form)
      },
      onSettled: () => {
        isSending.current = false
      },
    }
    send(checked.values, heard, draftIdOf(checked.values))
  }

  return { errors, handleSubmit }
}
