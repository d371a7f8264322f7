import { useState, type SubmitEvent } from 'react'
import { PASSWORD_MIN, type CurrentUser } from '#contracts/account.ts'
import { ChangePassword } from '#contracts/profile.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm, type FieldErrors } from '#pwa/ui/check-form.ts'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import styles from './profile-page.module.css'
import { refusedFields } from './refused-fields.ts'
import { useChangePassword } from './use-profile.ts'

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordPanel({ user, isOffline }: { user: CurrentUser; isOffline: boolean }) {
  const change = useChangePassword(user.id)
  const [entered, setEntered] = useState(EMPTY)
  const [errors, setErrors] = useState<FieldErrors>({})

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = checkForm(ChangePassword, entered)
    setErrors(checked.errors ?? {})
    if (!checked.values) {
      focusFirstError(form)
      return
    }
    change.mutate(checked.values, {
      onSuccess: () => {
        setEntered(EMPTY)
      },
      onError: (error) => {
        setErrors(refusedFields(error))
        focusFirstError(form)
      },
    })
  }

  function inputProps(name: keyof typeof EMPTY) {
    return {
      name,
      value: entered[name],
      error: errors[name],
      onValueChange: (value: string) => {
        setEntered({ ...entered, [name]: value })
      },
    }
  }

  return (
    <Panel title="Password">
      <form className={styles['form']} noValidate onSubmit={handleSubmit}>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user.username}
          hidden
          readOnly
        />
        <PasswordInput
          {...inputProps('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordInput
          {...inputProps('newPassword')}
          label="New password"
          hint={`At least ${String(PASSWORD_MIN)} characters. Every other browser and all devices are signed out.`}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" disabled={isOffline} isBusy={change.isPending}>
            Change Password
          </Button>
        </div>
      </form>
    </Panel>
  )
}
