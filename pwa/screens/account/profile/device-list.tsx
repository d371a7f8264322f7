import { useState } from 'react'
import type { Device } from '#contracts/presentation/calls.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { useThisDevice } from '#pwa/device/presentation/devices.ts'
import { words as presentation } from '#pwa/device/presentation/words.ts'
import { EndDevice } from '#pwa/device/presentation/end-device.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import styles from './profile-page.module.css'
import { RenameDevice } from './rename-dialog.tsx'
import { words } from './words.ts'

interface DeviceListProps {
  owner: string
  devices: readonly Device[]
  isOffline: boolean
}

/** Lists devices in use, and keys that wait to replace them. Each device has a button that ends it. */
export function DeviceList({ owner, devices, isOffline }: DeviceListProps) {
  const { data: thisDevice } = useThisDevice(owner)
  const [renamed, setRenamed] = useState<Device | null>(null)

  return (
    <>
      <ul className={styles['list']}>
        {devices.map((device) => (
          <li key={device.deviceId}>
            <DeviceLines device={device} />
            <div className={styles['rowActions']}>
              {device.deviceId === thisDevice && <Badge tone="ok">{words.devices.here}</Badge>}
              <Button
                size="small"
                variant="quiet"
                disabled={isOffline}
                aria-label={words.devices.renameOne(isolate(device.name))}
                onClick={() => setRenamed(device)}
              >
                {words.rename}
              </Button>
              {device.deviceId !== thisDevice && (
                <EndDevice owner={owner} device={device} isOffline={isOffline} />
              )}
            </div>
          </li>
        ))}
      </ul>
      {renamed && <RenameDevice owner={owner} device={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}

function DeviceLines({ device: { name, createdAt, renewedAt, isWaiting } }: { device: Device }) {
  return (
    <p>
      <strong>{isolate(name)}</strong>
      <span className={styles['hint']}>{words.since(formatInstant(createdAt))}</span>
      <span className={styles['hint']}>
        {isWaiting
          ? presentation.device.waiting
          : words.devices.lastRenewed(formatInstant(renewedAt ?? createdAt))}
      </span>
    </p>
  )
}
