import { useState, type SubmitEvent } from 'react'
import * as z from 'zod/mini'
import { NewPassword, PASSWORD_MIN } from '#contracts/account.ts'
import { HttpError, sentenceFor } from '#pwa/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm, type FieldErrors } from '#pwa/ui/check-form.ts'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import styles from './auth-page.module.css'

const Form = z.object({ password: NewPassword })

interface NewPasswordFormProps {
  action: string
  isBusy: boolean
  error: Error | null
  onSubmit: (password: string) => void
}

export function NewPasswordForm({ action, isBusy, error, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkForm(Form, { password })
    setErrors(checked.errors ?? {})
    if (checked.values) onSubmit(checked.values.password)
    else focusFirstError(event.currentTarget)
  }

  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit}>
      <PasswordInput
        label="New password"
        name="password"
        autoComplete="new-password"
        hint={`At least ${String(PASSWORD_MIN)} characters.`}
        value={password}
        error={errors['password'] ?? (error ? sentenceOf(error) : undefined)}
        onValueChange={setPassword}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {action}
      </Button>
    </form>
  )
}

function sentenceOf(error: Error): string {
  const fields = error instanceof HttpError ? error.problem?.fields : undefined
  return fields?.['password'] ?? sentenceFor(error)
}
