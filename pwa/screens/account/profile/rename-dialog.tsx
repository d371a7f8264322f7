import {
  PASSKEY_NAME_MAX,
  RenamePasskey as PasskeyForm,
  type Passkey,
} from '#contracts/accounts/passkeys.ts'
import {
  DEVICE_NAME_MAX,
  RenameDevice as DeviceForm,
  type Device,
} from '#contracts/presentation/calls.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { useAccountForm } from '#pwa/screens/account/use-account-form.ts'
import styles from './profile-page.module.css'
import { refusedFields } from './refused-fields.ts'
import { useRenamePasskey } from './use-passkey-changes.ts'
import { useRenameDevice } from './use-profile.ts'
import { words } from './words.ts'

interface RenameDialogProps {
  title: string
  id: string
  name: string
  form: typeof DeviceForm | typeof PasskeyForm
  maxLength: number
  rename: ReturnType<typeof useRenameDevice>
  onClose: () => void
}

function RenameDialog({ title, id, name, form, maxLength, rename, onClose }: RenameDialogProps) {
  const { formProps, inputProps } = useAccountForm({
    initial: { name },
    check: (entered) => checkForm(form, entered),
    send: (body, refuse) => {
      rename.mutate(
        { id, ...body },
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
    <Dialog isOpen size="small" title={title} onClose={onClose}>
      <form className={styles['form']} {...formProps}>
        <TextInput
          {...inputProps('name')}
          label={words.name}
          autoComplete="off"
          maxLength={maxLength}
        />
        <Button type="submit" variant="primary" isWide isBusy={rename.isPending}>
          {words.save}
        </Button>
      </form>
    </Dialog>
  )
}

interface RenameDeviceProps {
  owner: string
  device: Device
  onClose: () => void
}

export function RenameDevice({ owner, device: { deviceId, name }, onClose }: RenameDeviceProps) {
  const rename = useRenameDevice(owner)
  const limits = { form: DeviceForm, maxLength: DEVICE_NAME_MAX }
  const title = words.devices.renameTitle
  return <RenameDialog id={deviceId} {...{ title, name, ...limits, rename, onClose }} />
}

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
  const limits = { form: PasskeyForm, maxLength: PASSKEY_NAME_MAX }
  const title = words.passkeys.renameTitle
  return <RenameDialog id={passkeyId} {...{ title, name, ...limits, rename, onClose }} />
}
