import { useState, type SubmitEvent } from 'react'
import type { CheckedForm, FieldErrors } from '#pwa/ui/check-form.ts'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'

interface AccountForm<Entered, Values> {
  initial: Entered
  check: (entered: Entered) => CheckedForm<Values>
  /** Is called with checked values. `refuse` shows the server's refusals next to the inputs. */
  send: (values: Values, refuse: (errors: FieldErrors) => void) => void
}

/**
 * A form of text inputs. A wrong input shows a sentence about its error. The first wrong input gets
 * the focus.
 */
export function useAccountForm<Entered extends Record<string, string>, Values>({
  initial,
  check,
  send,
}: AccountForm<Entered, Values>) {
  const [entered, setEntered] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    function refuse(refused: FieldErrors) {
      setErrors(refused)
      focusFirstError(form)
    }
    const checked = check(entered)
    if (checked.errors) {
      refuse(checked.errors)
      return
    }
    setErrors({})
    send(checked.values, refuse)
  }

  return {
    entered,
    formProps: { noValidate: true, onSubmit: handleSubmit },
    clear: () => setEntered(initial),
    inputProps: (name: keyof Entered & string) => ({
      name,
      value: entered[name] ?? '',
      error: errors[name],
      onValueChange: (value: string) => setEntered((before) => ({ ...before, [name]: value })),
    }),
  }
}
