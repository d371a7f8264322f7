import { useRef, useState, type SubmitEvent } from 'react'
import { HttpError } from '#pwa/network/http.ts'
import type { CheckedForm, FieldErrors } from '#pwa/ui/check-form.ts'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'

interface Heard {
  onSuccess: () => void
  onError: (error: unknown) => void
  onSettled: () => void
}

interface DeedForm<Values> {
  check: () => CheckedForm<Values>
  /** Hands the form what becomes of the deed. */
  send: (values: Values, heard: Heard) => void
  /** Absent where the answer is shown in the form's place. */
  onDone?: () => void
}

/** The form of a deed that is done once, however often it is sent; the first field at fault gets the focus. */
export function useDeedForm<Values>({ check, send, onDone }: DeedForm<Values>) {
  const isSending = useRef(false)
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
    send(checked.values, {
      onSuccess: () => onDone?.(),
      onError: (error) => {
        if (error instanceof HttpError) setErrors(error.problem?.fields ?? {})
        focusFirstError(form)
      },
      onSettled: () => {
        isSending.current = false
      },
    })
  }

  return { errors, handleSubmit }
}
