import * as z from 'zod/mini'
import { NewPassword, PASSWORD_MIN } from '#contracts/accounts/registration.ts'
import { HttpError, sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import styles from '#pwa/screens/account/auth-page.module.css'
import { useAccountForm } from '#pwa/screens/account/use-account-form.ts'
import { words } from './words.ts'

const Form = z.object({ password: NewPassword })

interface NewPasswordFormProps {
  action: string
  isBusy: boolean
  error: Error | null
  onSubmit: (password: string) => void
}

export function NewPasswordForm({ action, isBusy, error, onSubmit }: NewPasswordFormProps) {
  const { formProps, inputProps } = useAccountForm({
    initial: { password: '' },
    check: (entered) => checkForm(Form, entered),
    send: ({ password }) => onSubmit(password),
  })
  const input = inputProps('password')

  return (
    <form className={styles['form']} {...formProps}>
      <PasswordInput
        {...input}
        label={words.newPassword.label}
        autoComplete="new-password"
        hint={words.newPassword.atLeast(PASSWORD_MIN)}
        error={input.error ?? (error ? sentenceOf(error) : undefined)}
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
