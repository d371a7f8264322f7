import { useState, type SubmitEvent } from 'react'
import type { CurrentUser } from '#contracts/account.ts'
import { UpdateProfile } from '#contracts/profile.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm, type FieldErrors } from '#pwa/ui/check-form.ts'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './profile-page.module.css'
import { refusedFields } from './refused-fields.ts'
import { useUpdateProfile } from './use-profile.ts'

interface EditProfileFormProps {
  user: CurrentUser
  isOffline: boolean
  /** Saved or given up. */
  onEnd: () => void
}

export function EditProfileForm({ user, isOffline, onEnd }: EditProfileFormProps) {
  const update = useUpdateProfile()
  const [username, setUsername] = useState(user.username)
  const [email, setEmail] = useState(user.email)
  const [currentPassword, setCurrentPassword] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const isEmailNew = email.trim() !== user.email

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = checkForm(UpdateProfile, {
      username,
      email,
      ...(isEmailNew && { currentPassword }),
    })
    setErrors(checked.errors ?? {})
    if (!checked.values) {
      focusFirstError(form)
      return
    }
    update.mutate(checked.values, {
      onSuccess: onEnd,
      onError: (error) => {
        setErrors(refusedFields(error))
        focusFirstError(form)
      },
    })
  }

  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit}>
      <TextInput
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={errors['username']}
        onValueChange={setUsername}
      />
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={errors['email']}
        onValueChange={setEmail}
      />
      {isEmailNew && (
        <PasswordInput
          label="Current password"
          hint="A new address needs it, so that nobody else can take your account."
          name="current-password"
          autoComplete="current-password"
          value={currentPassword}
          error={errors['currentPassword']}
          onValueChange={setCurrentPassword}
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" disabled={isOffline} isBusy={update.isPending}>
          Save
        </Button>
        <Button onClick={onEnd}>Cancel</Button>
      </div>
    </form>
  )
}
