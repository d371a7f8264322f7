import {
  PASSKEY_NAME_MAX,
  RenamePasskey as Renaming,
  type Passkey,
} from '#contracts/accounts/passkeys.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { useAccountForm } from '#pwa/screens/account/use-account-form.ts'
import styles from './profile-page.module.css'
import { refusedFields } from './refused-fields.ts'
import { useRenamePasskey } from './use-passkey-changes.ts'

interface RenamePasskeyProps {
  owner: string
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskey({
  owner,
  passkey: { passkeyId, name },
  onClose,
}: RenamePasskeyProps) {
  const rename = useRenamePasskey(owner)
  const { formProps, inputProps } = useAccountForm({
    initial: { name },
    check: (entered) => checkForm(Renaming, entered),
    send: (body, refuse) => {
      rename.mutate(
        { passkeyId, ...body },
        {
          onSuccess: onClose,
          onError: (error) => {
            refuse(refusedFields(error))
          },
        },
      )
    },
  })

  return (
    <Dialog isOpen size="small" title="Rename this passkey" onClose={onClose}>
      <form className={styles['form']} {...formProps}>
        <TextInput
          {...inputProps('name')}
          label="Name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
        />
        <Button type="submit" variant="primary" isWide isBusy={rename.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
