import { type CurrentUser } from '#contracts/accounts/account.ts'
import { PASSWORD_MIN } from '#contracts/accounts/registration.ts'
import { ChangePassword } from '#contracts/accounts/profile.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { PasswordInput } from '#pwa/ui/password-input.tsx'
import { useAccountForm } from '#pwa/screens/account/use-account-form.ts'
import styles from './profile-page.module.css'
import { refusedFields } from './refused-fields.ts'
import { useChangePassword } from './use-profile.ts'
import { words } from './words.ts'

export function PasswordPanel({ user, isOffline }: { user: CurrentUser; isOffline: boolean }) {
  const change = useChangePassword(user.id)
  const { formProps, inputProps, clear } = useAccountForm({
    initial: { currentPassword: '', newPassword: '' },
    check: (entered) => checkForm(ChangePassword, entered),
    send: (passwords, refuse) => {
      change.mutate(passwords, {
        onSuccess: clear,
        onError: (error) => {
          refuse(refusedFields(error))
        },
      })
    },
  })

  return (
    <Panel title={words.password.title}>
      <form className={styles['form']} {...formProps}>
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
          label={words.currentPassword}
          autoComplete="current-password"
        />
        <PasswordInput
          {...inputProps('newPassword')}
          label={words.password.new}
          hint={words.password.hint(PASSWORD_MIN)}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" disabled={isOffline} isBusy={change.isPending}>
            {words.password.change}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
