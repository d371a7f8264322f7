import { useState } from 'react'
import type { Device } from '#contracts/presentation/calls.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { EndDeviceDialog } from '#pwa/device/presentation/end-device-dialog.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import styles from './profile-page.module.css'
import { RenameDevice } from './rename-device.tsx'
import { useEndDevice, useThisDevice } from './use-profile.ts'

interface DeviceListProps {
  owner: string
  devices: readonly Device[]
  isOffline: boolean
}

/** Devices in use, each with a button that ends it. */
export function DeviceList({ owner, devices, isOffline }: DeviceListProps) {
  const { data: thisDevice } = useThisDevice(owner)
  const end = useEndDevice(owner)
  const [asked, setAsked] = useState<Device | null>(null)
  const [renamed, setRenamed] = useState<Device | null>(null)

  return (
    <>
      <ul className={styles['list']}>
        {devices.map((device) => (
          <li key={device.deviceId}>
            <DeviceLines device={device} />
            <div className={styles['rowActions']}>
              {device.deviceId === thisDevice && <Badge tone="ok">This device</Badge>}
              <Button
                size="small"
                variant="quiet"
                disabled={isOffline}
                aria-label={`Rename ${isolate(device.name)}`}
                onClick={() => {
                  setRenamed(device)
                }}
              >
                Rename
              </Button>
              {device.deviceId !== thisDevice && (
                <Button
                  size="small"
                  disabled={isOffline}
                  isBusy={end.isPending && end.variables === device.deviceId}
                  aria-label={`End ${isolate(device.name)}`}
                  onClick={() => {
                    setAsked(device)
                  }}
                >
                  End
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {renamed && (
        <RenameDevice
          owner={owner}
          device={renamed}
          onClose={() => {
            setRenamed(null)
          }}
        />
      )}
      {asked && (
        <EndDeviceDialog
          device={asked}
          onClose={() => {
            setAsked(null)
          }}
          onConfirm={() => {
            end.mutate(asked.deviceId)
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

function DeviceLines({ device: { name, createdAt, renewedAt } }: { device: Device }) {
  return (
    <p>
      <strong>{isolate(name)}</strong>
      <span className={styles['hint']}>Since {formatInstant(createdAt)}</span>
      <span className={styles['hint']}>Last renewed {formatInstant(renewedAt ?? createdAt)}</span>
    </p>
  )
}
