import { useDevicesInUse, useThisDevice } from '#pwa/device/presentation/devices.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { DeviceList } from './device-list.tsx'
import styles from './profile-page.module.css'
import { SessionList } from './session-list.tsx'
import { words } from './words.ts'

interface LostPhoneProps {
  owner: string
  isOffline: boolean
  onClose: () => void
}

/**
 * Offers the two steps after the loss of a phone. The first ends the phone's session. The second
 * ends the phone's device key and the codes that it signed.
 */
export function LostPhone({ owner, isOffline, onClose }: LostPhoneProps) {
  const { devices } = useDevicesInUse(owner)
  const { data: thisDevice } = useThisDevice(owner)
  const others = devices?.filter(({ deviceId }) => deviceId !== thisDevice)

  return (
    <Dialog
      isOpen
      title={words.devices.lost.title}
      description={words.devices.lost.text}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.devices.lost.done}
        </Button>
      }
    >
      <div className={styles['form']}>
        <h3>{words.devices.lost.endSession}</h3>
        <SessionList owner={owner} isOffline={isOffline} isOfOthers />
        <h3>{words.devices.lost.endDevice}</h3>
        {others?.length === 0 && <p className={styles['hint']}>{words.devices.lost.noOther}</p>}
        <DeviceList owner={owner} devices={others ?? []} isOffline={isOffline} />
      </div>
    </Dialog>
  )
}
