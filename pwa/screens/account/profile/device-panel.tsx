import { useState } from 'react'
import type { Device } from '#contracts/presentation/calls.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { CodeList } from '#pwa/device/presentation/code-list.tsx'
import { useDevicesInUse, useThisDevice } from '#pwa/device/presentation/devices.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { LoadingLine } from '#pwa/ui/spinner.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { DeviceList } from './device-list.tsx'
import styles from './profile-page.module.css'
import { words } from './words.ts'
import { SessionList } from './session-list.tsx'

interface LostPhoneProps {
  owner: string
  isOffline: boolean
  onClose: () => void
}

/** Lists every device whose key can show the account's credentials. Offers to end a lost device. */
export function DevicePanel({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { devices, waiting, ended, error, isPending } = useDevicesInUse(owner)
  const [isLost, setIsLost] = useState(false)

  return (
    <Panel title={words.devices.title}>
      {isPending && <LoadingLine className={styles['hint']} />}
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      {devices?.length === 0 && <p className={styles['hint']}>{words.devices.none}</p>}
      <DeviceList owner={owner} devices={[...(devices ?? []), ...waiting]} isOffline={isOffline} />
      <ul className={styles['list']}>
        {ended?.map((device) => (
          <li key={device.deviceId}>
            <EndedLines device={device} />
          </li>
        ))}
      </ul>
      <CodeList
        owner={owner}
        isOffline={isOffline}
        classes={{ list: styles['list'], hint: styles['hint'] }}
      />
      <div>
        <Button disabled={isOffline} onClick={() => setIsLost(true)}>
          {words.devices.lost.title}
        </Button>
      </div>
      {isLost && <LostPhone owner={owner} isOffline={isOffline} onClose={() => setIsLost(false)} />}
    </Panel>
  )
}

function EndedLines({ device: { name, endedAt, endReason } }: { device: Device }) {
  if (endedAt === null || endReason === null) return null
  return (
    <p>
      <strong>{isolate(name)}</strong>
      <span className={styles['hint']}>
        {words.devices.ended(formatInstant(endedAt), words.devices.ends[endReason])}
      </span>
    </p>
  )
}

/**
 * Offers the two steps after the loss of a phone. The first ends the phone's session. The second
 * ends the phone's device key and the codes that it signed.
 */
function LostPhone({ owner, isOffline, onClose }: LostPhoneProps) {
  const { devices, waiting } = useDevicesInUse(owner)
  const { data: thisDevice } = useThisDevice(owner)
  const others = devices?.concat(waiting).filter(({ deviceId }) => deviceId !== thisDevice)

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
