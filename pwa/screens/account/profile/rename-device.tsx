import {
  DEVICE_NAME_MAX,
  RenameDevice as Renaming,
  type Device,
} from '#contracts/presentation/calls.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import { useAccountForm } from '#pwa/screens/account/use-account-form.ts'
import styles from './profile-page.module.css'
import { refusedFields } from './refused-fields.ts'
import { useRenameDevice } from './use-profile.ts'

interface RenameDeviceProps {
  owner: string
  device: Device
  onClose: () => void
}

export function RenameDevice({ owner, device: { deviceId, name }, onClose }: RenameDeviceProps) {
  const rename = useRenameDevice(owner)
  const { formProps, inputProps } = useAccountForm({
    initial: { name },
    check: (entered) => checkForm(Renaming, entered),
    send: (body, refuse) => {
      rename.mutate(
        { deviceId, ...body },
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
    <Dialog isOpen size="small" title="Rename this device" onClose={onClose}>
      <form className={styles['form']} {...formProps}>
        <TextInput
          {...inputProps('name')}
          label="Name"
          autoComplete="off"
          maxLength={DEVICE_NAME_MAX}
        />
        <Button type="submit" variant="primary" isWide isBusy={rename.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
