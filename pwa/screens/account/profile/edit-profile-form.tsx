import type { CurrentUser } from '#contracts/accounts/account.ts'
import { UpdateProfile } from '#contracts/accounts/profile.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { words as uiWords } from '#pwa/ui/words.ts'
import { useAccountForm } from '#pwa/screens/account/use-account-form.ts'
import styles from './profile-page.module.css'
import { refusedFields } from './refused-fields.ts'
import { useUpdateProfile } from './use-profile.ts'
import { words } from './words.ts'

interface EditProfileFormProps {
  user: CurrentUser
  isOffline: boolean
  /** Is called after the user saves or cancels. */
  onEnd: () => void
}

export function EditProfileForm({ user, isOffline, onEnd }: EditProfileFormProps) {
  const update = useUpdateProfile(user.id)
  const { entered, formProps, inputProps } = useAccountForm({
    initial: { username: user.username, email: user.email, currentPassword: '' },
    check: ({ currentPassword, ...profile }) =>
      checkForm(UpdateProfile, isNew(profile) ? { ...profile, currentPassword } : profile),
    send: (changes, refuse) => {
      update.mutate(changes, {
        onSuccess: onEnd,
        onError: (error) => {
          refuse(refusedFields(error))
        },
      })
    },
  })

  function isNew({ username, email }: Pick<CurrentUser, 'username' | 'email'>): boolean {
    return username.trim() !== user.username || email.trim() !== user.email
  }

  return (
    <form className={styles['form']} {...formProps}>
      <TextInput
        {...inputProps('username')}
        label={words.details.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...inputProps('email')}
        label={words.details.email}
        type="email"
        autoComplete="email"
      />
      {isNew(entered) && (
        <PasswordInput
          {...inputProps('currentPassword')}
          label={words.currentPassword}
          hint={words.details.passwordHint}
          autoComplete="current-password"
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" disabled={isOffline} isBusy={update.isPending}>
          {words.save}
        </Button>
        <Button onClick={onEnd}>{uiWords.dialog.cancel}</Button>
      </div>
    </form>
  )
}
