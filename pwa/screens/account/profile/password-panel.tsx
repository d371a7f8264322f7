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
    <Panel title="Password">
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
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordInput
          {...inputProps('newPassword')}
          label="New password"
          hint={`At least ${String(PASSWORD_MIN)} characters. Every other browser and device is signed out.`}
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
